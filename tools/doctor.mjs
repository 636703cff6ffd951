// npm run doctor: what is wrong with this installation, in sentences. Ends with 1 when something is.
import { built } from './lib/built.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepare({ build: ['backend'] });
loadEnvironment();
const { runDoctor } = await built('admin/doctor/doctor.js');
process.exit(await runDoctor((text) => console.log(text)));
