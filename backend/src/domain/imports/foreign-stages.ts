/** The stages of another league (R36, R43): what their lines say, and their brackets as the results make them. */
import type { SeriesFormat } from '../series/series-format.ts';
import { resultOf, walkoverResult } from '../series/series-result.ts';
import { refusalKeyOf } from '../league-error.ts';
import { bracketOf, roundCount } from '../stages/bracket.ts';
import { bracketStates } from '../stages/bracket-state.ts';
import type { BracketResult, BracketSeriesState } from '../stages/bracket-state.ts';
import { STAGE_EXITS } from '../stages/seed-status.ts';
import type { StageExit } from '../stages/seed-status.ts';
import { FEWEST_TEAMS, filledWeeks } from '../stages/stage-shape.ts';
import type { StageFormat, StageKind } from '../stages/stage-shape.ts';
import { resultIn, yesOrNo } from './import-table.ts';
import { formatOf, keyOf, plainName, type ForeignTables } from './foreign-places.ts';
import { cellProblems, wordsIn, type ForeignLine } from './foreign-tables.ts';

type SeriesLine = ForeignLine<'series.csv'>;
type SeedLine = ForeignLine<'seeds.csv'>;

/** A stage as its lines say it, with its seeds in their order. */
export interface ForeignStage {
  line: ForeignLine<'stages.csv'>;
  season: string;
  name: string;
  kind: StageKind;
  format: StageFormat;
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  /** How many the bracket has. */
  rounds: number;
  /** One for each round. */
  weeks: number[];
  /** Of the rounds; those without one are played as the stage is. */
  roundFormats: SeriesFormat[];
  seriesFormat: SeriesFormat;
  rank: number;
  isDrawn: boolean;
  seeds: ForeignSeed[];
}

/** A seed: of a team, or of whoever has a place of a table. */
export interface ForeignSeed {
  line: SeedLine;
  seed: number;
  /** Empty: not known yet. */
  team: string;
  from: { division: string; place: number } | null;
  exit: StageExit | null;
}

/** A series of a bracket with its line; without one it has still to get a time. */
export interface PlacedLine {
  position: number;
  round: number;
  week: number;
  /** Null: that of the stage. */
  format: SeriesFormat | null;
  home: string;
  away: string;
  line: SeriesLine | null;
}

/** A stage with its bracket as the lines of series.csv make it. */
export interface PlayedStage {
  stage: ForeignStage;
  states: BracketSeriesState[];
  /** The series of two teams that have met, in the order of the bracket. */
  placed: PlacedLine[];
  /** Lines of two who do not meet in the bracket, or not once more. */
  unplaced: SeriesLine[];
  /** Lines whose result their round's format cannot have. */
  impossible: SeriesLine[];
}

/** The stages of tables whose cells are right, in the order of their lines. Seeds with a wrong cell are left out. */
export function stagesIn(tables: ForeignTables): ForeignStage[] {
  const seeds = new Map<string, SeedLine[]>();
  for (const line of tables['seeds.csv']) {
    if (cellProblems('seeds.csv', line).length > 0) continue;
    const key = keyOf(line.cells.season, line.cells.stage);
    seeds.set(key, [...(seeds.get(key) ?? []), line]);
  }
  const rankOf = ranksIn(tables, seeds);
  return tables['stages.csv']
    .filter((line) => cellProblems('stages.csv', line).length === 0)
    .map((line) => {
      const { season, stage } = line.cells;
      const lines = seeds.get(keyOf(season, stage)) ?? [];
      return stageOf(
        line,
        lines.map(seedOf).toSorted((one, other) => one.seed - other.seed),
        rankOf(season, stage),
      );
    });
}

/** Looks up the rank of a table or stage; null when there is none of this name. */
type RankOf = (season: string, name: string) => number | null;

/**
 * The ranks of tables and stages. A stage without a word about it has that of the best table from which its teams come, also through
 * other stages, as for stages of this league; 1 when they come from none.
 */
function ranksIn(tables: ForeignTables, seeds: ReadonlyMap<string, readonly SeedLine[]>): RankOf {
  const ranks = new Map<string, number>();
  for (const { cells } of tables['divisions.csv']) ranks.set(keyOf(cells.season, cells.division), Number(cells.rank));
  const stages = new Map(tables['stages.csv'].map(({ cells }) => [keyOf(cells.season, cells.stage), cells]));
  const ownRank = (key: string): number | null => {
    const word = stages.get(key)?.rank ?? '';
    return ranks.get(key) ?? (word === '' ? null : Number(word));
  };
  const sourcesOf = (season: string, key: string): string[] =>
    (seeds.get(key) ?? []).flatMap(({ cells: { 'from-division': from } }) => (from === '' ? [] : keyOf(season, from)));
  return (season, name) => {
    const found: number[] = [];
    // two stages can name each other by mistake: each is asked once
    const asked = new Set([keyOf(season, name)]);
    for (const key of asked) {
      const own = ownRank(key);
      if (own === null) for (const source of sourcesOf(season, key)) asked.add(source);
      else found.push(own);
    }
    return found.length === 0 ? null : Math.min(...found);
  };
}

function stageOf(line: ForeignLine<'stages.csv'>, seeds: ForeignSeed[], rank: number | null): ForeignStage {
  const { season, stage, kind, bracket, weeks, format, rounds, drawn } = line.cells;
  const shape = {
    format: bracket as StageFormat,
    hasThirdPlace: yesOrNo(line.cells['third-place']) ?? false,
    hasSecondFinal: yesOrNo(line.cells['second-final']) ?? false,
  };
  const series = seeds.length < FEWEST_TEAMS ? [] : bracketOf({ ...shape, teams: seeds.length });
  const count = series.length === 0 ? 1 : roundCount(series);
  return {
    ...{ line, season, name: stage, kind: kind as StageKind, ...shape, seeds },
    rounds: count,
    weeks: filledWeeks(wordsIn(weeks).map(Number), count),
    roundFormats: wordsIn(rounds) as SeriesFormat[],
    seriesFormat: formatOf(format) ?? 'first-to-3',
    rank: rank ?? 1,
    isDrawn: yesOrNo(drawn) ?? seeds.every(({ team }) => team !== ''),
  };
}

function seedOf(line: SeedLine): ForeignSeed {
  const { seed, team, left, 'from-division': division, 'from-place': place } = line.cells;
  return {
    ...{ line, team, seed: Number(seed) },
    from: division === '' || place === '' ? null : { division, place: Number(place) },
    exit: STAGE_EXITS.find((exit) => exit === left) ?? null,
  };
}

/**
 * Plays a stage: each line of series.csv is the first series of the bracket in which its two teams meet and that has no line yet, the earliest
 * line first. What a team does after it has come there follows from the results, as for stages of this league.
 */
export function playedStage(stage: ForeignStage, tables: ForeignTables): PlayedStage {
  const { format, hasThirdPlace, hasSecondFinal, seeds } = stage;
  const bracket =
    seeds.length < FEWEST_TEAMS ? [] : bracketOf({ format, hasThirdPlace, hasSecondFinal, teams: seeds.length });
  const statuses = seeds.map(({ seed, exit }) => ({ seed, exit, goesOnFrom: [] }));
  const left = linesOf(stage, tables);
  const results: BracketResult[] = [];
  const lines = new Map<number, SeriesLine>();
  const impossible: SeriesLine[] = [];
  const teamOf = (seed: number): string => seeds.find((one) => one.seed === seed)?.team ?? '';
  let states = bracketStates(bracket, results, statuses);
  for (let at = 0; at < bracket.length && stage.isDrawn; at++) {
    const pair = pairOf(states[at]);
    const index = pair === null ? -1 : left.findIndex((line) => isBetween(line, pair.map(teamOf)));
    const line = left[index];
    if (!pair || !line) continue;
    left.splice(index, 1);
    lines.set(at, line);
    const own = formatOfRound(stage, (states[at] as BracketSeriesState).series.round);
    const result = resultFrom(line, own ?? stage.seriesFormat);
    if (result === 'impossible') impossible.push(line);
    if (result === 'impossible' || result === null) continue;
    const [one, other] = plainName(line.cells.home) === plainName(teamOf(pair[0])) ? pair : [pair[1], pair[0]];
    const winner = result.winner === null ? null : result.winner === 'home' ? one : other;
    results.push({ position: at, seeds: [one, other], winner, isProvisional: false });
    states = bracketStates(bracket, results, statuses);
  }
  const placed = states.flatMap((state): PlacedLine[] => {
    const { position, round } = state.series;
    const line = lines.get(position) ?? null;
    const pair = pairOf(state);
    if (!stage.isDrawn || !pair || (line === null && state.state !== 'ready')) return [];
    const [better, worse] = pair.toSorted((one, other) => one - other).map(teamOf);
    return [
      {
        ...{ position, round, line, week: stage.weeks[round - 1] ?? 1, format: formatOfRound(stage, round) },
        ...{ home: line?.cells.home ?? better ?? '', away: line?.cells.away ?? worse ?? '' },
      },
    ];
  });
  return { stage, states, placed, unplaced: left, impossible };
}

const formatOfRound = ({ roundFormats }: ForeignStage, round: number): SeriesFormat | null =>
  roundFormats[round - 1] ?? null;

/** The lines of a stage's series, the earliest first; those without a time are behind the others. */
function linesOf({ season, name }: ForeignStage, tables: ForeignTables): SeriesLine[] {
  const key = keyOf(season, name);
  const timeOf = ({ cells }: SeriesLine): string => cells.time || '9';
  return tables['series.csv']
    .filter((line) => keyOf(line.cells.season, line.cells.division) === key)
    .filter((line) => cellProblems('series.csv', line).length === 0)
    .toSorted(
      (one, other) =>
        Number(one.cells.week) - Number(other.cells.week) ||
        timeOf(one).localeCompare(timeOf(other)) ||
        one.row - other.row,
    );
}

/** The two seeds that have come to a series. */
const pairOf = (state: BracketSeriesState | undefined): [number, number] | null =>
  state?.upper.is === 'seed' && state.lower.is === 'seed' && state.state !== 'not-needed'
    ? [state.upper.seed, state.lower.seed]
    : null;

const isBetween = ({ cells }: SeriesLine, teams: readonly string[]): boolean =>
  [cells.home, cells.away].every((team) => teams.some((one) => plainName(one) === plainName(team))) &&
  plainName(cells.home) !== plainName(cells.away);

function resultFrom({ cells }: SeriesLine, format: SeriesFormat) {
  if (cells.result === '') return null;
  const written = resultIn(cells.result);
  if ('walkover' in written) return walkoverResult(format, written.walkover);
  const isPossible = refusalKeyOf(() => resultOf(format, written.games)) === null;
  return isPossible ? resultOf(format, written.games) : ('impossible' as const);
}
