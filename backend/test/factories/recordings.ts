import { createHash } from 'node:crypto';
import { ReplayContent } from '../../src/modules/stats/recordings/files/replay-content.entity.ts';
import { KeptReplayFile } from '../../src/modules/stats/recordings/files/replay-file.entity.ts';
import { ReplayReading } from '../../src/modules/stats/recordings/sweep/replay-reading.entity.ts';
import { Game } from '../../src/modules/series/game.entity.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { insertRow, insertAll } from './rows.ts';

/**
 * A reported series gets a fourth game with two recordings that were read already, of 313 and 158 seconds. Returns their
 * digests, the first that came first: it counts. No instance reads in the next minutes, because there are no contents.
 */
export async function twoRecordings(db: Db, seriesId: number): Promise<[first: string, second: string]> {
  const lease = { id: true, heldBy: '00000000-0000-4000-8000-000000000000', heldUntil: new Date(Date.now() + 100_000) };
  await db.repo(ReplayReading).upsert(lease, ['id']);
  const digests = ['first', 'second'].map((which) => createHash('sha256').update(`${which} ${seriesId}`).digest('hex'));
  const [first = '', second = ''] = digests;
  await insertRow(db, Game, { seriesId, number: 4, homeGoals: 1, awayGoals: 0, replayDigest: first });
  const at = new Date();
  await insertAll(
    db,
    ReplayContent,
    digests.map((sha256) => ({ sha256, takenAt: at })),
  );
  const file = { seriesId, boxScoreDigest: first, size: 1, uploadedAt: at, status: 'read' } as const;
  const versions = { readerVersion: 9999, playVersion: 9999 };
  await insertAll(db, KeptReplayFile, [
    { ...file, ...versions, sha256: first, activeSeconds: 313, arrivedAt: at },
    { ...file, ...versions, sha256: second, activeSeconds: 158, arrivedAt: new Date(at.getTime() + 1) },
  ]);
  return [first, second];
}
