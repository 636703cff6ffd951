// npm start: installs and builds what is missing or out of date, then one process serves site, API and database.
import { built } from './lib/built.mjs';
import { goOnAir, hasStandIn } from './lib/on-air.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

/**
 * npm sends SIGTERM only to its shell, which ends without telling this process. So the end of the parent means "stop".
 */
function stopWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

await prepare();
loadEnvironment();
if (process.env.npm_lifecycle_event && process.platform !== 'win32') stopWithNpm();
await built('main.js');
if (hasStandIn(process.env)) await goOnAir(`http://127.0.0.1:${process.env.PORT || 3000}`);
