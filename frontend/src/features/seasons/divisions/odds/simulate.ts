import type { SeriesFormat } from '../../../../lib/schema.generated';
import { gameChance, homePoints, scoreChances, SCORES } from './series-chances';

/** A team before the rest of the season. */
export interface OddsTeam {
  /** Its place in the table; teams that share one have the same. */
  position: number;
  points: number;
  diff: number;
  gamesWon: number;
  isDisqualified: boolean;
  /**
   * Its place among the teams that are level with it in points, game difference and games won and have nothing left to play,
   * 1 is the first; null: something is left. A series against a disqualified team counts as its walkover.
   */
  levelPlace: number | null;
  strength: number;
}

/** A series that is still to be played, by the indices of its teams. */
export interface OddsSeries {
  home: number;
  away: number;
}

export interface OddsQuestion {
  format: SeriesFormat;
  teams: readonly OddsTeam[];
  series: readonly OddsSeries[];
  seasons: number;
  /** The same seed gives the same answer. */
  seed: number;
}

/** The best and the worst place that each team can still reach, 0 is the first. Where they are equal, the place is decided. */
interface Bounds {
  best: Int32Array;
  worst: Int32Array;
}

/** The odds of a division. Teams have their index of the question, places begin with 0. */
export interface Odds extends Bounds {
  /** The chance of each team (row) for each place (column); rows and columns sum to 1. */
  chances: Float64Array;
  /** 1: the team's place is decided only when others win the walkovers that no one has given yet. */
  byWalkovers: Uint8Array;
}

// one number orders teams by points, then game difference, then games won: each has room for its largest value
const GAMES = 2 ** 10;
const POINT = 2 ** 21;
const NO_DIFFERENCE = 2 ** 10;
/** A disqualified team is last (R4). */
const DISQUALIFIED = 2 ** 40;

const keyOf = (points: number, diff: number, gamesWon: number): number => points * POINT + diff * GAMES + gamesWon;

/**
 * Plays the rest of a season many times, and counts who comes where (R29). Teams are ordered by points, game difference
 * and games won. Of the rest, those with nothing left to play keep the order of the table; a coin decides between the others.
 * Nothing is allocated for a season.
 */
export function simulateOdds({ format, teams, series, seasons, seed }: OddsQuestion): Odds {
  const size = teams.length;
  const scores = SCORES[format];
  const homeAdds = Float64Array.from(scores, (score) => keyOf(homePoints(score), score[0] - score[1], score[0]));
  const awayAdds = Float64Array.from(scores, (score) => keyOf(3 - homePoints(score), score[1] - score[0], score[1]));
  const clearest = homeAdds[0] as number;
  const heaviest = homeAdds[scores.length - 1] as number;

  const now = Float64Array.from(teams, (team) => {
    const key = keyOf(team.points, team.diff + NO_DIFFERENCE, team.gamesWon);
    return team.isDisqualified ? key - DISQUALIFIED : key;
  });
  const start = now.slice();
  // a disqualified team plays no more: the other one wins by walkover (R5)
  const open = series.filter(({ home, away }) => {
    const [isHomeOut, isAwayOut] = [teams[home]?.isDisqualified, teams[away]?.isDisqualified];
    if (isHomeOut && !isAwayOut) start[away]! += clearest;
    if (isAwayOut && !isHomeOut) start[home]! += clearest;
    if (isHomeOut) start[home]! += isAwayOut ? 0 : heaviest;
    if (isAwayOut) start[away]! += isHomeOut ? 0 : heaviest;
    return !isHomeOut && !isAwayOut;
  });

  if (series.length === 0) return finished(teams);
  const adds = { clearest, heaviest };
  const level = teams.map(({ levelPlace }) => levelPlace);
  const { best, worst } = bounds({ start, series: open, level }, adds);
  const byWalkovers = new Uint8Array(size);
  if (open.length < series.length) {
    const done = level.map((place, at) => (series.some(({ home, away }) => at === home || at === away) ? null : place));
    const played = bounds({ start: now, series, level: done }, adds);
    best.forEach(
      (place, at) => (byWalkovers[at] = Number(place === worst[at] && played.best[at] !== played.worst[at])),
    );
  }
  const { floors, widths } = coins(start, level);
  const chances = new Float64Array(size * size);

  const homes = Int32Array.from(open, ({ home }) => home);
  const aways = Int32Array.from(open, ({ away }) => away);
  const limits = Float64Array.from(
    open.flatMap(({ home, away }) => {
      let sum = 0;
      const p = gameChance(teams[home]?.strength ?? 0, teams[away]?.strength ?? 0);
      return scoreChances(format, p).map((chance) => (sum += chance));
    }),
  );
  const kinds = scores.length;
  const keys = new Float64Array(size);
  const order = Int32Array.from(teams, (_, index) => index);
  let state = seed | 0;
  for (let season = 0; season < seasons; season++) {
    keys.set(start);
    for (let at = 0; at < homes.length; at++) {
      // mulberry32, written out because a call for each number costs as much as the rest
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      const chance = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      const first = at * kinds;
      let kind = 0;
      while (kind < kinds - 1 && chance >= limits[first + kind]!) kind++;
      keys[homes[at]!]! += homeAdds[kind]!;
      keys[aways[at]!]! += awayAdds[kind]!;
    }
    for (let team = 0; team < size; team++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      // the coin: less than a won game
      keys[team]! += floors[team]! + (widths[team]! * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4294967297;
    }
    // the order of the season before is nearly that of this one
    for (let at = 1; at < size; at++) {
      const team = order[at]!;
      let place = at;
      while (place > 0 && keys[order[place - 1]!]! < keys[team]!) {
        order[place] = order[place - 1]!;
        place--;
      }
      order[place] = team;
    }
    for (let place = 0; place < size; place++) chances[order[place]! * size + place]! += 1;
  }
  for (let cell = 0; cell < chances.length; cell++) chances[cell]! /= seasons;
  return { chances, best, worst, byWalkovers };
}

/** What each team begins with, what is left, and `levelPlace` of each. */
interface Beginning {
  start: Float64Array;
  series: readonly OddsSeries[];
  level: readonly (number | null)[];
}

/**
 * The part of a coin, between 0 and 1, that each team throws. Level teams that are done have parts of their own, in their order;
 * those that share a place throw for the same part. All others throw the whole coin.
 */
function coins(start: Float64Array, level: Beginning['level']): { floors: Float64Array; widths: Float64Array } {
  const [floors, widths] = [new Float64Array(level.length), new Float64Array(level.length).fill(1)];
  level.forEach((place, at) => {
    if (place === null) return;
    const group = level.filter((other, index) => other !== null && start[index] === start[at]);
    const sharing = group.filter((other) => other === place).length;
    floors[at] = (group.length - place - sharing + 1) / group.length;
    widths[at] = sharing / group.length;
  });
  return { floors, widths };
}

/**
 * The best and worst place of each team, by the most and the fewest that each can still reach. Of level teams that are done the
 * order is known, when no team that still plays can come between them: with a third one, their meetings may say otherwise.
 */
function bounds(
  { start, series, level }: Beginning,
  { clearest, heaviest }: { clearest: number; heaviest: number },
): Bounds {
  const most = start.slice();
  const least = start.slice();
  for (const { home, away } of series) {
    for (const team of [home, away]) {
      most[team]! += clearest;
      least[team]! += heaviest;
    }
  }
  const teams = Array.from(start, (_, index) => index);
  const isAlone = (key: number) =>
    teams.every((team) => level[team] !== null || most[team]! < key || least[team]! > key);
  const surelyAbove = (one: number, other: number) => {
    const [own, others] = [level[one] ?? null, level[other] ?? null];
    if (own === null || others === null || start[one] !== start[other]) return least[one]! > most[other]!;
    return own < others && isAlone(start[one]!);
  };
  return {
    best: Int32Array.from(teams, (team) => teams.filter((other) => surelyAbove(other, team)).length),
    worst: Int32Array.from(
      teams,
      (team) => teams.length - 1 - teams.filter((other) => surelyAbove(team, other)).length,
    ),
  };
}

/** After the last series the table itself is the answer, with all its steps. Teams that share a place share its chances. */
function finished(teams: readonly OddsTeam[]): Odds {
  const size = teams.length;
  const chances = new Float64Array(size * size);
  const [best, worst] = [new Int32Array(size), new Int32Array(size)];
  teams.forEach(({ position }, index) => {
    const sharing = teams.filter((other) => other.position === position).length;
    best[index] = position - 1;
    worst[index] = position + sharing - 2;
    chances.fill(1 / sharing, index * size + position - 1, index * size + position - 1 + sharing);
  });
  return { chances, best, worst, byWalkovers: new Uint8Array(size) };
}
