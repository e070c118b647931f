// Requests to the server that brought this page.

/** What the server said against a request. */
export class RequestError extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export class API {
  /** @param {string} token */
  constructor(token) {
    this.token = token;
  }

  /**
   * The address of a request; a query's value may be a list.
   * @param {string} path
   * @param {Record<string, any>} [query]
   */
  address(path, query = {}) {
    const all = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined && each !== null && each !== '') all.append(name, String(each));
      }
    }
    all.set('token', this.token);
    return `${location.origin}/api/${path}?${all}`;
  }

  /** @param {string | null} key */
  picture(key) {
    return key ? this.address(`pictures/${key}.png`) : '';
  }

  /** Null: there is nothing to tell.
   * @param {string} path @param {Record<string, any>} [query] @returns {Promise<any>} */
  get(path, query) {
    return this.#send('GET', path, query);
  }

  /** @param {string} path @param {any} [body] @returns {Promise<any>} */
  post(path, body = {}) {
    return this.#send('POST', path, {}, body);
  }

  /** @param {string} path @returns {Promise<any>} */
  delete(path) {
    return this.#send('DELETE', path, {});
  }

  /** @param {string} method @param {string} path @param {Record<string, any>} [query] @param {any} [body] */
  async #send(method, path, query, body) {
    const isBytes = body instanceof Blob;
    /** @type {RequestInit} */
    const options = { method };
    if (body !== undefined) {
      options.body = isBytes ? body : JSON.stringify(body);
      options.headers = { 'Content-Type': isBytes ? body.type : 'application/json' };
    }
    const answer = await fetch(this.address(path, query), options);
    // What was asked about is gone, or has shown nothing yet.
    if (answer.status === 204) return null;
    const value = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new RequestError(answer.status, value.error ?? `the server answered ${answer.status}`);
    return value;
  }
}
