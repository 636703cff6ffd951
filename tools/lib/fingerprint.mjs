// Identifies the sources of a build by a hash of the files' contents, so that new dates after a checkout do not matter.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'coverage',
  'e2e',
  'test',
  'tools',
  'styled-system',
]);
const TEST_FILE = /\.(spec|test)\.tsx?$/;

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) yield* filesUnder(child);
    } else if (!TEST_FILE.test(entry.name)) {
      yield child;
    }
  }
}

/** SHA-256 of the names and contents of the given files and folders (without tests, outputs and packages). */
export function fingerprintOf(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      hash.update(file.slice(base.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
