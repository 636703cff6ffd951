import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { CreditedRow, GameReading } from '../../../../domain/recordings/game-reading.ts';
import { FIELD_NUMBERS } from '../../../../domain/recordings/play/field-numbers.ts';
import { FIELD_PLAY_VERSION } from '../../../../domain/recordings/play/field-play.ts';
import type { FieldPlay, RecordedEvent } from '../../../../domain/recordings/play/field-play.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { FieldEvent } from './field-event.entity.ts';
import type { GameFieldPlay } from './game-field-play.entity.ts';
import type { GameTrack } from './game-track.entity.ts';
import type { PlayerFieldPlay } from './player-field-play.entity.ts';

/** A row of the report by its place on its side. */
export interface CreditedSlot extends CreditedRow {
  slot: number;
}

/** Where a reading comes from. */
export interface ReadingSource {
  /** Of the kept file; null when there was none. */
  sha256: string | null;
  readerVersion: number;
}

/** All rows of one game. */
export interface PlayRows {
  game: GameFieldPlay;
  players: PlayerFieldPlay[];
  events: FieldEvent[];
  track: GameTrack;
}

const MOST_PLAYERS = 64;
const LONGEST_MAP = 256;
/** Larger than any sum of a game, and storable. */
const LARGEST = 1e12;

const compress = promisify(gzip);
const SIDES_BY_TEAM: readonly [Side, Side] = ['home', 'away'];

/**
 * What is wrong with numbers that come from a hostile file: a short code; null when they can be stored. The reader bounds
 * what it reads, but a sum of it could still be anything.
 */
export function unstorablePart({
  players,
  teams,
  events,
  map,
  ...play
}: FieldPlay): 'players' | 'map' | 'numbers' | null {
  if (players.length > MOST_PLAYERS) return 'players';
  // PostgreSQL stores no zero character
  if (map !== null && (map.length > LONGEST_MAP || map.includes('\0'))) return 'map';
  const numbers: (number | null)[] = [
    ...[play.activeSeconds, play.inPlaySeconds, play.overtimeSeconds, ...play.ballHeat],
    ...teams.flatMap((team) => [team.possessionSeconds, team.ballInOwnHalfSeconds]),
    ...players.flatMap((player) => [...FIELD_NUMBERS.map((name) => player.numbers[name]), ...player.heat]),
    ...events.flatMap(({ seconds, x, y, z, speed, kickoffSeconds }) => [seconds, x, y, z, speed, kickoffSeconds]),
  ];
  return numbers.every((value) => value === null || Math.abs(value) < LARGEST) ? null : 'numbers';
}

/** The rows of a game's reading. Players point to the rows of the report that credit them. */
export async function toPlayRows(
  gameId: number,
  { homeColour, playerIds, play, track }: GameReading,
  rows: readonly CreditedSlot[],
  source: ReadingSource,
): Promise<PlayRows> {
  const bytes = await compress(track, { level: constants.Z_BEST_COMPRESSION });
  const digest = createHash('sha256').update(bytes).digest('hex');
  const [home, away] = play.teams;
  return {
    game: {
      gameId,
      ...source,
      playVersion: FIELD_PLAY_VERSION,
      homeColour,
      activeSeconds: play.activeSeconds,
      inPlaySeconds: play.inPlaySeconds,
      overtimeSeconds: play.overtimeSeconds,
      isStandardField: play.isStandardField,
      map: play.map,
      homePossessionSeconds: home.possessionSeconds,
      awayPossessionSeconds: away.possessionSeconds,
      homeBallInOwnHalfSeconds: home.ballInOwnHalfSeconds,
      awayBallInOwnHalfSeconds: away.ballInOwnHalfSeconds,
      ballHeat: [...play.ballHeat],
      trackDigest: digest,
    },
    players: playerRows(gameId, play, playerIds, rows),
    events: play.events.map((event, position) => eventRow(gameId, event, position)),
    track: { gameId, digest, bytes },
  };
}

/** A row of the report is one player's: the first who is taken for it. */
function playerRows(
  gameId: number,
  { players }: FieldPlay,
  playerIds: readonly (number | null)[],
  rows: readonly CreditedSlot[],
): PlayerFieldPlay[] {
  const free = new Set(rows);
  return players.map(({ index, team, numbers, heat }) => {
    const side = SIDES_BY_TEAM[team];
    const own = [...free].find((row) => row.side === side && row.playerId === playerIds[index]);
    if (own) free.delete(own);
    return { gameId, position: index, side, slot: own?.slot ?? null, ...numbers, heat: [...heat] };
  });
}

const sideOf = (team: 0 | 1 | null): Side | null => (team === null ? null : SIDES_BY_TEAM[team]);

const eventRow = (
  gameId: number,
  { team, player, other, overtime, ownGoal, countedAsShot, kickoffWinner, ...event }: RecordedEvent,
  position: number,
): FieldEvent => ({
  gameId,
  position,
  ...event,
  side: sideOf(team),
  kickoffWinner: sideOf(kickoffWinner),
  isOvertime: overtime,
  isOwnGoal: ownGoal,
  isCountedAsShot: countedAsShot,
  playerPosition: player,
  otherPosition: other,
});
