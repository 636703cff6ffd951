// npm run admin -- <command>: the operator's commands, against the database that the environment names.
import { built } from './lib/built.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment } from './lib/project.mjs';

await prepare({ build: ['backend'] });
loadEnvironment();
const { runAdmin } = await built('admin/run.js');
// npm runs scripts from the project's root: file names are meant from where the operator stands
const folder = process.env.INIT_CWD ?? process.cwd();
process.exit(await runAdmin(process.argv.slice(2), folder, (text) => console.log(text)));
