import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import {
  addFieldNumbers,
  addHeat,
  inHundredths,
  shownFieldNumbers,
} from '../../../../domain/recordings/play/field-sums.ts';
import type { ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import type { FieldEventKind, Heat, KickoffKind } from '../../../../domain/recordings/play/field-play.ts';
import type { Side } from '../../../../domain/sides.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';

/** A game's part that belongs to no player, as it is stored. */
export interface StoredGamePlay {
  number: number;
  map: string | null;
  isStandardField: boolean;
  activeSeconds: number;
  inPlaySeconds: number;
  overtimeSeconds: number;
  homePossessionSeconds: number;
  awayPossessionSeconds: number;
  homeBallInOwnHalfSeconds: number;
  awayBallInOwnHalfSeconds: number;
  ballHeat: number[];
  trackDigest: string;
}

/** A player's row of a game as it is stored; `player` is null when no row of the report credits them. */
export interface StoredPlayerPlay extends FieldNumbers {
  number: number;
  position: number;
  side: Side;
  heat: number[];
  player: PlayerRef | null;
}

/** An event as it is stored. */
export interface StoredFieldEvent {
  number: number;
  kind: FieldEventKind;
  side: Side | null;
  seconds: number;
  clock: number | null;
  isOvertime: boolean;
  playerPosition: number | null;
  otherPosition: number | null;
  x: number | null;
  y: number | null;
  z: number | null;
  speed: number | null;
  isOwnGoal: boolean;
  isCountedAsShot: boolean | null;
  kickoffKind: KickoffKind | null;
  kickoffSeconds: number | null;
  kickoffWinner: Side | null;
}

/** A series' field play as the database returns it: flat lists, by game. */
export interface StoredFieldPlay {
  seriesId: number;
  games: StoredGamePlay[];
  players: StoredPlayerPlay[];
  events: StoredFieldEvent[];
}

/** A player's numbers over one game or several. */
export interface PlayerPlay {
  player: PlayerRef | null;
  /** The place in the recording and its track; over several games, the place in this list. From 0. */
  position: number;
  games: number;
  numbers: ShownFieldNumbers;
  heat: number[];
}

/** A team's numbers over one game or several. Heat is in the team's own direction of attack. */
export interface TeamPlay {
  possessionSeconds: number;
  ballInOwnHalfSeconds: number;
  numbers: ShownFieldNumbers;
  heat: number[];
  players: PlayerPlay[];
}

/** An event with its players, and the score after it. */
export interface ShownFieldEvent extends Omit<StoredFieldEvent, 'number' | 'playerPosition' | 'otherPosition'> {
  player: PlayerRef | null;
  other: PlayerRef | null;
  homeGoals: number;
  awayGoals: number;
}

/** One game's field play, seen from the home team. */
export interface GamePlay extends Pick<
  StoredGamePlay,
  'number' | 'map' | 'isStandardField' | 'activeSeconds' | 'inPlaySeconds' | 'overtimeSeconds' | 'ballHeat'
> {
  home: TeamPlay;
  away: TeamPlay;
  events: ShownFieldEvent[];
  trackUrl: string;
}

/** The sums over a series' games that have field play. */
export interface SeriesPlay {
  games: number;
  isStandardField: boolean;
  home: TeamPlay;
  away: TeamPlay;
  ballHeat: number[];
}

/** A series' games with field play, and their sums; null when no game has any. */
export interface SeriesFieldPlay {
  seriesId: number;
  games: GamePlay[];
  whole: SeriesPlay | null;
}

/** Where a track is downloaded. */
export const trackUrlOf = (digest: string): string => `/api/tracks/${digest}`;

/** Puts the flat rows into their games, and adds up the whole. */
export function toSeriesFieldPlay({ seriesId, games, players, events }: StoredFieldPlay): SeriesFieldPlay {
  const playersOf = groupBy(players, ({ number }) => number);
  const eventsOf = groupBy(events, ({ number }) => number);
  return {
    seriesId,
    games: games.map((game) => toGame(game, playersOf.get(game.number) ?? [], eventsOf.get(game.number) ?? [])),
    whole: games.length === 0 ? null : toWhole(games, players),
  };
}

function toGame(
  game: StoredGamePlay,
  players: readonly StoredPlayerPlay[],
  events: readonly StoredFieldEvent[],
): GamePlay {
  const playersOf = (side: Side): PlayerPlay[] =>
    players.filter((row) => row.side === side).map((row) => playerPlayOf([row], row.position));
  return {
    number: game.number,
    map: game.map,
    isStandardField: game.isStandardField,
    activeSeconds: inHundredths(game.activeSeconds),
    inPlaySeconds: inHundredths(game.inPlaySeconds),
    overtimeSeconds: inHundredths(game.overtimeSeconds),
    home: teamPlayOf([game], players, 'home', playersOf('home')),
    away: teamPlayOf([game], players, 'away', playersOf('away')),
    ballHeat: addHeat([game.ballHeat]),
    events: shownEvents(events, players),
    trackUrl: trackUrlOf(game.trackDigest),
  };
}

function toWhole(games: readonly StoredGamePlay[], players: readonly StoredPlayerPlay[]): SeriesPlay {
  const playersOf = (side: Side): PlayerPlay[] =>
    [
      ...groupBy(
        players.filter((row) => row.side === side),
        ({ player }) => player?.id ?? null,
      ).entries(),
    ]
      // those whom no report credits are one row, the last
      .sort(([one], [other]) => Number(one === null) - Number(other === null))
      .map(([, rows], position) => playerPlayOf(rows, position));
  return {
    games: games.length,
    isStandardField: games.every(({ isStandardField }) => isStandardField),
    home: teamPlayOf(games, players, 'home', playersOf('home')),
    away: teamPlayOf(games, players, 'away', playersOf('away')),
    ballHeat: addHeat(games.map(({ ballHeat }) => ballHeat)),
  };
}

function playerPlayOf(rows: readonly StoredPlayerPlay[], position: number): PlayerPlay {
  return {
    player: rows[0]?.player ?? null,
    position,
    games: new Set(rows.map(({ number }) => number)).size,
    numbers: shownFieldNumbers(addFieldNumbers(rows)),
    heat: addHeat(rows.map(({ heat }) => heat)),
  };
}

function teamPlayOf(
  games: readonly StoredGamePlay[],
  players: readonly StoredPlayerPlay[],
  side: Side,
  shown: PlayerPlay[],
): TeamPlay {
  const own = players.filter((row) => row.side === side);
  const sumOf = (valueOf: (game: StoredGamePlay) => number): number =>
    inHundredths(games.reduce((sum, game) => sum + valueOf(game), 0));
  return {
    possessionSeconds: sumOf((game) => game[`${side}PossessionSeconds`]),
    ballInOwnHalfSeconds: sumOf((game) => game[`${side}BallInOwnHalfSeconds`]),
    numbers: shownFieldNumbers(addFieldNumbers(own)),
    heat: addHeat(own.map(({ heat }): Heat => heat)),
    players: shown,
  };
}

function shownEvents(events: readonly StoredFieldEvent[], players: readonly StoredPlayerPlay[]): ShownFieldEvent[] {
  const at = new Map(players.map(({ position, player }) => [position, player]));
  const goals = { home: 0, away: 0 };
  return events.map(({ number: _number, playerPosition, otherPosition, ...event }) => {
    if (event.kind === 'goal' && event.side) goals[event.side]++;
    return {
      ...event,
      player: (playerPosition === null ? null : at.get(playerPosition)) ?? null,
      other: (otherPosition === null ? null : at.get(otherPosition)) ?? null,
      homeGoals: goals.home,
      awayGoals: goals.away,
    };
  });
}
