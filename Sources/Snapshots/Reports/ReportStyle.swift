/// How a report looks and moves.
enum ReportStyle {
  /// One file holds expected, difference and actual; each panel shows its third of it.
  static let css = """
    :root { color-scheme: light dark; --page: #e9e9ee; --ink: #1c1c1e; --faint: #5c5c63; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #17171a; --ink: #f2f2f7; --faint: #a0a0a8; } }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 14px/1.4 Inter, system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; padding: 12px 32px; background: var(--page);
      border-bottom: 1px solid color-mix(in srgb, var(--ink) 15%, transparent); }
    h1 { margin: 0; font-size: 22px; } p { margin: 4px 0; } .note { color: #c2410c; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-top: 8px; }
    select, input { font: inherit; }
    main { padding: 24px 32px 48px; display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-end; }
    figure { margin: 0; max-width: 100%; }
    figcaption { margin-top: 8px; font-size: 12px; color: var(--faint); max-width: 480px;
      overflow-wrap: anywhere; }
    figcaption strong { color: var(--ink); }
    .status { border: 1px solid currentcolor; border-radius: 4px; padding: 0 4px; }
    .views { display: grid; grid-auto-flow: column; gap: 8px; width: max-content; max-width: 100%; }
    .panel { width: var(--w); height: var(--h); background: var(--p) 0 0 / var(--full) var(--h)
      no-repeat; }
    .panel.difference { background-position-x: calc(-1 * var(--step)); }
    .panel.actual { background-position-x: calc(-2 * var(--step)); }
    .views:not(.triple) .panel { background-color: #98989c; }
    .position { display: none; }
    body:not([data-view=side]) .triple { display: block; position: relative; width: var(--w); }
    body:not([data-view=side]) .triple .difference { display: none; }
    body:not([data-view=side]) .triple .actual { position: absolute; inset: 0; }
    body[data-view=slider] .triple .actual { clip-path: inset(0 0 0 var(--x, 50%)); }
    body[data-view=slider] .triple .position { display: block; width: var(--w); margin: 4px 0 0; }
    body[data-view=overlay] .triple .actual { mix-blend-mode: difference; }
    body[data-view=blink] .triple .actual { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { visibility: hidden; } }
    [hidden] { display: none !important; }
    """

  /// The address keeps what is chosen, so that a view of the report can be passed on.
  static let script = """
    const form = document.getElementById('filters');
    const figures = [...document.querySelectorAll('figure')];
    function apply() {
      const wanted = new FormData(form);
      const words = (wanted.get('text') || '').toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const figure of figures) {
        const caption = figure.textContent.toLowerCase();
        figure.hidden = !words.every(word => caption.includes(word))
          || ['status', 'group'].some(
            name => wanted.get(name) && wanted.get(name) !== figure.dataset[name]);
        if (!figure.hidden) shown += 1;
      }
      document.body.dataset.view = wanted.get('view');
      document.getElementById('count').value = shown + ' of ' + figures.length;
      const chosen = [...wanted].filter(([, value]) => value);
      history.replaceState(null, '', '#' + new URLSearchParams(chosen));
    }
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (form.elements[name]) form.elements[name].value = value;
    }
    for (const slider of document.querySelectorAll('.position')) {
      slider.addEventListener('input', () =>
        slider.parentElement.style.setProperty('--x', slider.value + '%'));
    }
    form.addEventListener('input', apply);
    form.addEventListener('submit', event => event.preventDefault());
    apply();
    """
}
