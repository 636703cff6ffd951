// The operator's commands in a process of their own, beside running instances: as `admin …` in the image.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';
import { bareEnvironment } from '../server.mjs';

/**
 * Runs one command of the version in a folder. Answers its exit code and what it said.
 * @param {string} product
 * @param {Record<string, string>} env the installation: DATA_DIR, or its database and keys
 * @param {string[]} args
 * @returns {Promise<{ code: number, said: string }>}
 */
export const operateAt = (product, env, ...args) =>
  new Promise((resolve) => {
    const options = { cwd: product, env: { ...bareEnvironment(), ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [join(product, 'deploy/admin.mjs'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });

/**
 * The same with this version.
 * @param {Record<string, string>} env
 * @param {string[]} args
 */
export const operateLeague = (env, ...args) => operateAt(root, env, ...args);
