// The operator's commands in a process of their own, beside running instances: as `admin …` in the image.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';
import { bareEnvironment } from '../server.mjs';

/**
 * Runs one command. Answers its exit code and what it said.
 * @param {Record<string, string>} env the installation: DATA_DIR, or its database and keys
 * @param {string[]} args
 * @returns {Promise<{ code: number, said: string }>}
 */
export const operate = (env, ...args) =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { ...bareEnvironment(), ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [join(root, 'deploy/admin.mjs'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
