import type { IncomingMessage } from 'node:http';
import { isFromOwnOrigin } from './own-origin.ts';

const from = (publicUrl: string, headers: Record<string, string>): boolean =>
  isFromOwnOrigin({ headers: { host: new URL(publicUrl).host, ...headers } } as unknown as IncomingMessage, publicUrl);

const SITE = 'https://liga.example';

test.each([
  [true, SITE, {}, 'a program sends neither'],
  [true, SITE, { origin: SITE }, 'the site itself'],
  [true, SITE, { 'sec-fetch-site': 'same-origin', origin: SITE }, 'the site itself'],
  [
    true,
    'http://localhost:3000',
    { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    'another name of this machine',
  ],
  [false, SITE, { origin: 'http://liga.example' }, 'a page that anyone on the way can have written'],
  [false, SITE, { origin: 'https://liga.example:8443' }, 'another port'],
  [false, SITE, { origin: 'https://liga.example.evil' }, 'a longer name'],
  [false, SITE, { origin: 'null' }, 'a page without an origin'],
  [false, SITE, { 'sec-fetch-site': 'same-site', origin: SITE }, 'a neighbour’s form that was sent on'],
])('own: %s, at %s with %j: %s', (isOwn, site, headers, _why) => {
  expect(from(site, headers)).toBe(isOwn);
});
