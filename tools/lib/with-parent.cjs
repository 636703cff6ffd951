// Preloaded by every process that the project's commands start (with-parent.mjs): it ends when the process that started it
// has ended. A killed command can tell its children nothing, and npm tells only its shell when it gets a SIGTERM.
const { isMainThread } = require('node:worker_threads');

const LOOK_MS = 500;

if (isMainThread && process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
