// node tools/licences.mjs: every package of package-lock.json has an allowed licence. Needs no network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/project.mjs';

/**
 * Licences that allow use, change and distribution in a product with another licence; the last ones only for unchanged
 * parts.
 */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'PSF-2.0', 'Public Domain', 'Python-2.0', 'Unlicense', 'Zlib'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages whose package.json does not name the licence in the usual form. These are from their licence files. */
const READ_BY_HAND = { busboy: 'MIT', 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };

/** For "A OR B" one allowed licence is enough, for "A AND B" all must be allowed. */
export function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}

/** `name: licence` of every package without a known allowed licence. */
export function refusedPackages({ packages }) {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return installed.flatMap(([path, { license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? READ_BY_HAND[name];
    return licence && isAllowed(licence) ? [] : [`${name}: ${licence ?? 'no licence'}`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const refused = refusedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const line of refused) console.error(`not among the licences that are allowed: ${line}`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
