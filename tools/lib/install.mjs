// Are the installed packages the ones of package-lock.json? If not, `npm ci`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, sayLine, secondsSince } from './project.mjs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Names of locked packages that are missing or have another version, by npm's own record of the installation. Optional
 * packages (for other platforms) may be missing.
 */
export function missingPackages(lock, installed) {
  if (!installed) return Object.keys(lock.packages);
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (!path.includes('node_modules/')) return false;
      const found = installed.packages[path];
      if (!found) return !wanted.optional && !wanted.devOptional;
      return !wanted.link && found.version !== wanted.version;
    })
    .map(([path]) => path);
}

/** Installs from the lock file when node_modules is missing or from another lock; otherwise it only compares one digest. */
export async function ensureInstalled(base = root) {
  const lockText = readFileSync(join(base, 'package-lock.json'), 'utf8');
  const stamp = join(base, 'node_modules', '.sbl-lock');
  const wanted = createHash('sha256').update(lockText).digest('hex');
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (stamped === wanted) return;

  const installed = readJson(join(base, 'node_modules', '.package-lock.json'));
  if (missingPackages(JSON.parse(lockText), installed).length > 0) {
    const from = performance.now();
    sayLine('installing packages from package-lock.json (one to two minutes the first time)');
    const ticking = setInterval(() => sayLine(`still installing (${secondsSince(from)})`), 15_000);
    // its warnings are for those who choose the packages
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const code = await runNpm(['ci', '--include=dev', ...quiet], { cwd: base });
    clearInterval(ticking);
    if (code !== 0) throw new Error('npm ci failed: see its message above');
    sayLine(`packages installed in ${secondsSince(from)}`);
  }
  mkdirSync(join(base, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}
