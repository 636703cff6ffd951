// npm start: installs and builds what is missing or out of date, then one process serves site, API and database.
import { built } from './lib/built.mjs';
import { goOnAir, hasEmulator } from './lib/on-air.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepare();
loadEnvironment();
await built('main.js');
if (hasEmulator(process.env)) await goOnAir(`http://127.0.0.1:${process.env.PORT || 3000}`);
