import { readDraft, writeDraft } from '../../../../lib/draft-store';
import { proposalOf, replayGame, replayRow, knownRow, rowStats } from '../../../report/testing/replay-proposals';
import type { FoundFile } from './find-series';
import { filesBySeries, isPending } from './night-state';
import { forgetNights, nightOf, type NightStore } from './night-store';

const OWNER = 1;
const TARGET = { seriesId: 5, version: 3, format: 'FIRST_TO_3' } as const;

interface Call {
  part: string;
  files: File[];
}

/** A replay file: eight bytes that say the size of its header, the header, and a stream that is never read. */
function replay(name: string, header = 'header', stream = 1000): File {
  const prefix = new Uint8Array(8);
  new DataView(prefix.buffer).setInt32(0, header.length, true);
  return new File([prefix, header, 'x'.repeat(stream)], name);
}

const found = (name: string, changes: Partial<FoundFile> = {}): FoundFile => ({
  name,
  sha256: `sha ${name}`,
  replayDigest: `digest ${name}`,
  playedAt: `2026-03-04T18:0${name.slice(0, 1)}:00.000Z`,
  status: 'found',
  seriesIds: [5],
  warnings: [],
  refusal: null,
  ...changes,
});

const rows = [replayRow('home', 'Ett', knownRow(7), rowStats(100, 1)), replayRow('away', 'Två', knownRow(8))];

/** A server that finds series and reads reports, with what it was sent. */
function server(answer: (name: string) => FoundFile = found) {
  const calls: Call[] = [];
  const fills: { seriesId: number; names: string[] }[] = [];
  let running = 0;
  let most = 0;
  const refusals: { status: number; body: unknown }[] = [];
  let needsWholeFiles = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resume) => setTimeout(resume, 1));
    running -= 1;
    const form = init?.body as FormData;
    const files = form.getAll('files') as File[];
    const json = (status: number, body: unknown) => Response.json(body, { status });
    const series = /series\/(\d+)\/replays/.exec(url as string)?.[1];
    if (series !== undefined) {
      fills.push({ seriesId: Number(series), names: files.map(({ name }) => name) });
      const first = Number(form.get('gameNumber') ?? 1);
      return json(200, proposalOf(...files.map((_, index) => replayGame(first + index, rows))));
    }
    calls.push({ part: form.get('part') as string, files });
    const refusal = refusals.shift();
    if (refusal) return json(refusal.status, refusal.body);
    if (needsWholeFiles && form.get('part') === 'header') return json(200, { needsWholeFiles: true, files: [] });
    return json(200, { needsWholeFiles: false, files: files.map(({ name }) => answer(name)) });
  });
  return {
    calls,
    fills,
    most: () => most,
    refuse: (status: number, body: unknown) => refusals.push({ status, body }),
    needWholeFiles: () => {
      needsWholeFiles = true;
    },
  };
}

const settled = async (store: NightStore) => {
  for (let tries = 0; tries < 500; tries++) {
    const { files, fills } = store.state();
    if (!files.some(isPending) && !Object.values(fills).some(({ state }) => state === 'filling')) return;
    await new Promise((resume) => setTimeout(resume, 2));
  }
  throw new Error('the night does not settle');
};

const read = async (store: NightStore, ...files: File[]) => {
  store.add(files);
  await settled(store);
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `${(index % 9) + 1}-${index}`);

beforeEach(() => {
  sessionStorage.clear();
  forgetNights();
});

test('files are sent five in a call and two calls at a time, and only their headers', async () => {
  const it = server();
  const store = nightOf(OWNER);
  await read(store, ...names(23).map((name) => replay(name)));
  expect(it.calls.map(({ files }) => files.length)).toEqual([5, 5, 5, 5, 3]);
  expect(it.most()).toBe(2);
  expect(it.calls.every(({ part }) => part === 'header')).toBe(true);
  expect(it.calls[0]?.files[0]?.size).toBe(8 + 'header'.length);
});

test('at most 125 files are taken, and the others are counted', async () => {
  server();
  const store = nightOf(OWNER);
  expect(store.add(names(130).map((name) => replay(name)))).toBe(5);
  expect(store.state().files).toHaveLength(125);
  await settled(store);
});

test('a parser that needs them gets whole files, one by one', async () => {
  const it = server();
  it.needWholeFiles();
  const store = nightOf(OWNER);
  await read(store, replay('1'), replay('2'));
  expect(it.calls.map(({ part, files }) => [part, files.map(({ size }) => size)])).toEqual([
    ['header', [14, 14]],
    ['file', [1014]],
    ['file', [1014]],
  ]);
  expect(store.state().files.map(({ state }) => state)).toEqual(['placed', 'placed']);
});

test('a file that is too large is never sent; one that is no replay is known by its beginning', async () => {
  const it = server((name) => found(name, { status: 'unreadable', seriesIds: [], replayDigest: null }));
  const store = nightOf(OWNER);
  await read(store, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.mp4'), new File(['~'.repeat(9000)], 'text'));
  expect(it.calls.map(({ files }) => files.map(({ name, size }) => [name, size]))).toEqual([[['text', 64]]]);
  expect(store.state().files.map(({ name, state, reason }) => [name, state, reason?.messageKey])).toEqual([
    ['film.mp4', 'unused', 'api.replay.too-large'],
    ['text', 'unused', undefined],
  ]);
});

test.each([
  { changes: { replayDigest: 'other' }, what: 'duplicate-file', why: 'the same file again' },
  { changes: { sha256: 'other' }, what: 'duplicate-game', why: 'another player’s file of the game' },
])('$why is used once', async ({ changes, what }) => {
  server((name) => (name === '1' ? found('1') : { ...found('1'), ...changes, name }));
  const store = nightOf(OWNER);
  await read(store, replay('1'), replay('2'));
  expect(store.state().files[1]).toMatchObject({
    state: 'unused',
    reason: { messageKey: `api.replay.${what}`, params: { file: '2', other: '1' } },
  });
  expect(filesBySeries(store.state().files).get(5)).toHaveLength(1);
});

describe('two files of one series, by what their games say of their starts', () => {
  const mark = (letter: string, start: number) => `${letter.repeat(64)}-${start}`;
  test.each<{ why: string; digests: string[]; seriesIds?: number[]; isOne: boolean }>([
    { why: 'one start is one game, whatever the rows', digests: [mark('a', 5), mark('b', 5)], isOne: true },
    { why: 'two starts are two games, whatever the numbers', digests: [mark('a', 5), mark('a', 405)], isOne: false },
    { why: 'without a start the numbers decide', digests: [mark('a', 5), 'a'.repeat(64)], isOne: true },
    {
      why: 'another series has games in the same second',
      digests: [mark('a', 5), mark('b', 5)],
      seriesIds: [6],
      isOne: false,
    },
  ])('$why', async ({ digests, seriesIds = [5], isOne }) => {
    server((name) =>
      found(name, { replayDigest: digests[Number(name) - 1] ?? null, ...(name === '2' ? { seriesIds } : {}) }),
    );
    const store = nightOf(OWNER);
    await read(store, replay('1'), replay('2'));
    expect(store.state().files[1]?.state).toBe(isOne ? 'unused' : 'placed');
  });
});

test('a login that ends half-way loses nothing: what was read stays, and the rest is tried again', async () => {
  const it = server();
  const store = nightOf(OWNER);
  await read(store, ...names(5).map((name) => replay(name)));
  const ended = { CODE: 'UNAUTHENTICATED', MESSAGE: 'api.error.unauthenticated' };
  it.refuse(403, ended);
  await read(store, replay('6'), replay('7'));
  const states = () => store.state().files.map(({ state }) => state);
  expect(states()).toEqual([...Array.from({ length: 5 }, () => 'placed'), 'failed', 'failed']);
  expect(store.state().files[5]?.reason).toEqual({ messageKey: ended.MESSAGE, params: { file: '6' } });
  store.retry(store.state().files.map(({ key }) => key));
  await settled(store);
  expect(states()).toEqual(Array.from({ length: 7 }, () => 'placed'));
});

describe('the report of a series', () => {
  const drafted = () => readDraft(OWNER, { form: 'report', thing: 5 });

  test('is filled in playing order when all files are read, and kept as its draft with the version', async () => {
    const it = server();
    const store = nightOf(OWNER);
    store.add([replay('3'), replay('1'), replay('2')]);
    store.fillAll([TARGET]);
    expect(it.fills).toEqual([]);
    await settled(store);
    store.fillAll([TARGET]);
    await settled(store);
    expect(it.fills).toEqual([{ seriesId: 5, names: ['1', '2', '3'] }]);
    expect(store.state().fills[5]).toMatchObject({ state: 'filled', won: { home: 3, away: 0 }, isDecided: true });
    expect(drafted()).toMatchObject({ version: 3, value: { isChanged: true } });
    store.fillAll([TARGET]);
    await settled(store);
    expect(it.fills).toHaveLength(1);
  });

  test('with two files is filled game by game, and is told not to be decided', async () => {
    const it = server();
    const store = nightOf(OWNER);
    await read(store, replay('1'), replay('2'));
    store.fillAll([TARGET]);
    await settled(store);
    expect(it.fills.map((fill) => fill.names)).toEqual([['1'], ['2']]);
    expect(store.state().fills[5]).toMatchObject({ won: { home: 2, away: 0 }, isDecided: false });
  });

  test('that staff have typed is replaced only when they ask for it', async () => {
    const it = server();
    const store = nightOf(OWNER);
    await read(store, replay('1'));
    store.fillAll([TARGET]);
    await settled(store);
    const { value } = drafted() ?? { value: null };
    const corrected = JSON.parse(JSON.stringify(value).replace('"score":"100"', '"score":"99"')) as unknown;
    writeDraft(OWNER, { form: 'report', thing: 5 }, { value: corrected, version: 3 });
    await read(store, replay('2'));
    store.fillAll([TARGET]);
    await settled(store);
    expect(store.state().fills[5]?.state).toBe('typed');
    expect(drafted()?.value).toEqual(corrected);
    const sent = it.fills.length;
    store.fillAgain(TARGET);
    await settled(store);
    expect(it.fills.length).toBeGreaterThan(sent);
    expect(store.state().fills[5]?.state).toBe('filled');
  });

  test('with more files than games is not filled', async () => {
    const it = server();
    const store = nightOf(OWNER);
    await read(store, ...names(6).map((name) => replay(name)));
    store.fillAll([TARGET]);
    await settled(store);
    expect(it.fills).toEqual([]);
    expect(store.state().fills[5]).toMatchObject({ state: 'failed', reason: { params: { files: 6 } } });
  });
});

test('a reload keeps what is read and filled, and the same file dropped again takes its place', async () => {
  server();
  const store = nightOf(OWNER);
  await read(store, replay('1'), replay('2'), replay('3'));
  store.fillAll([TARGET]);
  await settled(store);
  forgetNights();
  const later = nightOf(OWNER);
  expect(later.state()).toEqual(store.state());
  expect(later.hasContents(later.state().files)).toBe(false);
  await read(later, replay('1'), replay('2'), replay('3'));
  expect(later.state().files.map(({ name, state }) => [name, state])).toEqual([
    ['1', 'placed'],
    ['2', 'placed'],
    ['3', 'placed'],
  ]);
  expect(later.hasContents(later.state().files)).toBe(true);
});

test('another person has another night, and what an older page kept is no night', () => {
  writeDraft(2, { form: 'night', thing: 'replays' }, { value: { files: [{ name: 'a' }], fills: {} }, version: null });
  expect(nightOf(2).state()).toEqual({ files: [], fills: {} });
  expect(nightOf(2)).not.toBe(nightOf(3));
});
