// The processor time of processes, from /proc. On systems without it, nothing is measured, and the tables say so.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { withClient } from './league.mjs';

/** One tick of /proc in ms: 100 in a second on every Linux. */
const TICK_MS = 10;

export const hasProcessorTime = existsSync('/proc/self/stat');

/** A process's parent, and the ticks that it and its ended children have used; null when it has ended. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // the second field is a name in brackets, which can contain blanks
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ticks };
}

/** Milliseconds that these processes and all their children have used so far; null where there is no /proc. */
export function processorMs(roots) {
  if (!hasProcessorTime) return null;
  const known = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat) known.set(Number(name), stat);
  }
  const belongs = (pid) => pid > 1 && (roots.includes(pid) || belongs(known.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, stat] of known) if (belongs(pid)) ticks += stat.ticks;
  return ticks * TICK_MS;
}

/** The main process of the PostgreSQL at `url`: the parent of every connection's process. Null where there is no /proc. */
export async function clusterOf(url) {
  if (!hasProcessorTime) return null;
  return withClient(url, async (client) => {
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows;
    // before the connection ends, and its process with it
    return statOf(pid)?.parent ?? null;
  });
}
