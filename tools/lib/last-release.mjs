// The version before this one, built from the repository's history, for the drill of docs/operations.md, Upgrade.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, missingPackages } from './install.mjs';
import { root, runNpm } from './project.mjs';

/** Until a release has a tag, this commit is taken for the last one. An upgrade from it must work. */
const BEFORE_THE_FIRST = '5c29370df4c41acc8d6e0e68f5ce7bca590523f4';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The newest tag of a release before this commit: `v1.2.0`. */
function newestTag() {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').trim();
  } catch {
    return null;
  }
}

/**
 * The tag or commit of the last release; or why it cannot be had.
 * @returns {{ release: string, why?: undefined } | { release?: undefined, why: string }}
 */
export function lastRelease() {
  const release = newestTag() ?? BEFORE_THE_FIRST;
  try {
    git('cat-file', '-e', `${release}^{commit}`);
    return { release };
  } catch {
    return { why: `the commit ${release} of the last release is not here (a shallow clone, or no git)` };
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Writes the release's files into an empty folder and builds its server, with the packages that are installed here when they are those of
 * its lock file, otherwise with its own.
 * @param {string} release
 * @param {string} folder
 */
export async function buildRelease(release, folder) {
  const archive = join(folder, 'release.tar');
  mkdirSync(join(folder, 'product'));
  git('archive', `--output=${archive}`, release);
  const product = join(folder, 'product');
  execFileSync('tar', ['-xf', archive, '-C', product]);
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (missingPackages(readJson(join(product, 'package-lock.json')), installed).length > 0)
    await ensureInstalled(product);
  else
    for (const modules of ['node_modules', 'backend/node_modules'])
      if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(product, modules));
  const code = await runNpm(['run', '--silent', 'build', '-w', 'backend'], { cwd: product });
  if (code !== 0) throw new Error(`the server of ${release} was not built: see above`);
  return product;
}
