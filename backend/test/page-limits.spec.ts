import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallLeague } from './api/small-league.ts';
import { League } from './factories/league.ts';
import { bootApp, statements, type TestApp } from './harness/app.ts';
import { holdTime } from './harness/time.ts';

/** Units of two pages that are drawn and of the head of another one. */
const PER_ADDRESS = 9;
const INDEX = '<!doctype html><html lang="sv"><head><title>Svenska Bilbollsligan</title></head><body></body></html>';

const webRoot = join(tmpdir(), `sbl-page-limits-${process.pid}`);
let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), INDEX);
  app = await bootApp({ env: { WEB_ROOT: webRoot, READ_LIMIT: `${PER_ADDRESS}`, TRUSTED_PROXIES: '1' } });
  ids = await smallLeague(new League(app.db));
  holdTime(app);
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

async function read(path: string, from: string): Promise<{ status: number; title: string | undefined }> {
  const answer = await fetch(app.url + path, { headers: { 'x-forwarded-for': from } });
  return { status: answer.status, title: /<title[^>]*>([^<]*)<\/title>/.exec(await answer.text())?.[1] };
}

test('pages that are made take units of their caller, who gets the others unmade and is never refused', async () => {
  const bare = { status: 200, title: 'Svenska Bilbollsligan' };
  const [team, other, player, series] = [
    `/team/${ids.home}`,
    `/team/${ids.away}`,
    `/player/${ids.ada}`,
    `/series/${ids.played}`,
  ];
  for (const path of [team, other, `${player}?tab=1`]) expect(await read(path, '10.1.1.1')).not.toEqual(bare);
  const { result, texts } = await statements(() => read(series, '10.1.1.1'));
  expect(result).toEqual(bare);
  expect(texts.filter((text) => !text.includes('change_stamp'))).toEqual([]);
  // what is kept takes nothing, and others have units of their own
  expect(await read(team, '10.1.1.1')).not.toEqual(bare);
  expect(await read(series, '10.1.1.2')).not.toEqual(bare);
  // the same units as those of reads
  const call = { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.1.1' } };
  const answer = await fetch(`${app.url}/graphql`, { ...call, body: JSON.stringify({ query: '{ seasons { id } }' }) });
  expect(answer.status).toBe(429);
});
