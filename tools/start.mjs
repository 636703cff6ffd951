// npm start: install and build what is missing or stale, then one process serves site, API and database.
import { built } from './lib/built.mjs';
import { goOnAir, hasStandIn } from './lib/on-air.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

/** npm passes SIGTERM to its shell only, which dies without telling us: losing our parent means "stop". */
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
process.setSourceMapsEnabled(true);
await built('main.js');
if (hasStandIn(process.env)) await goOnAir(`http://127.0.0.1:${process.env.PORT || 3000}`);
