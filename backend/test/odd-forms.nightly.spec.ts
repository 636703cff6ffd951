import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SessionsService } from '../src/modules/auth/sessions.service.ts';
import { weekLeague } from './factories/week-league.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { logLines } from './harness/log-lines.ts';

/** No form, however odd, is a fault of ours, waits for ever or leaves a file behind (T113). */

let app: TestApp;
let token: string;
let doors: string[];
beforeAll(async () => {
  app = await bootApp({ env: { UPLOAD_LIMIT: '1000000' } });
  const world = await weekLeague(app.db, '2020-03-16', { captainsReport: true });
  const seriesId = await world.series({ scheduledAt: new Date('2020-03-18T18:00:00Z') });
  const captain = world.squads.home[0].userId as number;
  await app.db.query('insert into user_role (user_id, role) values ($1, 1)', [captain]);
  token = (await app.app.get(SessionsService, { strict: false }).beginSession(captain, 'provider')).accessToken;
  doors = [
    '/api/images',
    '/api/admin/series/replays',
    `/api/admin/series/${seriesId}/replays`,
    `/api/admin/series/${seriesId}/replay-files`,
    `/api/match-week/series/${seriesId}/replays`,
    `/api/match-week/series/${seriesId}/replay-files`,
  ];
});
afterAll(() => app.close());

const FORM = 'multipart/form-data; boundary=b';
const part = (head: string, body = 'abc'): string => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const file = (name = 'a.replay', field = 'files'): string =>
  part(`content-disposition: form-data; name="${field}"; filename="${name}"`);
const END = '--b--\r\n';

/** Content types of a plain form. */
const TYPES = [
  ...[
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
  ],
  ...['multipart/form-data; boundary="b', 'multipart/form-data; boundary="b\\"', 'MULTIPART/FORM-DATA; BOUNDARY=b'],
  ...['multipart/form-data; boundary=b; boundary=c', 'multipart/form-data; boundary=c; boundary=b'],
  ...['multipart/mixed; boundary=b', 'multipart/x; boundary=b', 'multipart/; boundary=b', 'multipart', 'multipart/*'],
  ...[
    'multipart/form-data, text/plain; boundary=b',
    'multipart/form-data ; boundary=b',
    'multipart/form-data;boundary=b;',
  ],
  ...['multipart/form-data; boundary=b; charset=utf-16', 'multipart/form-data; charset; boundary=b'],
  ...[
    "multipart/form-data; boundary*=utf-8''b",
    'multipart/form-data; boundary=b c',
    'multipart/form-data; =; boundary=b',
  ],
  ...[
    `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    'multipart/form-data; __proto__=b',
    'multipart/form-data; boundary=\u00e5',
  ],
  ...[
    'multipart/form-data; boundary="\\',
    'multipart/form-data\t; boundary=b',
    'multipart/form-data; boundary=b; x="y',
  ],
];

/** Bodies of a form with the boundary `b`. */
const BODIES: Record<string, string> = {
  nothing: '',
  'the end only': END,
  'no end': file(),
  'no end of a part': `--b\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc`,
  'no end of a head': '--b\r\ncontent-disposition: form-data; name="files"; file',
  'a part without a head': `--b\r\n\r\nabc\r\n${END}`,
  'a head without a name': part('content-disposition: form-data; filename="a"') + END,
  'a head without a disposition': part('content-type: text/plain') + END,
  'another disposition': part('content-disposition: attachment; name="files"; filename="a"') + END,
  'two dispositions':
    part('content-disposition: form-data; name="x"\r\ncontent-disposition: form-data; name="files"; filename="a"') +
    END,
  'two files of one name': file() + file() + END,
  'a file of another field': file('a', 'other') + END,
  'a field behind a file': file() + part('content-disposition: form-data; name="text"') + END,
  'a field with the name of the files': part('content-disposition: form-data; name="files"') + END,
  'a field twice': part('content-disposition: form-data; name="text"').repeat(2) + END,
  'nested names': part('content-disposition: form-data; name="a[b][c]"') + END,
  'a name that every object has':
    part('content-disposition: form-data; name="__proto__"') +
    part('content-disposition: form-data; name="constructor"') +
    END,
  'a name with NUL': part('content-disposition: form-data; name="a\0b"') + END,
  'a long name': part(`content-disposition: form-data; name="${'a'.repeat(5000)}"`) + END,
  'a long value': part('content-disposition: form-data; name="text"', 'a'.repeat(5000)) + END,
  'many fields': part('content-disposition: form-data; name="text"').repeat(50) + END,
  'many files': file().repeat(50) + END,
  'many headers': part(`${'x: y\r\n'.repeat(500)}content-disposition: form-data; name="files"; filename="a"`) + END,
  'a long header': part(`content-disposition: form-data; name="files"; filename="a"\r\nx: ${'y'.repeat(50_000)}`) + END,
  "a path as the file's name": file('../../../etc/passwd') + file('C:\\\\windows\\\\a.replay') + END,
  'a name with NUL and a line': file('a\0b%0d%0ac.replay') + END,
  'a name that turns around': file('a\u202eyalper.exe') + END,
  'a name of 5,000 characters': file('a'.repeat(5000)) + END,
  'a name in another encoding': part(`content-disposition: form-data; name="files"; filename*=utf-16''%ff%fe%00`) + END,
  'a name in no encoding': part(`content-disposition: form-data; name="files"; filename*=''%zz; filename="\\"`) + END,
  'an empty name': file('') + END,
  'an empty file': part('content-disposition: form-data; name="files"; filename="a"', '') + END,
  'a text in another encoding':
    part('content-disposition: form-data; name="text"\r\ncontent-type: text/plain; charset=utf-16le', '\ud800\u0000') +
    END,
  'a text in base64':
    part('content-disposition: form-data; name="text"\r\ncontent-type: text/plain; charset=base64', '////') + END,
  'a text in an unknown encoding':
    part('content-disposition: form-data; name="text"\r\ncontent-type: text/plain; charset=constructor', 'abc') + END,
  'a transfer encoding':
    part('content-disposition: form-data; name="files"; filename="a"\r\ncontent-transfer-encoding: base64', 'YWJj') +
    END,
  'a form in a form':
    part(
      'content-disposition: form-data; name="files"\r\ncontent-type: multipart/mixed; boundary=c',
      `--c\r\n\r\nabc\r\n--c--`,
    ) + END,
  'two forms': file() + END + file() + END,
  'line feeds only': `${file()}${END}`.replaceAll('\r', ''),
  'a beginning before the form': `${'x'.repeat(10_000)}\r\n${file()}${END}`,
  'more behind the form': `${file()}${END}${'x'.repeat(10_000)}`,
  'a boundary in the file':
    part('content-disposition: form-data; name="files"; filename="a"', 'a\r\n--bb\r\n--b-x') + END,
};

interface Sent {
  type: string;
  body: string;
  /** The connection ends after so many bytes. */
  until?: number;
}

/** The status of the answer; null when the connection ends without one. */
function send(path: string, { type, body, until }: Sent): Promise<number | null> {
  const bytes = Buffer.from(body, 'utf8');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    const timer = setTimeout(() => reject(new Error('no answer')), 300_000);
    let said = '';
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(said === '' ? null : Number(said.slice(9, 12)));
    };
    socket.on('data', (data) => ((said += String(data)), said.includes('\r\n\r\n') && end()));
    socket.on('error', end).on('close', end);
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Content-Length: ${bytes.length}\r\n\r\n`, 'latin1');
    if (until === undefined) socket.write(bytes);
    else socket.write(bytes.subarray(0, until), () => setTimeout(() => socket.destroy(), 20));
  });
}

const left = (): Promise<string[]> => readdir(join(app.dataDir, 'incoming')).catch(() => []);

/** The doors and forms with another answer than a refusal of the caller's, or a success. */
async function faults(forms: [string, Sent][], isBrokenOff = false): Promise<string[]> {
  const found: string[] = [];
  for (const door of doors) {
    for (const [why, sent] of forms) {
      await app.db.query('delete from rate_limit');
      const status = await send(door, sent).catch(() => 0);
      if (isBrokenOff ? status === 0 : status === null || status < 200 || status >= 500)
        found.push(`${door} ${why}: ${status}`);
    }
  }
  return found;
}

async function nothingIsLeft(): Promise<void> {
  while ((await left()).length > 0) await sleep(20);
  expect(await left()).toEqual([]);
}

test('whatever the content type says', async () => {
  const lines = logLines();
  const forms = TYPES.map((type): [string, Sent] => [type, { type, body: file() + END }]);
  expect(await faults(forms)).toEqual([]);
  await nothingIsLeft();
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('whatever the form contains', async () => {
  const lines = logLines();
  const forms = Object.entries(BODIES).flatMap(([why, body]): [string, Sent][] => [
    [why, { type: FORM, body }],
    [`${why}, as a picture`, { type: FORM, body: body.replaceAll('name="files"', 'name="file"') }],
  ]);
  expect(await faults(forms)).toEqual([]);
  await nothingIsLeft();
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('wherever the connection ends', async () => {
  const lines = logLines();
  const body = file() + part('content-disposition: form-data; name="text"') + file() + END;
  const forms = Array.from({ length: 12 }, (_, n): [string, Sent] => [
    `after part ${n}`,
    { type: FORM, body, until: Math.floor((body.length * n) / 12) },
  ]);
  expect(await faults(forms, true)).toEqual([]);
  await nothingIsLeft();
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
