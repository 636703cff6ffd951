import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SRC = join(import.meta.dirname, '..');
const OPERATIONS = join(SRC, '../../docs/operations.md');

/** Work that comes again by itself: by the framework's decorators, or when it is woken. */
const BEGINS = /new WakeLoop\(|^\s*@(?:Cron|Every|Interval|Timeout)\(/gm;
/** Two turns at once store different sums, and the process ends with a last turn of theirs. */
const MAY_MEET = ['key-use.ts', 'page-views.service.ts'];
/** A timer that is none of these. */
const OWN_TIMER = /\bsetInterval\(/;

/** They look after what is open in their own process: a connection, an answer, an upload. */
const OF_CONNECTIONS = [
  'connect-socket.ts',
  'draining.ts',
  'league-adapter.ts',
  'open-sockets.ts',
  'open-streams.ts',
  'send-text.ts',
  'slow-uploads.ts',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ name: basename(file), text: readFileSync(join(SRC, file), 'utf8') }));

/** The files in the last column of the table, once for each row. */
function listedFiles(): string[] {
  const [, section = ''] = readFileSync(OPERATIONS, 'utf8').split('## What runs by itself\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/\| `([\w.-]+\.ts)` +\|$/gm)].map(([, file = '']) => file);
}

test('docs/operations.md has a row for all that runs by itself, and for nothing else', () => {
  const begun = files.flatMap(({ name, text }) => (text.match(BEGINS) ?? []).map(() => name));
  expect(begun.length).toBeGreaterThan(15);
  expect(listedFiles().toSorted()).toEqual(begun.toSorted());
});

test('a turn does not begin while the last one runs', () => {
  const unguarded = files.filter(({ text }) => /^\s*@(?:Cron|Interval)\(/m.test(text));
  expect(unguarded.map(({ name }) => name).toSorted()).toEqual(MAY_MEET);
});

test('other timers only look after what is open in the process', () => {
  const own = files.filter(({ text }) => OWN_TIMER.test(text)).map(({ name }) => name);
  expect(own.toSorted()).toEqual(OF_CONNECTIONS);
});
