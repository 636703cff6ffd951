import { NOTHING, ReplayKeeper } from './keep-replays';

const fileOf = (name: string) => new File(['bytes'], name);
const KEPT = { status: 200, body: { files: [{ refusal: null }] } };
const REFUSED = { status: 200, body: { files: [{ refusal: { code: 'REPLAY_UNREADABLE' } }] } };
const NOT_STORED = { status: 507, body: { CODE: 507, MESSAGE: 'api.error.not-stored' } };
const BROKEN = null;

/** Answers the calls in this order, and notes what was sent. */
function answering(...answers: ({ status: number; body: object } | null)[]) {
  const sent: string[] = [];
  let underWay = 0;
  let most = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    most = Math.max(most, ++underWay);
    sent.push(`${url as string} ${((init?.body as FormData).get('files') as File).name}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
    underWay--;
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line broke');
    return Response.json(answer.body, { status: answer.status });
  });
  return { sent, most: () => most };
}

const settled = async (keeper: ReplayKeeper) => {
  for (let turn = 0; turn < 100; turn++) {
    const { all, sent, failed } = keeper.state();
    if (all === sent + failed) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('still sending');
};

test('the files of saved games are sent one at a time, and each once', async () => {
  const line = answering(KEPT, KEPT);
  const keeper = new ReplayKeeper([]);
  for (const digest of ['a', 'b', 'unsaved']) keeper.remember(digest, fileOf(`${digest}.replay`));
  keeper.send('/series/5', ['a', 'b', 'from an earlier visit']);
  keeper.send('/series/5', ['a', 'b']);
  expect(keeper.state()).toEqual({ all: 2, sent: 0, failed: 0 });
  await settled(keeper);
  expect(line.sent).toEqual(['/series/5 a.replay', '/series/5 b.replay']);
  expect(line.most()).toBe(1);
  expect(keeper.state()).toEqual(NOTHING);
});

test('a line that breaks is tried again', async () => {
  const line = answering(BROKEN, NOT_STORED, REFUSED, KEPT);
  const keeper = new ReplayKeeper([1, 1, 1]);
  keeper.remember('a', fileOf('a.replay'));
  keeper.send('/series/5', ['a']);
  await settled(keeper);
  expect(line.sent).toHaveLength(4);
  expect(keeper.state()).toEqual(NOTHING);
});

test('what could not be kept is told, and is sent again when the reader wishes', async () => {
  const line = answering(BROKEN, KEPT, KEPT);
  const keeper = new ReplayKeeper([]);
  for (const digest of ['a', 'b']) keeper.remember(digest, fileOf(`${digest}.replay`));
  keeper.send('/series/5', ['a', 'b']);
  await settled(keeper);
  expect(keeper.state()).toEqual({ all: 2, sent: 1, failed: 1 });
  keeper.retry();
  await settled(keeper);
  expect(line.sent.at(-1)).toBe('/series/5 a.replay');
  expect(keeper.state()).toEqual(NOTHING);
});

test('what the reader gives up is forgotten', async () => {
  answering(BROKEN);
  const keeper = new ReplayKeeper([]);
  keeper.remember('a', fileOf('a.replay'));
  keeper.send('/series/5', ['a']);
  await settled(keeper);
  await new Promise((resolve) => setTimeout(resolve, 0));
  keeper.forget();
  expect(keeper.state()).toEqual(NOTHING);
});
