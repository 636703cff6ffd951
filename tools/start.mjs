// npm start: installs and builds what is missing or out of date, then one process serves site, API and database.
import { builtModule } from './lib/built.mjs';
import { goOnAir, hasEmulator } from './lib/on-air.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepareProject();
loadEnvironment();
await builtModule('main.js');
if (hasEmulator(process.env)) await goOnAir(`http://127.0.0.1:${process.env.PORT || 3000}`);
