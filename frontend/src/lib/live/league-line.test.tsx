import { lastLine, replaceSocket, SocketLine } from '../../test/socket-line';
import { openLeagueLine } from './league-line';

let version = 1;
const reload = jest.fn(() => Promise.resolve());
let end = () => undefined as void;
let ownSocket = () => undefined as void;

const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Milliseconds until the next line is opened. */
const untilOpened = async (): Promise<number> => {
  const [lines, from] = [SocketLine.all.length, Date.now()];
  while (SocketLine.all.length === lines) await jest.advanceTimersToNextTimerAsync();
  return Date.now() - from;
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** The newest line is up, and the server has the subscription. */
const accept = async () => {
  lastLine().open();
  await pass(0);
};

beforeEach(async () => {
  jest.useFakeTimers();
  reload.mockClear();
  ownSocket = replaceSocket();
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => String(version) })) as unknown as typeof fetch;
  end = openLeagueLine({ divisionId: 4 }, reload);
  await accept();
});
afterEach(() => {
  end();
  jest.useRealTimers();
  ownSocket();
  Reflect.deleteProperty(document, 'hidden');
});

test('a change is read within 300 ms, and many together once', async () => {
  expect(lastLine().sent[1]).toMatchObject({ type: 'subscribe', payload: { variables: { divisionId: 4 } } });
  for (let n = 0; n < 5; n++) lastLine().says('next', { data: { leagueChanged: { number: n } } });
  await pass(300);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a hidden page has no line, and asks for what it missed when it is seen again', async () => {
  hide(true);
  expect(lastLine().isClosed).toBe(true);
  await pass(600_000);
  expect([SocketLine.all.length, reload.mock.calls.length]).toEqual([1, 0]);
  hide(false);
  await accept();
  const { variables } = lastLine().sent[1]?.payload as { variables: { age: number } };
  expect(variables.age).toBeGreaterThanOrEqual(600_000);
});

test('without a line it asks for the version, and reads again when that is another one', async () => {
  lastLine().drop(1013);
  await pass(80_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(80_000);
  expect(reload).toHaveBeenCalledTimes(1);
  version++;
  await pass(80_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a line that does not answer is given up, and opened again', async () => {
  await pass(25_001);
  expect(lastLine().isClosed).toBe(true);
  await pass(20_001);
  expect(SocketLine.all).toHaveLength(2);
});

test('a lost line is opened again within half a second, and more and more slowly while that fails', async () => {
  await pass(15_000);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 16; attempt++) {
    lastLine().drop(1006);
    waits.push(await untilOpened());
  }
  for (const wait of waits.slice(0, 8)) expect(wait).toBeLessThanOrEqual(500);
  expect(waits.slice(-2).every((wait) => wait >= 10_000 && wait <= 20_000)).toBe(true);
});

test.each([
  { why: 'it held', heldMs: 15_000, most: 500 },
  { why: 'it ended at once each time', heldMs: 100, most: 20_000 },
])('a line that is up again counts as a good one when it has held: $why', async ({ heldMs, most }) => {
  let waited = 0;
  for (let attempt = 0; attempt < 16; attempt++) {
    await pass(heldMs);
    lastLine().drop(1006);
    waited = await untilOpened();
    await accept();
  }
  expect(waited).toBeLessThanOrEqual(most);
  expect(waited).toBeGreaterThan(most / 4);
});

test('the server that goes away is not asked by all pages at once', async () => {
  lastLine().drop(1001);
  await pass(9_999);
  expect(SocketLine.all).toHaveLength(1);
  await pass(10_002);
  expect(SocketLine.all).toHaveLength(2);
});

test('where no socket gets through, it still asks for the version', async () => {
  for (let passed = 0; passed < 160_000; passed += 1000) {
    lastLine().drop(1006);
    await pass(1000);
  }
  expect(reload).toHaveBeenCalledTimes(1);
  version++;
  for (let passed = 0; passed < 80_000; passed += 1000) {
    lastLine().drop(1006);
    await pass(1000);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a line that was lost is opened at once when the browser is online again', () => {
  lastLine().drop(1006);
  window.dispatchEvent(new Event('online'));
  expect(SocketLine.all).toHaveLength(2);
});
