import type { Random } from '../../src/domain/random.ts';
import { resultBy, scoreOf, type PlayedSeries } from './foreign-results.ts';

/** A bracket of elsewhere: who has its seeds, and where each came. */
export interface PlayedCup {
  season: string;
  stage: string;
  kind: 'playoffs' | 'qualifier' | 'cup';
  bracket: 'single-elimination' | 'double-elimination' | 'decider';
  weeks: number[];
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  /** By seed. */
  seeds: string[];
  /** The place of each team, shared by those who went out in one round. */
  places: [team: string, place: number][];
}

/** Play-offs of six with byes and a third place, a cup of eight in which two losses put out, and a series that decides a place. */
export function addCups(
  league: { cups: PlayedCup[]; series: PlayedSeries[] },
  { season, starts, format }: { season: string; starts: string; format: string },
  order: readonly string[],
  random: Random,
): void {
  const at = { starts, format, random, series: league.series };
  const playoffs = { season, stage: 'Slutspel', kind: 'playoffs', bracket: 'single-elimination' } as const;
  const cup = { season, stage: 'Cupen', kind: 'cup', bracket: 'double-elimination' } as const;
  const qualifier = { season, stage: 'Kval', kind: 'qualifier', bracket: 'decider' } as const;
  league.cups.push(
    knockOut({ ...playoffs, hasThirdPlace: true, hasSecondFinal: false, seeds: order.slice(0, 6) }, [6, 7, 8], at),
    twoLives({ ...cup, hasThirdPlace: false, hasSecondFinal: true, seeds: random.shuffle(order).slice(0, 4) }, at),
    knockOut({ ...qualifier, hasThirdPlace: false, hasSecondFinal: false, seeds: order.slice(5, 7) }, [9], at),
  );
}

type Cup = Omit<PlayedCup, 'weeks' | 'places'>;
interface Stadium {
  starts: string;
  format: string;
  random: Random;
  series: PlayedSeries[];
}

/** Plays one series of a bracket, the better seed at home, and says who won and who lost; in no bracket do both stay away. */
function meet({ season, stage, seeds }: Cup, week: number, pair: [string, string], stadium: Stadium): [string, string] {
  const [home = '', away = ''] = pair.toSorted((one, other) => seeds.indexOf(one) - seeds.indexOf(other));
  const day = new Date(Date.parse(`${stadium.starts}T12:00:00Z`) + week * 7 * 86_400_000).toISOString().slice(0, 10);
  let result = resultBy(stadium.random, stadium.format, [home, away]);
  while (result === null || ('walkover' in result && result.walkover === 'båda')) {
    result = resultBy(stadium.random, stadium.format, [home, away]);
  }
  const played = { season, division: stage, week, time: `${day} 18:00`, home, away, result };
  stadium.series.push(played);
  const { games } = scoreOf(played, stadium.format);
  return games[0] > games[1] ? [home, away] : [away, home];
}

/** Two, or six of whom the two best pass the first round. */
function knockOut(cup: Cup, weeks: number[], stadium: Stadium): PlayedCup {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = cup.seeds;
  const play = (week: number, pair: [string, string]) => meet(cup, weeks[week] ?? 1, pair, stadium);
  if (cup.seeds.length === 2) {
    const [won, lost] = play(0, [a, b]);
    return {
      ...cup,
      weeks,
      places: [
        [won, 1],
        [lost, 2],
      ],
    };
  }
  const [upper, lower] = [play(0, [d, e]), play(0, [c, f])];
  const [one, other] = [play(1, [a, upper[0]]), play(1, [b, lower[0]])];
  const third = play(2, [one[1], other[1]]);
  const final = play(2, [one[0], other[0]]);
  const out: [string, number][] = [upper[1], lower[1]].map((team) => [team, 5]);
  return {
    ...cup,
    weeks,
    places: [...final, ...third].map((team, at): [string, number] => [team, at + 1]).concat(out),
  };
}

/** Four with two lives each; who comes to the final with a loss has to win it twice. */
function twoLives(cup: Cup, stadium: Stadium): PlayedCup {
  const [a = '', b = '', c = '', d = ''] = cup.seeds;
  const weeks = [3, 4, 5, 6, 7];
  const play = (round: number, pair: [string, string]) => meet(cup, weeks[round - 1] ?? 1, pair, stadium);
  const [one, other] = [play(1, [a, d]), play(1, [b, c])];
  const upper = play(2, [one[0], other[0]]);
  const lower = play(2, [one[1], other[1]]);
  const last = play(3, [upper[1], lower[0]]);
  let final = play(4, [upper[0], last[0]]);
  if (final[0] === last[0]) final = play(5, final);
  const order = [...final, last[1], lower[1]];
  return { ...cup, weeks, places: order.map((team, at) => [team, at + 1]) };
}
