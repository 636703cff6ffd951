// npm run admin -- <command>: the operator's commands, on the configured database.
import { builtModule } from './lib/built.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepareProject({ build: ['backend'] });
loadEnvironment();
const { runAdmin } = await builtModule('admin/run.js');
// npm runs scripts from the project's root, but file names are relative to the operator's folder
const folder = process.env.INIT_CWD ?? process.cwd();
process.exit(await runAdmin(process.argv.slice(2), folder, (text) => console.log(text)));
