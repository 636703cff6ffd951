import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { twitchEmulator } from '../../../integrations/twitch/twitch-emulator.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { LiveStreamRepository } from './live-stream.repository.ts';
import { LiveStreamService } from './live-stream.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let server: Server;
let url: string;
const clock = new FixedClock(new Date('2026-11-21T19:00:00Z'));
let one: LiveStreamService;
let other: LiveStreamService;

beforeAll(async () => {
  database = await freshDb();
  const app = express();
  const { twitch, ...config } = loadConfig({ ...process.env, NODE_ENV: 'test' });
  if (!twitch) throw new Error('the emulator is the default');
  app.use('/emulator/twitch', twitchEmulator(twitch));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emulator/twitch`;
  const here = { ...config, twitch: { ...twitch, apiUrl: `${url}/helix`, authUrl: `${url}/oauth2` } };
  const instance = () => new LiveStreamService(here, new LiveStreamRepository(database.db), clock);
  [one, other] = [instance(), instance()];
});
afterAll(async () => {
  server.close();
  await database.close();
});
beforeEach(() => later(121));

const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const channel = (body: object) =>
  fetch(`${url}/channel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const asked = async () => {
  const log = (await (await fetch(`${url}/log`)).json()) as string[];
  return log.filter((line) => line.endsWith('/streams')).length;
};
const stamp = async () =>
  (await database.db.query<{ version: number }>('select version from change_stamp'))[0]?.version;

test('the channel does not stream at first, and when it does, everyone can read its title', async () => {
  await one.poll();
  expect(await other.status()).toEqual({
    channel: 'league',
    isLive: false,
    title: null,
    startedAt: null,
    series: null,
    nextSeries: null,
  });
  await channel({ isLive: true, title: 'Toppmötet i ettan' });
  later(121);
  await one.poll();
  expect(await other.status()).toMatchObject({ isLive: true, title: 'Toppmötet i ettan' });
});

test('the service is asked once every two minutes, however many instances there are', async () => {
  const before = await asked();
  await Promise.all([one.poll(), other.poll(), one.poll(), other.poll()]);
  expect(await asked()).toBe(before + 1);
  later(119);
  await one.poll();
  expect(await asked()).toBe(before + 1);
  later(1);
  await other.poll();
  expect(await asked()).toBe(before + 2);
});

test('cached answers stay as long as the channel does what it did', async () => {
  await channel({ isLive: true, title: 'Samma' });
  await one.poll();
  const before = await stamp();
  later(121);
  await one.poll();
  expect(await stamp()).toBe(before);
  await channel({ isLive: false });
  later(121);
  await one.poll();
  expect(await stamp()).not.toBe(before);
});

test('a service that fails changes nothing for a while, and after ten minutes the channel counts as not streaming', async () => {
  await channel({ isLive: true, title: 'Kvar' });
  await one.poll();
  await channel({ failing: 503 });
  later(121);
  await one.poll();
  expect(await one.status()).toMatchObject({ isLive: true });
  later(600);
  await one.poll();
  expect(await one.status()).toMatchObject({ isLive: false, title: null });
  await channel({ failing: 0 });
});

test('the streamed series that is on is told with the stream, and the next one also without', async () => {
  const league = new League(database.db);
  const division = await league.division(await league.season());
  const [home, away] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const series = (hours: number, columns: object = {}) =>
    league.series(division, home, away, { scheduledAt: inHours(hours), isStreamed: true, ...columns });
  const told = async () => {
    const { isLive, series: shown, nextSeries } = (await other.status()) ?? {};
    return { isLive, shown: shown?.id, next: nextSeries?.id };
  };
  const on = await series(-0.2);
  await series(-0.1, { isStreamed: false });
  const next = await series(2);
  await series(26);
  await channel({ isLive: true, title: 'Nu' });
  await one.poll();
  expect(await told()).toEqual({ isLive: true, shown: on, next });
  await channel({ isLive: false });
  later(121);
  await one.poll();
  expect(await told()).toEqual({ isLive: false, shown: undefined, next: on });
});

test('a title that is markup is text, and no longer than a title', async () => {
  await channel({ isLive: true, title: `<script>alert(1)</script>${'å'.repeat(500)}` });
  await one.poll();
  expect((await one.status())?.title).toHaveLength(140);
});
