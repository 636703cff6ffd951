// Loads the site's script on a page that the server has drawn, after the first paint. Earlier it would share the line with
// the style sheet and delay the page. Its files run one by one, each in its own task. In one task they would stop a slow
// phone for 150 ms.
(function (root, files) {
  const LONGEST_PAINT_MS = 1000;
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    files.forEach(function (file) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
    // boot.js then fetches the page's other files
    window.dispatchEvent(new Event('site:starts'));
    files
      .reduce(function (before, file) {
        return before
          .then(function () {
            return import(file);
          })
          .then(nextTask);
      }, Promise.resolve())
      .catch(function () {
        window.dispatchEvent(new Event('site:not-started'));
      });
  }
  function nextTask() {
    return new Promise(function (goOn) {
      setTimeout(goOn);
    });
  }
  // an invisible page is never painted: one in a background tab, and one that the server drew for other readers
  if (document.hidden || !root.classList.contains('is-drawn')) return start();
  // The browser tells when the page has been painted: that is some 40 ms after the frame's task, in which the files would
  // already share the line and the processor with the paint. Where it does not tell, the frame has to do.
  const isTold = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (isTold) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // browsers draw no frame before the style sheet has loaded
  requestAnimationFrame(function () {
    setTimeout(start, isTold ? LONGEST_PAINT_MS : 0);
  });
  document.addEventListener('visibilitychange', start, { once: true });
})(document.documentElement, SITE);
