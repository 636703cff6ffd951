// What every command needs first: a new enough Node, the packages, the builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { endChildrenOnSignal, root, sayLine } from './project.mjs';
import { endWithParent } from './with-parent.mjs';

/** True when version `have` (`20.19.1`) is at least `want` (`20.19.0`). */
export function isAtLeast(have, want) {
  const [a, b] = [have, want].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at++) if (a[at] !== b[at]) return a[at] > b[at];
  return true;
}

/**
 * Installs and builds what is missing or out of date. Ends the process with one plain sentence when that fails.
 * @param {{ build?: string[] }} options the needed projects; default all
 */
export async function prepareProject({ build } = {}) {
  endWithParent();
  const floor = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace(/^>=/, '');
  if (!isAtLeast(process.versions.node, floor)) {
    sayLine(`Node ${process.versions.node} is too old: this project needs ${floor} or newer`);
    process.exit(1);
  }
  const release = endChildrenOnSignal();
  try {
    await ensureInstalled();
    await ensureBuilt(build);
  } catch (error) {
    sayLine(error.message);
    process.exit(1);
  }
  release();
}
