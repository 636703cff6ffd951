// Nothing outlives the command that started it: a build, a test, a server or a browser. The embedded PostgreSQL, which has no
// Node, is stopped by backend/src/embedded/last-user.mjs in the same way.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PRELOAD = fileURLToPath(new URL('with-parent.cjs', import.meta.url));
const FLAG = `--require ${JSON.stringify(PRELOAD)}`;

/**
 * An environment in which Node processes end with the one that starts them and with this one, and so do those that they start.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export const endingWithParent = (env) => ({
  ...env,
  COMMAND_PID: String(process.pid),
  NODE_OPTIONS: env.NODE_OPTIONS?.includes(FLAG) ? env.NODE_OPTIONS : `${env.NODE_OPTIONS ?? ''} ${FLAG}`.trim(),
});

/** This process ends with npm, which started it, and all that it starts ends with it. */
export function endWithParent() {
  const isPreloaded = process.env.NODE_OPTIONS?.includes(FLAG);
  // without npm its parent is a shell, from which it may have been detached on purpose
  if (!isPreloaded && process.env.npm_lifecycle_event) createRequire(import.meta.url)(PRELOAD);
  Object.assign(process.env, endingWithParent(process.env));
}
