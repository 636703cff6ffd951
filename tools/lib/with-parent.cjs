// Preloaded by every process that the project's commands start (with-parent.mjs): it ends when the process that started it
// has ended, or the command itself. A killed command can tell its children nothing, and npm tells only its shell when it gets a
// SIGTERM. Both are looked at: a process may be so young that its parent ended before it could remember it.
const { isMainThread } = require('node:worker_threads');

const LOOK_MS = 500;

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

if (isMainThread && process.platform !== 'win32') {
  const parent = process.ppid;
  const command = Number(process.env.COMMAND_PID);
  const watch = setInterval(() => {
    if (process.ppid === parent && !(command > 0 && isGone(command))) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
