// Modules of the built backend, for scripts outside of it. Loaded by address, because the scripts' own types do not
// include the build.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

/**
 * @param {string} path e.g. `platform/db/migrate.js`
 * @param {string} [build] the folder of another build
 */
export const builtModule = (path, build = 'backend/dist') => import(pathToFileURL(join(root, build, path)).href);
