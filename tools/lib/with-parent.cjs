// Preloaded by every process that the project's commands start (with-parent.mjs): it ends when the process that started it
// has ended, or the command itself. A killed command can tell its children nothing, and npm tells only its shell when it gets a
// SIGTERM. Both are looked at: a process may be so young that its parent ended before it could remember it. And the parent may be the
// shell in which npm runs a script, which a killed npm leaves behind: so the parent's own parent is looked at too.
const { readFileSync } = require('node:fs');
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

/** The parent of a process; null where the system does not tell it so. */
const parentOf = (pid) => {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) || null;
  } catch {
    return null;
  }
};

if (isMainThread && process.platform !== 'win32') {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const command = Number(process.env.COMMAND_PID);
  const watch = setInterval(() => {
    // what cannot be read is no news: there may be no room for another open file
    const isOrphan = process.ppid !== parent || (grandparent && (parentOf(parent) ?? grandparent) !== grandparent);
    if (!isOrphan && !(command > 0 && isGone(command))) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
