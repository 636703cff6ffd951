/** Whether the stages of another league fit its tables, and their series the brackets (R36, R43). */
import { LeagueError, refusalKeyOf } from '../league-error.ts';
import { isFinished } from '../stages/bracket-state.ts';
import { assertShape, assertWeeks } from '../stages/stage-shape.ts';
import { keyOf, plainName, type Findings, type ForeignTables, type Places } from './foreign-places.ts';
import { playedStage, stagesIn, type ForeignStage, type PlayedStage } from './foreign-stages.ts';
import { cellProblems, wordsIn } from './foreign-tables.ts';

const STAGES = 'stages.csv';
const SEEDS = 'seeds.csv';
const SERIES = 'series.csv';

export function findStageProblems(findings: Findings, tables: ForeignTables, places: Places): void {
  findings.sound(STAGES, tables[STAGES]);
  findings.sound(SEEDS, tables[SEEDS]);
  const named = new Set<string>();
  const stages = stagesIn(tables);
  for (const stage of stages) {
    const { line, season, name } = stage;
    const key = keyOf(season, name);
    if (!places.seasons.has(plainName(season))) findings.add(STAGES, line, 'season', 'unknown-season');
    else if (places.divisions.has(key) || named.has(key)) findings.add(STAGES, line, 'stage', 'twice');
    else if (isWhole(SEEDS, tables, key) && hasRightSeeds(findings, stage, places) && hasRightShape(findings, stage)) {
      const played = playedStage(stage, tables);
      const isOver = (places.seasons.get(plainName(season))?.ends ?? '') < findings.today;
      findBracketProblems(findings, played, { isOver, isSure: isWhole(SERIES, tables, key) });
    }
    named.add(key);
  }
  for (const line of tables[SEEDS]) {
    if (cellProblems(SEEDS, line).length > 0) continue;
    const { season, stage } = line.cells;
    if (!places.seasons.has(plainName(season))) findings.add(SEEDS, line, 'season', 'unknown-season');
    else if (!places.stages.has(keyOf(season, stage))) findings.add(SEEDS, line, 'stage', 'unknown-stage');
  }
}

/** Whether all cells are right of a stage's lines in a file; what lacks otherwise is told already. */
const isWhole = (file: typeof SEEDS | typeof SERIES, tables: ForeignTables, key: string): boolean =>
  tables[file]
    .filter(({ cells }) => keyOf(cells.season, 'stage' in cells ? cells.stage : cells.division) === key)
    .every((line) => cellProblems(file, line).length === 0);

/** Every seed has a team, or a place of a table; a team has one seed. */
function hasRightSeeds(findings: Findings, { season, seeds, isDrawn }: ForeignStage, places: Places): boolean {
  const before = findings.all.length;
  const teams = new Set<string>();
  seeds.forEach(({ line, seed, team, from }, at) => {
    const { 'from-division': division, 'from-place': place } = line.cells;
    const isTwice = at > 0 && seeds[at - 1]?.seed === seed;
    if (isTwice) findings.add(SEEDS, line, 'seed', 'twice');
    else if (seed !== at + 1 && seeds[at - 1]?.seed !== seed - 1) findings.add(SEEDS, line, 'seed', 'seed-missing');
    if (team !== '' && !places.teams.has(plainName(team))) findings.add(SEEDS, line, 'team', 'unknown-team');
    else if (team !== '' && teams.has(plainName(team))) findings.add(SEEDS, line, 'team', 'twice');
    else if (team === '' && (isDrawn || !from)) findings.add(SEEDS, line, 'team', 'empty');
    // a place of a table, or of another stage
    const isKnown = [places.divisions, places.stages].some((known) => known.has(keyOf(season, division)));
    if (division !== '' && !isKnown) {
      findings.add(SEEDS, line, 'from-division', 'unknown-division');
    } else if (division === '' && place !== '') findings.add(SEEDS, line, 'from-division', 'empty');
    else if (division !== '' && place === '') findings.add(SEEDS, line, 'from-place', 'empty');
    teams.add(plainName(team));
  });
  return findings.all.length === before;
}

/** The column of what a bracket cannot have. */
const COLUMN_OF = {
  entrants: ['stage', 'seed-count'],
  hasThirdPlace: ['third-place', 'not-of-bracket'],
  hasSecondFinal: ['second-final', 'not-of-bracket'],
} as const;

function hasRightShape(findings: Findings, { line, kind, seeds, weeks, rounds, ...shape }: ForeignStage): boolean {
  try {
    assertShape(kind, { ...shape, teams: seeds.length });
  } catch (error) {
    if (!(error instanceof LeagueError)) throw error;
    const field = (error.details.field ?? 'entrants') as keyof typeof COLUMN_OF;
    const [column, fault] = COLUMN_OF[field];
    findings.add(STAGES, line, column, fault);
    return false;
  }
  const tooMany = (['weeks', 'rounds'] as const).filter((column) => wordsIn(line.cells[column]).length > rounds);
  for (const column of tooMany) findings.add(STAGES, line, column, 'more-than-rounds');
  if (tooMany.length > 0) return false;
  if (refusalKeyOf(() => assertWeeks(weeks)) === null) return true;
  findings.add(STAGES, line, 'weeks', 'weeks');
  return false;
}

/** The series are those of the bracket, in the weeks of their rounds; in a season that is over nothing is left to play. */
function findBracketProblems(
  findings: Findings,
  { stage, states, placed, unplaced, impossible }: PlayedStage,
  { isOver, isSure }: { isOver: boolean; isSure: boolean },
): void {
  for (const line of impossible) findings.add(SERIES, line, 'result', 'impossible');
  for (const { line, week } of placed) {
    if (line && Number(line.cells.week) !== week) findings.add(SERIES, line, 'week', 'other-week');
  }
  const seeded = new Set(stage.seeds.map(({ team }) => plainName(team)));
  // what comes after a wrong line is not doubted
  let follows = isSure && impossible.length === 0;
  for (const line of unplaced) {
    const stranger = (['home', 'away'] as const).find((side) => !seeded.has(plainName(line.cells[side])));
    const isItself = plainName(line.cells.home) === plainName(line.cells.away);
    if (!stage.isDrawn) findings.add(SERIES, line, 'division', 'not-drawn');
    else if (stranger) findings.add(SERIES, line, stranger, 'not-seeded');
    else if (follows && !isItself) findings.add(SERIES, line, 'away', 'not-in-bracket');
    follows = false;
  }
  if (follows && isOver && !(stage.isDrawn && isFinished(states))) {
    findings.add(STAGES, stage.line, 'stage', 'not-finished');
  }
}
