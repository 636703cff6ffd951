// npm run doctor: what is wrong with this installation, in sentences. Ends with 1 when something is.
import { builtModule } from './lib/built.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepareProject({ build: ['backend'] });
loadEnvironment();
const { runDoctor } = await builtModule('admin/doctor/doctor.js');
process.exit(await runDoctor((text) => console.log(text)));
