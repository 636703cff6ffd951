import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendReplays } from './send-replays';

/** The server's answer, as its own tests make it. */
const contract = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/contracts/replay-proposal.json'), 'utf8'),
) as { games: object[] };

const answerWith = (answer: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));

const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

test('a file that is no replay by its size is named, and nothing is sent', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockImplementation();
  const files = [fileOf('ett.replay', 10), fileOf('film.mp4', 10 * 1024 * 1024 + 1)];

  expect(await sendReplays('/api/admin/series/5/replays', files)).toEqual({
    status: 'refused',
    messageKey: 'api.replay.too-large',
    params: { file: 'film.mp4', megabytes: 10 },
  });
  expect(send).not.toHaveBeenCalled();
});

test('a file of exactly the most there may be is sent with its name', async () => {
  const send = answerWith({ files: [], games: [], warnings: [] });

  expect(await sendReplays('/api/admin/series/5/replays', [fileOf('ett.replay', 10 * 1024 * 1024)], 2)).toMatchObject({
    status: 'read',
  });
  const body = send.mock.calls[0]?.[1]?.body as FormData;
  expect([body.get('gameNumber'), (body.get('files') as File).name]).toEqual(['2', 'ett.replay']);
});

test('only the header section is sent, and the whole file when the server needs it', async () => {
  const file = new File([Uint8Array.from([4, 0, 0, 0, 9, 9, 9, 9, 1, 2, 3, 4, 5, 6, 7, 8])], 'ett.replay');
  const sent = (call: Parameters<typeof fetch> | undefined) =>
    ((call?.[1]?.body as FormData).get('files') as File).size;
  const refusal = { reasonKey: 'api.replay.unreadable.needs-whole-file', params: { file: 'ett.replay' } };
  const tooLittle = { ...contract, files: [{ name: 'ett.replay', status: 'refused', gameNumber: null, refusal }] };
  const send = answerWith(contract);
  send.mockClear();

  expect(await sendReplays('/api/admin/series/5/replays', [file])).toMatchObject({ status: 'read' });
  expect(send.mock.calls.map(sent)).toEqual([12]);

  send.mockResolvedValueOnce(Response.json(tooLittle));
  expect(await sendReplays('/api/admin/series/5/replays', [file])).toMatchObject({
    proposal: { games: [expect.anything()] },
  });
  expect(send.mock.calls.map(sent)).toEqual([12, 12, 16]);
});

test('what the server answers is what the form is filled with', async () => {
  answerWith(contract);
  const outcome = await sendReplays('/api/admin/series/5/replays', [fileOf('ett.replay', 10)]);
  const [first] = outcome.status === 'read' ? (outcome.proposal.games[0]?.rows ?? []) : [];
  expect(first).toMatchObject({ name: 'Lingon', match: { kind: 'account', playerId: 1 } });
  expect(contract).toMatchObject(outcome.status === 'read' ? outcome.proposal : {});
});

test.each([
  { answer: { ...contract, games: undefined }, why: 'no games' },
  { answer: { ...contract, games: [{ ...contract.games[0], sides: { homeIs: 'green' } }] }, why: 'no such colour' },
])('an answer of another shape fills nothing and is reported: $why', async ({ answer }) => {
  const report = jest.spyOn(console, 'error').mockReset().mockImplementation();
  answerWith(answer);
  expect(await sendReplays('/api/admin/series/5/replays', [fileOf('ett.replay', 10)])).toMatchObject({
    messageKey: 'api.error.internal',
  });
  expect(report).toHaveBeenCalledTimes(1);
});
