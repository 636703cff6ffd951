import type { GameReading } from '../../src/domain/recordings/game-reading.ts';
import type { FieldNumbers } from '../../src/domain/recordings/play/field-numbers.ts';
import type { RecordedEvent, FieldPlay } from '../../src/domain/recordings/play/field-play.ts';
import { addFieldNumbers, addHeat } from '../../src/domain/recordings/play/field-sums.ts';
import { PlayWriterRepository } from '../../src/modules/stats/recordings/play/play-writer.repository.ts';
import { toPlayRows } from '../../src/modules/stats/recordings/play/stored-play.ts';
import type { CreditedSlot } from '../../src/modules/stats/recordings/play/stored-play.ts';
import { PlayerGameStats } from '../../src/modules/series/player-game-stats.entity.ts';
import type { Db } from '../../src/platform/db/db.ts';

/** A heat map with seconds in some cells. */
export const heatOf = (cells: Readonly<Record<number, number>>): number[] =>
  addHeat([]).map((none, cell) => cells[cell] ?? none);

/** A player of a recording: of team 0, the home team, or 1; `playerId` null is someone the report does not credit. */
export interface RecordedBy {
  team: 0 | 1;
  playerId: number | null;
  numbers?: Partial<FieldNumbers>;
}

/** A reading of these players; a test names only what it is about. */
export function readingOf(
  players: readonly RecordedBy[],
  { track = new Uint8Array([1, 2, 3]), ...play }: Partial<FieldPlay> & { track?: Uint8Array } = {},
): GameReading {
  const none = addFieldNumbers([]);
  return {
    homeColour: 0,
    playerIds: players.map(({ playerId }) => playerId),
    track,
    play: {
      activeSeconds: 320,
      inPlaySeconds: 300,
      overtimeSeconds: 0,
      isStandardField: true,
      map: 'Stadium_P',
      players: players.map(({ team, numbers }, index) => ({
        index,
        team,
        numbers: { ...none, ...numbers },
        heat: heatOf({ [index]: index + 1 }),
      })),
      teams: [
        { possessionSeconds: 120, ballInOwnHalfSeconds: 140 },
        { possessionSeconds: 100, ballInOwnHalfSeconds: 180 },
      ],
      ballHeat: heatOf({ 160: 300 }),
      events: [],
      ...play,
    },
  };
}

/** An event with the defaults of what a test is not about. */
export const eventOf = (
  event: Pick<RecordedEvent, 'kind' | 'team' | 'seconds'> & Partial<RecordedEvent>,
): RecordedEvent => ({
  clock: null,
  overtime: false,
  player: null,
  other: null,
  x: null,
  y: null,
  z: null,
  speed: null,
  ownGoal: false,
  countedAsShot: null,
  kickoffKind: null,
  kickoffSeconds: null,
  kickoffWinner: null,
  ...event,
});

/** The rows of a game's report, as the job reads them, without accounts and names. */
export async function creditedRows(db: Db, gameId: number): Promise<CreditedSlot[]> {
  const rows = await db.repo(PlayerGameStats).find({ where: { gameId }, order: { side: 'DESC', slot: 'ASC' } });
  return rows.map(({ gameId: _game, teamId: _team, ...row }) => ({ ...row, accounts: [], names: [] }));
}

/** Stores a game's field play as the job does. Returns the digest of its track. */
export async function storePlay(db: Db, gameId: number, reading: GameReading): Promise<string> {
  const rows = await toPlayRows(gameId, reading, await creditedRows(db, gameId), { sha256: null, readerVersion: 1 });
  await db.transaction(() => new PlayWriterRepository(db).replace(rows));
  return rows.game.trackDigest;
}
