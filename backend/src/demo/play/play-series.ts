/** Plays a series between two line-ups: first the goals of its games, then each player's numbers. */
import { isDecided } from '../../domain/series/series-format.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import { SIDES, otherSide } from '../../domain/sides.ts';
import type { Side, Sides } from '../../domain/sides.ts';
import type { Random } from '../../domain/random.ts';
import { gaussNumber, poissonNumber, weightedIndex } from './chance.ts';
import type { DemoPlayer, StatsRow } from '../model.ts';

const MEAN_GOALS = 1.6;
/** The factor of a team's goals for one deviation of skill. It divides the other team's. */
const SKILL_WEIGHT = 0.34;
const HOME_ADVANTAGE = 0.04;
const MAX_MEAN_GOALS = 7;

const ASSISTED = 0.62;
const MISSES_A_GAME = 3.1;
const MISSES_SAVED = 0.6;

/** The scoreboard's points for the numbers; other points are for play that the numbers do not show. */
const WORTH = { goal: 100, assist: 50, save: 50, shot: 10 };
const FIELD_SCORE = { from: 100, to: 215 };
const MAX_SCORE = 900;

/** The goals of a series' games, played until the format decides it. */
export function playGames(random: Random, format: SeriesFormat, strength: Sides<number>): Sides<number>[] {
  const games: Sides<number>[] = [];
  const won = { home: 0, away: 0 };
  while (!isDecided(format, won)) {
    const game = playGame(random, strength.home - strength.away + HOME_ADVANTAGE);
    won[game.home > game.away ? 'home' : 'away'] += 1;
    games.push(game);
  }
  return games;
}

/** An equal game goes on until the next goal. */
function playGame(random: Random, edge: number): Sides<number> {
  const form = edge + 0.35 * gaussNumber(random);
  const mean = (advantage: number) => Math.min(MAX_MEAN_GOALS, MEAN_GOALS * Math.exp(SKILL_WEIGHT * advantage));
  const game = { home: poissonNumber(random, mean(form)), away: poissonNumber(random, mean(-form)) };
  if (game.home === game.away) game[random.chance(1 / (1 + Math.exp(-form))) ? 'home' : 'away'] += 1;
  return game;
}

/** The players of one game: mostly the better ones. Fewer than three when the roster is smaller. */
export function lineUp(random: Random, roster: readonly DemoPlayer[]): DemoPlayer[] {
  if (roster.length <= 3) return [...roster];
  return roster
    .map((player) => ({ player, form: player.skill + 1.1 * gaussNumber(random) }))
    .sort((a, b) => b.form - a.form)
    .slice(0, 3)
    .map(({ player }) => player);
}

/**
 * The box score of one game. A side's goals add up to its score. Assists are never more than goals, and shots never
 * fewer. Saves are never more than the other side's shots without a goal.
 */
export function boxScore(
  random: Random,
  goals: Sides<number>,
  lineUps: Sides<readonly DemoPlayer[]>,
): Sides<StatsRow[]> {
  const rows = { home: emptyRows(lineUps.home), away: emptyRows(lineUps.away) };
  for (const side of ['home', 'away'] as const) shareGoals(random, goals[side], lineUps[side], rows[side]);
  for (const side of ['home', 'away'] as const) shareMisses(random, side, lineUps, rows);
  for (const side of ['home', 'away'] as const) for (const row of rows[side]) row.score = scoreOf(random, row);
  return rows;
}

/** The goals of a game in some order. One that no row has belongs to no player. */
export function goalOrder(
  random: Random,
  goals: Sides<number>,
  box: Sides<readonly StatsRow[]>,
): { side: Side; slot: number | null }[] {
  return random.shuffle(
    SIDES.flatMap((side) => {
      const slots = box[side].flatMap((row, place) => Array.from({ length: row.goals }, () => place + 1));
      return Array.from({ length: goals[side] }, (_, goal) => ({ side, slot: slots[goal] ?? null }));
    }),
  );
}

const emptyRows = (players: readonly DemoPlayer[]): StatsRow[] =>
  players.map(({ id }) => ({ playerId: id, score: 0, goals: 0, assists: 0, saves: 0, shots: 0 }));

/** A better player has a larger share, and so has one with this style. */
const shares = (players: readonly DemoPlayer[], what: keyof DemoPlayer['style']): number[] =>
  players.map(({ skill, style }) => style[what] * Math.exp(0.3 * skill));

function shareGoals(random: Random, goals: number, players: readonly DemoPlayer[], rows: StatsRow[]): void {
  const scoring = shares(players, 'scoring');
  const passing = shares(players, 'passing');
  for (let goal = 0; goal < goals; goal++) {
    const scorer = weightedIndex(random, scoring);
    add(rows, scorer, 'goals');
    add(rows, scorer, 'shots');
    if (players.length < 2 || !random.chance(ASSISTED)) continue;
    add(
      rows,
      weightedIndex(
        random,
        passing.map((share, index) => (index === scorer ? 0 : share)),
      ),
      'assists',
    );
  }
}

function shareMisses(random: Random, side: Side, lineUps: Sides<readonly DemoPlayer[]>, rows: Sides<StatsRow[]>): void {
  const shooting = shares(lineUps[side], 'scoring');
  const saving = shares(lineUps[otherSide(side)], 'saving');
  for (let misses = poissonNumber(random, MISSES_A_GAME); misses > 0; misses--) {
    add(rows[side], weightedIndex(random, shooting), 'shots');
    if (random.chance(MISSES_SAVED)) add(rows[otherSide(side)], weightedIndex(random, saving), 'saves');
  }
}

function add(rows: StatsRow[], index: number, column: 'goals' | 'assists' | 'saves' | 'shots'): void {
  const row = rows[index];
  if (row) row[column] += 1;
}

const scoreOf = (random: Random, { goals, assists, saves, shots }: StatsRow): number =>
  Math.min(
    MAX_SCORE,
    random.int(FIELD_SCORE.from, FIELD_SCORE.to) +
      goals * WORTH.goal +
      assists * WORTH.assist +
      saves * WORTH.save +
      shots * WORTH.shot,
  );
