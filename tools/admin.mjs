// npm run admin -- <command>: the operator's commands, on the configured database.
import { built } from './lib/built.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepare({ build: ['backend'] });
loadEnvironment();
const { runAdmin } = await built('admin/run.js');
// npm runs scripts from the project's root, but file names are relative to the operator's folder
const folder = process.env.INIT_CWD ?? process.cwd();
process.exit(await runAdmin(process.argv.slice(2), folder, (text) => console.log(text)));
