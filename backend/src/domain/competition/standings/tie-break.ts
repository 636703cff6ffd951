/**
 * The order of the table (R4), by a list of steps. Each step splits the teams that are still equal, and the next step
 * gets each smaller group. From step 4 on, every smaller group starts again at step 4 (R4 says "whenever a step splits
 * the group", so goal difference, goals scored and a decider restart it too).
 */

/** The numbers that the steps compare; `index` is the team's row and column in the crosstable. */
export interface Contender {
  teamId: number;
  name: string;
  index: number;
  isDisqualified: boolean;
  points: number;
  diff: number;
  gamesWon: number;
  goalsFor: number;
  goalsAgainst: number;
  decider: number | null;
}

type HeadToHeadColumn = 'points' | 'gameDifference' | 'goalDifference';

/** The numbers of each team against each other team: the row team's, in cell `row * size + column`. */
export interface Crosstable extends Record<HeadToHeadColumn | 'meetings', Int32Array> {
  size: number;
}

export type TraceCriterion =
  | 'disqualified'
  | 'points'
  | 'gameDifference'
  | 'gamesWon'
  | 'headToHeadPoints'
  | 'headToHeadGameDifference'
  | 'headToHeadGoalDifference'
  | 'goalDifference'
  | 'goalsFor'
  | 'decider'
  | 'shared';

/**
 * Why a row stands below the row above it. The values are those of the step: 1 and 0 for disqualified, null for a team
 * without a decider and for a shared position. `group` names the teams that a head-to-head step compared.
 */
export interface Trace {
  criterion: TraceCriterion;
  ownValue: number | null;
  aboveValue: number | null;
  group?: number[];
}

/** A team's place. Tied teams share a position, and the following one counts all of them (1, 2, 2, 4). */
export interface Placed<T> {
  team: T;
  position: number;
  trace: Trace | null;
}

interface Criterion {
  name: TraceCriterion;
  better: 'high' | 'low';
  /** The team's value in this step; null comes after every number. */
  valueOf(team: Contender, group: readonly Contender[], meetings: () => Crosstable): number | null;
  /** Whether the step is used for this group. Missing: always. */
  applies?(group: readonly Contender[], meetings: () => Crosstable): boolean;
}

/** The steps 0 to 7 of R4 in order. docs/how-to.md says what else a new step needs. */
const CRITERIA: readonly Criterion[] = [
  { name: 'disqualified', better: 'low', valueOf: (team) => (team.isDisqualified ? 1 : 0) },
  { name: 'points', better: 'high', valueOf: (team) => team.points },
  { name: 'gameDifference', better: 'high', valueOf: (team) => team.diff },
  { name: 'gamesWon', better: 'high', valueOf: (team) => team.gamesWon },
  headToHead('headToHeadPoints', 'points'),
  headToHead('headToHeadGameDifference', 'gameDifference'),
  headToHead('headToHeadGoalDifference', 'goalDifference'),
  { name: 'goalDifference', better: 'high', valueOf: (team) => team.goalsFor - team.goalsAgainst },
  { name: 'goalsFor', better: 'high', valueOf: (team) => team.goalsFor },
  { name: 'decider', better: 'low', valueOf: (team) => team.decider },
];

const HEAD_TO_HEAD_STEP = CRITERIA.findIndex(({ name }) => name === 'headToHeadPoints');

const SWEDISH = new Intl.Collator('sv');

/** A crosstable of teams that have not met yet. */
export function emptyCrosstable(size: number): Crosstable {
  const cells = () => new Int32Array(size * size);
  return { size, meetings: cells(), points: cells(), gameDifference: cells(), goalDifference: cells() };
}

/** Adds one series to the crosstable, as `own` played it against `other`. */
export function addToCrosstable(
  crosstable: Crosstable,
  own: Contender,
  other: Contender,
  { points, gameDifference, goalDifference }: Record<HeadToHeadColumn, number>,
): void {
  const cell = own.index * crosstable.size + other.index;
  const add = (cells: Int32Array, amount: number) => (cells[cell] = (cells[cell] ?? 0) + amount);
  add(crosstable.meetings, 1);
  add(crosstable.points, points);
  add(crosstable.gameDifference, gameDifference);
  add(crosstable.goalDifference, goalDifference);
}

/**
 * The contenders in the order of the table, each with its position and the reason why it is below the one above (R4).
 * `meetings` is called at most once, by the first step that compares the meetings of tied teams.
 */
export function orderContenders<T extends Contender>(
  contenders: readonly T[],
  meetings: () => Crosstable,
): Placed<T>[] {
  const placed: Placed<T>[] = [];
  let crosstable: Crosstable | undefined;
  settle(contenders, { step: 0, trace: null }, () => (crosstable ??= meetings()), placed);
  return placed;
}

/** The state of a group: the next step to try, and the reason why it is below the group above. */
interface Standing {
  step: number;
  trace: Trace | null;
}

/** Adds the group to those that are placed already, in order. */
function settle<T extends Contender>(
  group: readonly T[],
  { step, trace }: Standing,
  meetings: () => Crosstable,
  placed: Placed<T>[],
): void {
  for (let at = step; at < CRITERIA.length && group.length > 1; at++) {
    const criterion = CRITERIA[at] as Criterion;
    const parts = split(group, criterion, meetings);
    if (parts.length < 2) continue;
    const next = Math.min(at + 1, HEAD_TO_HEAD_STEP);
    parts.forEach((part, index) => {
      const above = parts[index - 1];
      const reason = above ? traceOf(criterion, part, above, parts) : trace;
      settle(part.teams, { step: next, trace: reason }, meetings, placed);
    });
    return;
  }
  share(group, trace, placed);
}

const SHARED: Trace = { criterion: 'shared', ownValue: null, aboveValue: null };

/** Step 7: no step separates these teams, so they share a position, in Swedish alphabetical order. */
function share<T extends Contender>(group: readonly T[], trace: Trace | null, placed: Placed<T>[]): void {
  const position = placed.length + 1;
  const sorted = group.length > 1 ? group.toSorted(byName) : group;
  sorted.forEach((team, index) => placed.push({ team, position, trace: index === 0 ? trace : SHARED }));
}

const byName = (a: Contender, b: Contender): number => SWEDISH.compare(a.name, b.name) || a.teamId - b.teamId;

/** Teams that are equal after a step, and the value that they share. */
interface Part<T> {
  value: number | null;
  teams: T[];
}

/**
 * Splits the group into parts of equal value, best first. Returns no parts when the step is not used, or all teams have
 * the same value.
 */
function split<T extends Contender>(group: readonly T[], criterion: Criterion, meetings: () => Crosstable): Part<T>[] {
  if (criterion.applies && !criterion.applies(group, meetings)) return [];
  const values = group.map((team) => criterion.valueOf(team, group, meetings));
  if (values.every((value) => value === values[0])) return [];
  const parts: Part<T>[] = [];
  group.forEach((team, index) => {
    const value = values[index] ?? null;
    const part = parts.find((other) => other.value === value);
    if (part) part.teams.push(team);
    else parts.push({ value, teams: [team] });
  });
  const direction = criterion.better === 'high' ? -1 : 1;
  return parts.sort((a, b) => {
    if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
    return direction * (a.value - b.value);
  });
}

function traceOf<T extends Contender>(
  { name }: Criterion,
  own: Part<T>,
  above: Part<T>,
  parts: readonly Part<T>[],
): Trace {
  const trace: Trace = { criterion: name, ownValue: own.value, aboveValue: above.value };
  if (!name.startsWith('headToHead')) return trace;
  return { ...trace, group: parts.flatMap(({ teams }) => teams.map(({ teamId }) => teamId)).sort((a, b) => a - b) };
}

function headToHead(name: TraceCriterion, cells: HeadToHeadColumn): Criterion {
  return {
    name,
    better: 'high',
    applies: (group, meetings) => haveMetEquallyOften(group, meetings()),
    valueOf: (team, group, meetings) => sumAgainst(team, group, meetings(), cells),
  };
}

/** Has every pair of the tied teams met the same number of times? A walkover counts as a meeting. */
function haveMetEquallyOften(group: readonly Contender[], { size, meetings }: Crosstable): boolean {
  const [first, second] = group;
  if (!first || !second) return false;
  const often = meetings[first.index * size + second.index];
  return group.every((team) =>
    group.every((other) => other === team || meetings[team.index * size + other.index] === often),
  );
}

function sumAgainst(
  team: Contender,
  group: readonly Contender[],
  crosstable: Crosstable,
  column: HeadToHeadColumn,
): number {
  const cells = crosstable[column];
  return group.reduce((sum, other) => sum + (cells[team.index * crosstable.size + other.index] ?? 0), 0);
}
