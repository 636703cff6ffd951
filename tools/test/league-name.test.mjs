// Who operates the site stands in backend/content/league.json only: no source and no text names it. What is served of another league:
// backend/test/renamed-league.spec.ts. The licence keeps the name of the owner of the program, which is not whoever operates a copy of it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const league = JSON.parse(readFileSync(join(root, 'backend/content/league.json'), 'utf8'));
const SOURCES = [
  ...['backend/src', 'backend/content/se', 'backend/content/en', 'backend/content/people.json'],
  ...['frontend/src', 'frontend/tools', 'frontend/public', 'deploy', 'docker-compose.yml'],
  ...['tools/pdf.mjs', 'tools/lib/print-book.mjs'],
];
const PAGES = ['frontend/index.html', 'frontend/overlay.html', 'frontend/graphiql.html'];
const IS_TEST = /\.(?:spec|test)\.tsx?$|\/test(?:ing)?\//;
/** Files in which a name has a reason of its own. */
const REASONS = {
  'backend/src/admin/archive.ts': 'the mark of the format of a backup, which older files have',
  'backend/src/embedded/embedded.ts': 'the mark of a connection of this program',
  'backend/src/embedded/embedded-files.ts': "the program's own folder on the machine",
  'frontend/src/theme/system.ts': 'the beginning of the names of the styles, which nobody reads',
  'docker-compose.yml': "the database's own user and name",
  'backend/src/admin/archive-lock.ts': 'the mark of the format of a locked backup, which older files have',
};

/** Every text in the file that is the operator's own, not an invented sponsor's. */
const names = [
  league.name,
  league.association,
  league.contactEmail,
  new URL(league.streamUrl).host.replace(/^\w+\./, ''),
];
const whole = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'i');
const short = new RegExp(`(?<![\\w.-])${league.shortName}(?!\\w)`, 'i');
const namesTheLeague = (text) => whole.test(text) || short.test(text);

function filesBelow(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|html|js|json|md|css|ya?ml|conf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''));
}

/** Sources with a name of the league in them, and the line. */
const found = [...SOURCES, ...PAGES]
  .flatMap(filesBelow)
  .filter(
    (file) =>
      !IS_TEST.test(file) && !file.endsWith('.generated.ts') && !file.includes('/styled-system/') && !(file in REASONS),
  )
  .flatMap((file) => {
    const line = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .find((text) => namesTheLeague(text) && !/^\s*(?:\/\/|\*|\/\*)/.test(text));
    return line ? [`${file}: ${line.trim().slice(0, 100)}`] : [];
  });

test('no source and no page names the league by itself', () => assert.deepEqual(found, []));

test('a name would be found', () => {
  for (const text of [`title: '${league.name}'`, league.contactEmail, `${league.shortName} Staff`])
    assert.ok(namesTheLeague(text), text);
});
