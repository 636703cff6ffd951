import { createRandom, type Random } from '../../src/domain/random.ts';
import type { ForeignFile } from '../../src/domain/imports/foreign-tables.ts';

import { addCups, type PlayedCup } from './foreign-cups.ts';
import { resultBy, scoreOf, type PlayedSeries } from './foreign-results.ts';

/** A league of elsewhere by lot: three seasons that are over, and one under way. It is written without the product's rules. */

export interface Entry {
  season: string;
  division: string;
  team: string;
  points: number;
  isDisqualified: boolean;
  isAnnulled: boolean;
}

export interface ForeignLeague {
  cups: PlayedCup[];
  divisions: { season: string; starts: string; ends: string; division: string; rank: number; format: string }[];
  entries: Entry[];
  stays: { player: string; team: string; from: string; to: string; place: string }[];
  series: PlayedSeries[];
}

const SEASONS = [
  ['Höst 24', '2024-09-01', '2024-12-15', ''],
  ['Vår 25', '2025-02-01', '2025-05-15', 'four-plus-decider'],
  ['Höst 25', '2025-09-01', '2025-12-15', ''],
  ['Vår 26', '2026-02-01', '2026-05-15', ''],
] as const;
const DIVISIONS = ['Division 1', 'Division 2 Östra'];
const TEAMS = 6;
/** Weeks after this one are not played yet in the season under way. */
const PLAYED_WEEKS = 3;

export function foreignLeague(seed: number): ForeignLeague {
  const random = createRandom(seed);
  const league: ForeignLeague = { divisions: [], entries: [], stays: [], series: [], cups: [] };
  const names = Array.from({ length: TEAMS * DIVISIONS.length }, (_, at) => `Lag ${'ÅÄÖABCDEFGHI'[at]}`);
  for (const team of names) {
    for (const n of [1, 2, 3]) {
      const player = `${team.slice(4)}-spelare ${n}`;
      league.stays.push({
        player,
        team,
        from: '2024-09-01',
        to: n === 3 ? '2026-01-15' : '',
        place: n === 3 ? '' : String(3 - n),
      });
    }
  }
  for (const [index, [season, starts, ends, format]] of SEASONS.entries()) {
    const order = random.shuffle(names);
    DIVISIONS.forEach((division, at) => {
      league.divisions.push({ season, starts, ends, division, rank: at + 1, format });
      const teams = order.slice(at * TEAMS, (at + 1) * TEAMS);
      for (const team of teams) league.entries.push({ season, division, team, ...decision(random) });
      const isOver = index < SEASONS.length - 1;
      league.series.push(...seriesOf({ season, division, starts, format }, teams, isOver, random));
    });
    if (index < SEASONS.length - 1) addCups(league, { season, starts, format }, order, random);
  }
  return league;
}

function decision(random: Random): Pick<Entry, 'points' | 'isDisqualified' | 'isAnnulled'> {
  const isDisqualified = random.chance(0.1);
  return {
    points: random.chance(0.2) ? random.int(-3, 2) : 0,
    isDisqualified,
    isAnnulled: isDisqualified && random.chance(0.5),
  };
}

type Place = { season: string; division: string; starts: string; format: string };

/** All meet once, a round each week. */
function seriesOf(
  { season, division, starts, format }: Place,
  teams: readonly string[],
  isOver: boolean,
  random: Random,
) {
  const [first = '', ...others] = teams;
  return Array.from({ length: TEAMS - 1 }, (_, week) => {
    const turned = [first, ...others.slice(week), ...others.slice(0, week)];
    return Array.from({ length: TEAMS / 2 }, (__, pair): PlayedSeries => {
      const [home = '', away = ''] = [turned[pair], turned[TEAMS - 1 - pair]];
      const day = new Date(Date.parse(`${starts}T12:00:00Z`) + (week * 7 + pair) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const isPlayed = isOver || week < PLAYED_WEEKS;
      // an agreed time, or none yet
      const time = isPlayed || random.chance(0.5) ? `${day} 2${pair}:15` : '';
      const result = isPlayed ? resultBy(random, format, [home, away]) : null;
      return { season, division, week: week + 1, time, home, away, result };
    });
  }).flat();
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n');

/** The tables as a spreadsheet would save them. */
export function foreignFiles({ divisions, entries, stays, series, cups }: ForeignLeague): Record<ForeignFile, string> {
  const resultText = (result: PlayedSeries['result']): string => {
    if (result === null) return '';
    if ('walkover' in result) return `WO ${result.walkover}`;
    return result.games.map(({ home, away }) => `${home}-${away}`).join(' ');
  };
  const numbers = series.flatMap(({ season, division, week, home, away, result }) =>
    result === null || 'walkover' in result
      ? []
      : result.games.flatMap(({ rows }, index) =>
          rows.map(([player, team, ...five]) => [season, division, week, home, away, index + 1, team, player, ...five]),
        ),
  );
  return {
    'divisions.csv': csv([
      ['season', 'starts', 'ends', 'division', 'rank', 'format', 'settled'],
      ...divisions.map(({ season, starts, ends, division, rank, format }) => [
        ...[season, starts, ends, division, rank, format],
        cups.some((cup) => cup.season === season) ? 'ja' : 'nej',
      ]),
    ]),
    'teams.csv': csv([
      ['season', 'division', 'team', 'points', 'reason', 'disqualified', 'annulled'],
      ...entries.map(({ season, division, team, points, isDisqualified, isAnnulled }) => [
        ...[season, division, team, points === 0 ? '' : points, points === 0 ? '' : 'Beslut av ligan'],
        ...[isDisqualified ? 'ja' : '', isAnnulled ? 'ja' : 'nej'],
      ]),
    ]),
    'players.csv': csv([
      ['player', 'country', 'team', 'from', 'to', 'place'],
      ...stays.map(({ player, team, from, to, place }) => [player, 'SE', team, from, to, place]),
    ]),
    'series.csv': csv([
      ['season', 'division', 'week', 'time', 'home', 'away', 'result'],
      ...series.map(({ season, division, week, time, home, away, result }) => [
        ...[season, division, week, time, home, away, resultText(result)],
      ]),
    ]),
    'numbers.csv': csv([
      [
        'season',
        'division',
        'week',
        'home',
        'away',
        'game',
        'team',
        'player',
        'score',
        'goals',
        'assists',
        'saves',
        'shots',
      ],
      ...numbers,
    ]),
    'stages.csv': csv([
      ['season', 'stage', 'kind', 'bracket', 'weeks', 'third-place', 'second-final', 'format'],
      ...cups.map(({ season, stage, kind, bracket, weeks, hasThirdPlace, hasSecondFinal }) => [
        ...[season, stage, kind, bracket, weeks.join(' '), hasThirdPlace ? 'ja' : '', hasSecondFinal ? 'ja' : 'nej'],
        divisions.find((one) => one.season === season)?.format ?? '',
      ]),
    ]),
    'seeds.csv': csv([
      ['season', 'stage', 'seed', 'team'],
      ...cups.flatMap(({ season, stage, seeds }) => seeds.map((team, at) => [season, stage, at + 1, team])),
    ]),
    'places.csv': csv([
      ['season', 'division', 'team', 'final-place'],
      ...cups.flatMap(({ season, stage, places }) => places.map(([team, place]) => [season, stage, team, place])),
    ]),
  };
}

/** A row of a table, added up game by game. */
export interface CountedRow {
  team: string;
  seriesPlayed: number;
  wins: number;
  overtimeWins: number;
  overtimeLosses: number;
  losses: number;
  gamesWon: number;
  gamesLost: number;
  goalsFor: number;
  goalsAgainst: number;
  adjustment: number;
  points: number;
}

/** The rows of a division, in no order, by plain loops. */
export function countedRows(league: ForeignLeague, season: string, division: string): CountedRow[] {
  const here = (one: { season: string; division: string }) => one.season === season && one.division === division;
  const entries = league.entries.filter(here);
  const { format = '' } = league.divisions.find(here) ?? {};
  const annulled = new Set(entries.filter(({ isAnnulled }) => isAnnulled).map(({ team }) => team));
  return entries.map(({ team, points }) => {
    const row = { seriesPlayed: 0, wins: 0, overtimeWins: 0, overtimeLosses: 0, losses: 0 };
    const sums = { gamesWon: 0, gamesLost: 0, goalsFor: 0, goalsAgainst: 0 };
    for (const series of league.series.filter(here)) {
      if (series.result === null || annulled.has(series.home) || annulled.has(series.away)) continue;
      if (series.home !== team && series.away !== team) continue;
      const own = series.home === team ? 0 : 1;
      const { games, goals } = scoreOf(series, format);
      const [won, lost] = [games[own], games[1 - own]!];
      const isOvertime = won + lost === 5;
      row.seriesPlayed += 1;
      if (won > lost) row[isOvertime ? 'overtimeWins' : 'wins'] += 1;
      else row[isOvertime ? 'overtimeLosses' : 'losses'] += 1;
      sums.gamesWon += won;
      sums.gamesLost += lost;
      sums.goalsFor += goals[own];
      sums.goalsAgainst += goals[1 - own]!;
    }
    const total = 3 * row.wins + 2 * row.overtimeWins + row.overtimeLosses + points;
    return { team, ...row, ...sums, adjustment: points, points: total };
  });
}
