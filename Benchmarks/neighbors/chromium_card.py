"""Headless Chromium, asked over its debugging pipe: change the page, take a picture."""
import json
import os
import shutil
import subprocess
import tempfile
import time

import base64
import common


class Browser:
    def __init__(self):
        name = shutil.which("chromium") or shutil.which("chromium-browser")
        if name is None:
            raise SystemExit("chromium is not installed")
        self.profile = tempfile.mkdtemp()
        theirs_in, self.out = os.pipe()
        self.input, theirs_out = os.pipe()

        def place():
            # Descriptors 3 and 4 are the pipe's ends on the browser's side.
            os.dup2(theirs_in, 60)
            os.dup2(theirs_out, 61)
            os.dup2(60, 3)
            os.dup2(61, 4)

        self.process = subprocess.Popen(
            [name, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--force-device-scale-factor=3", "--window-size=158,158", "--hide-scrollbars",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.number = 0
        self.pending = b""
        self.session = None

    def read(self):
        while b"\0" not in self.pending:
            chunk = os.read(self.input, 1 << 20)
            if not chunk:
                raise SystemExit("chromium ended")
            self.pending += chunk
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.out, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"chromium: {answer['error']}")
                return answer["result"]

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


begin = time.perf_counter()
browser = Browser()
try:
    target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
    browser.session = browser.ask(
        "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.ask("Emulation.setDeviceMetricsOverride", width=158, height=158,
                deviceScaleFactor=3, mobile=False)
    frame = browser.ask("Page.getFrameTree")["frameTree"]["frame"]["id"]
    browser.ask("Page.setDocumentContent", frameId=frame, html=common.html(72))

    def png(iteration):
        number = iteration % 100
        browser.ask("Runtime.evaluate", expression=(
            f"document.getElementById('number').textContent = '{number}°';"
            f"document.getElementById('done').style.width = '{number}%'"))
        return base64.b64decode(browser.ask("Page.captureScreenshot", format="png")["data"])

    first = png(72)
    cold = (time.perf_counter() - begin) * 1000
    if common.picture():
        with open(common.picture(), "wb") as file:
            file.write(first)
    common.report(png=common.median(png, common.seconds()), cold=cold)
finally:
    browser.close()
