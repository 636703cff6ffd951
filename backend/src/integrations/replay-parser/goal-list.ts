import type { BoxScore, BoxScoreGoal, BoxScorePlayer } from '../../domain/series/box-score.ts';
import { MOST_GOALS } from '../../domain/series/goal-list.ts';
import { intOf, textOf, valueOf } from './header-values.ts';
import type { HeaderProperty } from './property-list.ts';
import { cleanName } from './replay-text.ts';

/** A goal as the header has it. `frame` counts pictures of the file, celebrations too, so it gives an order and no time. */
interface WrittenGoal {
  frame: number | null;
  name: string;
  team: number;
}

/**
 * The goals of a game in order (R15). Empty when the header has no list, or one that tells another score. A goal has no
 * scorer when its name is not of exactly one row of its team, or when the name has more goals than its row.
 */
export function goalsOf(
  properties: HeaderProperty[],
  { blueGoals, orangeGoals, players }: Pick<BoxScore, 'blueGoals' | 'orangeGoals' | 'players'>,
): BoxScoreGoal[] {
  const list = valueOf(properties, 'Goals');
  const count = blueGoals + orangeGoals;
  if (list?.kind !== 'array' || list.items.length !== count || count > MOST_GOALS) return [];
  const written = inOrder(list.items.map(writtenGoal));
  if (!written.every(isOfTeam) || written.filter(({ team }) => team === 0).length !== blueGoals) return [];
  return withoutSurplus(
    written.map(({ name, team }) => ({ team, scorer: onlyPlace(players ?? [], name, team) })),
    players ?? [],
  );
}

const writtenGoal = (item: HeaderProperty[]): WrittenGoal => ({
  frame: intOf(item, 'frame'),
  name: cleanName(textOf(item, 'PlayerName') ?? ''),
  team: intOf(item, 'PlayerTeam') ?? 0,
});

const isOfTeam = (goal: WrittenGoal): goal is WrittenGoal & { team: 0 | 1 } => goal.team === 0 || goal.team === 1;

/** By frame when all have one; real files are in this order already. */
function inOrder(goals: WrittenGoal[]): WrittenGoal[] {
  if (goals.some(({ frame }) => frame === null)) return goals;
  return goals.toSorted((one, other) => (one.frame ?? 0) - (other.frame ?? 0));
}

function onlyPlace(players: readonly BoxScorePlayer[], name: string, team: 0 | 1): number | null {
  if (name === '') return null;
  const isScorer = (player: BoxScorePlayer) => player.team === team && player.name === name;
  const place = players.findIndex(isScorer);
  return place >= 0 && players.findLastIndex(isScorer) === place ? place : null;
}

function withoutSurplus(goals: BoxScoreGoal[], players: readonly BoxScorePlayer[]): BoxScoreGoal[] {
  const scored = new Map<number | null, number>();
  for (const { scorer } of goals) scored.set(scorer, (scored.get(scorer) ?? 0) + 1);
  return goals.map(({ team, scorer }) => {
    const isSurplus = scorer !== null && (scored.get(scorer) ?? 0) > (players[scorer]?.goals ?? 0);
    return { team, scorer: isSurplus ? null : scorer };
  });
}
