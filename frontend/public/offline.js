// The page that was asked for comes by itself when the line is back, also where the browser does not notice that it is.
(function () {
  const LOOK_EVERY_MS = 5000;
  function reload() {
    location.reload();
  }
  addEventListener('online', reload);
  setInterval(function () {
    fetch('/health/live', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) reload();
      },
      function () {
        // still no line
      },
    );
  }, LOOK_EVERY_MS);
})();
