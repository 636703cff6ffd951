import { sendReplays } from './send-replays';

const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

test('a file that is no replay by its size is named, and nothing is sent', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockImplementation();
  const files = [fileOf('ett.replay', 10), fileOf('film.mp4', 10 * 1024 * 1024 + 1)];

  expect(await sendReplays(5, files)).toEqual({
    status: 'refused',
    messageKey: 'api.replay.too-large',
    params: { file: 'film.mp4', megabytes: 10 },
  });
  expect(send).not.toHaveBeenCalled();
});

test('a file of exactly the most there may be is sent with its name', async () => {
  const answer = { ok: true, status: 200, json: async () => ({ files: [], games: [], warnings: [] }) };
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as unknown as Response);

  expect(await sendReplays(5, [fileOf('ett.replay', 10 * 1024 * 1024)], 2)).toMatchObject({ status: 'read' });
  const body = send.mock.calls[0]?.[1]?.body as FormData;
  expect([body.get('gameNumber'), (body.get('files') as File).name]).toEqual(['2', 'ett.replay']);
});
