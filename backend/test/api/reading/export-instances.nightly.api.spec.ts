import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_AT_ONCE, MOST_OF_AN_ADDRESS } from '../../../src/modules/partners/exports/export-places.ts';
import { Season } from '../../../src/modules/seasons/season.entity.ts';
import { insertAll } from '../../factories/rows.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';

/** The places of exports over two instances (T103). What one instance does is in `exports.api.spec.ts`. */

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await bootApp({ env: { TRUSTED_PROXIES: '1' } });
  two = await bootApp({ beside: one, env: { TRUSTED_PROXIES: '1' } });
  // more than the two ends of a connection hold
  const long = 'n'.repeat(5000);
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    name: `${n} ${long}`,
    startsOn: '2020-01-01',
    endsOn: '2020-01-02',
  }));
  for (let at = 0; at < rows.length; at += 500) await insertAll(one.db, Season, rows.slice(at, at + 500));
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Begins an export and reads only its first part. Resolves to its status too. */
async function slowReader(on: TestApp, address: string): Promise<{ status: number; socket: Socket }> {
  const socket = connect(Number(new URL(on.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/exports/seasons.ndjson HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { status: Number(head.toString().split(' ')[1]), socket };
}

const ask = async (on: TestApp, address: string) => {
  const answer = await fetch(`${on.url}/api/exports/divisions.csv`, { headers: { 'x-forwarded-for': address } });
  await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
};

/** Asks until there is a place. */
async function untilServed(on: TestApp, address: string): Promise<void> {
  for (let tries = 0; (await ask(on, address)).status !== 200; tries++) {
    if (tries > 200) throw new Error('the place is still taken');
    await sleep(20);
  }
}

const statusesOf = (readers: { status: number }[]): number[] => readers.map(({ status }) => status).sort();
const leave = (readers: { socket: Socket }[]): void => readers.forEach(({ socket }) => socket.destroy());

test('an address has as many places on both instances together as on one, also when it asks both at once', async () => {
  const asked = Array.from({ length: 6 }, (_, n) => slowReader(n % 2 === 0 ? one : two, '10.0.0.1'));
  const readers = await Promise.all(asked);
  const served = readers.filter(({ status }) => status === 200);
  // of two that ask at the same moment each may find a place taken that the other one then gives back; never is one too many
  expect(served.length).toBeLessThanOrEqual(MOST_OF_AN_ADDRESS);
  expect(served.length).toBeGreaterThan(0);
  expect(new Set(statusesOf(readers))).toEqual(new Set([200, 429]));
  leave(readers);
  await untilServed(one, '10.0.0.1');

  const [first, second] = [await slowReader(one, '10.0.0.1'), await slowReader(two, '10.0.0.1')];
  expect([first.status, second.status]).toEqual([200, 200]);
  for (const on of [one, two]) expect(await ask(on, '10.0.0.1')).toEqual({ status: 429, retryAfter: '15' });
  expect((await ask(two, '10.0.0.2')).status).toBe(200);
  // who hangs up on one instance has a place on the other
  leave([first]);
  await untilServed(two, '10.0.0.1');
  leave([second]);
});

test('the league has as many places on both instances together as on one', async () => {
  await untilServed(one, '10.1.0.0');
  const readers = [];
  for (let n = 0; n < MOST_AT_ONCE; n++) readers.push(await slowReader(n % 2 === 0 ? one : two, `10.1.0.${n}`));
  expect(statusesOf(readers)).toEqual(readers.map(() => 200));
  for (const on of [one, two]) expect(await ask(on, '10.1.1.1')).toEqual({ status: 503, retryAfter: '15' });
  leave(readers);
  await untilServed(one, '10.1.1.1');
});

test('a process that dies keeps no place', async () => {
  const readers = [await slowReader(two, '10.2.0.1'), await slowReader(two, '10.2.0.1')];
  expect(statusesOf(readers)).toEqual([200, 200]);
  expect((await ask(one, '10.2.0.1')).status).toBe(429);
  // what PostgreSQL sees of a process that was killed: its connections are gone
  await one.db.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid in
       (select pid from pg_stat_activity where datname = current_database() and query like '%from season se%')`,
  );
  await untilServed(one, '10.2.0.1');
  leave(readers);
});

test('who reads a file to its end has the place for the next one at once, on any instance', async () => {
  const both = await Promise.all([slowReader(one, '10.3.0.1')]);
  for (let n = 0; n < 20; n++) expect((await ask(n % 2 === 0 ? two : one, '10.3.0.1')).status).toBe(200);
  leave(both);
});
