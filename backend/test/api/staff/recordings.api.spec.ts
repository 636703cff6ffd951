import { AuditEntry } from '../../../src/modules/audit/audit-entry.entity.ts';
import { KeptReplayFile } from '../../../src/modules/stats/recordings/files/replay-file.entity.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { encodeReplay } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { KeptFilesWire } from '../../../src/modules/stats/recordings/files/replay-files.wire.ts';
import { twoRecordings } from '../../factories/recordings.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { asApplication } from '../../harness/database.ts';
import { queryAsUser } from './division-calls.ts';
import { deskOf, lastEntry, newMatter, planOf, sendCall, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
  other = await deskOf(app, 'captain', 'divisionadmin');
});
afterAll(() => app.close());

const shown = async (seriesId: number) => {
  const text = `{ seriesReplays(seriesId: ${seriesId}) { number recordings { sha256 seconds isUsed } } }`;
  const { seriesReplays } = await queryAsUser<{
    seriesReplays: { number: number; recordings: { sha256: string; seconds: number; isUsed: boolean }[] }[];
  }>(app, desk.as, text);
  return seriesReplays[0]?.recordings.map(({ seconds, isUsed }) => [seconds, isUsed]);
};

const choose = (by: Desk, seriesId: number, sha256: string, version = 0) =>
  sendCall(by, `chooseRecording(input: { seriesId: ${seriesId}, version: ${version}, game: 4, sha256: "${sha256}" })`);

test('staff see both recordings of a game and choose one; the log tells it, and its undo brings the first one back', async () => {
  const { reported } = await newMatter(desk);
  const [first, second] = await twoRecordings(app.db, reported);
  expect(await shown(reported)).toEqual([
    [313, true],
    [158, false],
  ]);

  await choose(desk, reported, second);
  expect(await shown(reported)).toEqual([
    [313, false],
    [158, true],
  ]);
  const done = await lastEntry(desk);
  expect(await app.db.repo(AuditEntry).findOneByOrFail({ id: done.id })).toMatchObject({
    ...{ act: 'series.recording', objectKind: 'series', objectId: reported },
    before: { recording: first.slice(0, 12), seconds: 313 },
    after: { recording: second.slice(0, 12), seconds: 158, game: 4 },
  });
  expect((await planOf(desk, done.id)).obstacle).toBeNull();

  await takeBack(desk, done.id);
  expect(await shown(reported)).toEqual([
    [313, true],
    [158, false],
  ]);
});

test('what is no recording of the game, counts already, or was chosen on an older page is refused', async () => {
  const { reported } = await newMatter(desk);
  const elsewhere = await newMatter(desk);
  const [first, second] = await twoRecordings(app.db, reported);
  const [foreign] = await twoRecordings(app.db, elsewhere.reported);
  for (const [by, sha256, version, refusal] of [
    [desk, foreign, 0, 'NOT_FOUND api.replay.no-recording'],
    [desk, first, 0, 'NOTHING_CHANGED api.replay.recording-used'],
    [desk, second, 7, 'SERIES_CHANGED_MEANWHILE'],
    [other, second, 0, 'NOT_YOUR_DIVISION'],
  ] as const) {
    await expect(choose(by, reported, sha256, version)).rejects.toThrow(refusal);
  }
  expect(await app.db.repo(Game).existsBy({ seriesId: reported, recordingSha256: second })).toBe(false);
});

test('a file that those who run another division send changes no game of this one, whatever its box score', async () => {
  const { reported } = await newMatter(desk);
  const own = await newMatter({ ...other, league: desk.league });
  const file = (body: string) =>
    Buffer.concat([
      encodeReplay({
        ...{ id: 'ONE', teamSize: 1, blueGoals: 1, epochSeconds: 1_795_860_220 },
        players: [
          { name: 'A', platform: 'steam', accountId: '1', team: 0, goals: 1 },
          { name: 'B', platform: 'steam', accountId: '2', team: 1 },
        ],
      }),
      Buffer.from(body),
    ]);
  const keep = async ({ as }: Desk, seriesId: number, content: Buffer) => {
    const body = new FormData();
    body.append('files', new File([new Uint8Array(content)], 'a.replay'));
    const answer = await as.fetch(`/api/admin/series/${seriesId}/replay-files`, { method: 'POST', body });
    return ((await answer.json()) as KeptFilesWire).files[0];
  };
  const honest = await keep(desk, reported, file('honest'));
  await app.db
    .repo(Game)
    .insert({ seriesId: reported, number: 1, homeGoals: 1, awayGoals: 0, replayDigest: honest?.replayDigest });
  const forged = await keep(other, own.series, file('forged'));
  expect([forged?.replayDigest, forged?.refusal]).toEqual([honest?.replayDigest, null]);

  const text = `{ seriesReplays(seriesId: ${reported}) { recordings { sha256 isUsed } } }`;
  expect(await queryAsUser(app, desk.as, text)).toEqual({
    seriesReplays: [{ recordings: [{ sha256: honest?.sha256, isUsed: true }] }],
  });
  expect(await app.db.repo(KeptReplayFile).existsBy({ sha256: String(forged?.sha256), seriesId: own.series })).toBe(
    true,
  );
});
