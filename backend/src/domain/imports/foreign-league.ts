/** Whether the tables of another league fit together, and with the league that is here (R36). */
import { refusalKeyOf } from '../league-error.ts';
import { resultOf } from '../series/series-result.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { parseTime, stockholmDate } from '../stockholm-time.ts';
import { nicknameKey } from '../text.ts';
import { resultIn, yesOrNo } from './import-table.ts';
import { findStageProblems } from './foreign-brackets.ts';
import { findPlaceProblems } from './foreign-ends.ts';
import { findNumberProblems } from './foreign-numbers.ts';
import { findPlayerProblems } from './foreign-players.ts';
import { Findings, keyOf, placesIn, plainName } from './foreign-places.ts';
import type { Circumstances, ForeignTables, KnownNames, MeantPlayer, Places, TakenOne } from './foreign-places.ts';
import { decisionIn } from './foreign-standings.ts';
import { FOREIGN_FILES } from './foreign-tables.ts';
import type { ForeignFault, ForeignFile, ForeignLine, ForeignProblem } from './foreign-tables.ts';

function findDivisionProblems(findings: Findings, lines: readonly ForeignLine<'divisions.csv'>[]): void {
  const file = 'divisions.csv';
  const seasons = new Map<string, { starts: string; ends: string; isSettled: boolean }>();
  const divisions = new Set<string>();
  for (const line of findings.sound(file, lines)) {
    const { season, starts, ends, division } = line.cells;
    const first = seasons.get(plainName(season));
    const isSettled = yesOrNo(line.cells.settled) ?? false;
    if (isSettled && ends >= findings.today) findings.add(file, line, 'settled', 'not-over');
    else if (first && first.isSettled !== isSettled) findings.add(file, line, 'settled', 'other-settled');
    if (ends < starts) findings.add(file, line, 'ends', 'ends-first');
    if (first && (first.starts !== starts || first.ends !== ends)) findings.add(file, line, 'season', 'other-days');
    if (!first && findings.known.seasons.has(plainName(season))) findings.add(file, line, 'season', 'taken');
    if (divisions.has(keyOf(season, division))) findings.add(file, line, 'division', 'twice');
    seasons.set(plainName(season), first ?? { starts, ends, isSettled });
    divisions.add(keyOf(season, division));
  }
}

function findTeamProblems(findings: Findings, lines: readonly ForeignLine<'teams.csv'>[], places: Places): void {
  const file = 'teams.csv';
  const entered = new Set<string>();
  const spellings = new Map<string, string>();
  for (const line of findings.sound(file, lines)) {
    const { season, division, team } = line.cells;
    if (!places.seasons.has(plainName(season))) findings.add(file, line, 'season', 'unknown-season');
    else if (!places.divisions.has(keyOf(season, division))) findings.add(file, line, 'division', 'unknown-division');
    if (entered.has(keyOf(season, team))) findings.add(file, line, 'team', 'twice');
    const before = spellings.get(nicknameKey(team));
    if (before === undefined) findKnownTeam(findings, line);
    else if (before !== plainName(team)) findings.add(file, line, 'team', 'look-alike');
    findDecisionProblems(findings, line);
    entered.add(keyOf(season, team));
    spellings.set(nicknameKey(team), before ?? plainName(team));
  }
}

/** A team of the league that comes back; without leave to take it, its name is a problem. */
function findKnownTeam(findings: Findings, line: ForeignLine<'teams.csv'>): void {
  const { team } = line.cells;
  const known = findings.known.teams.get(nicknameKey(team));
  if (!known) return;
  if (findings.circumstances.takesKnown && plainName(known.name) === plainName(team)) {
    findings.taken.push({ file: 'teams.csv', row: line.row, name: known.name, id: known.id, account: null });
  } else findings.add('teams.csv', line, 'team', 'taken');
}

/** Points and an order need a reason, which visitors read; only a disqualified team's results are annulled (R5). */
function findDecisionProblems(findings: Findings, line: ForeignLine<'teams.csv'>): void {
  const { isDisqualified, areResultsAnnulled, adjustment, decider } = decisionIn(line.cells);
  const needsReason = adjustment !== 0 || decider !== null;
  if (needsReason && line.cells.reason === '') findings.add('teams.csv', line, 'reason', 'no-reason');
  if (areResultsAnnulled && !isDisqualified) findings.add('teams.csv', line, 'annulled', 'not-disqualified');
}

function findSeriesProblems(findings: Findings, lines: readonly ForeignLine<'series.csv'>[], places: Places): void {
  const file = 'series.csv';
  const played = new Set<string>();
  for (const line of findings.sound(file, lines)) {
    const { season, division, week, home, away, result } = line.cells;
    const days = places.seasons.get(plainName(season));
    const format = places.divisions.get(keyOf(season, division));
    if (!days) findings.add(file, line, 'season', 'unknown-season');
    // who meets in a stage follows from its bracket
    else if (places.stages.has(keyOf(season, division))) findTimeProblems(findings, line, days);
    else if (format === undefined) findings.add(file, line, 'division', 'unknown-division');
    else {
      findSideProblems(findings, line, 'home', places);
      findSideProblems(findings, line, 'away', places);
      findTimeProblems(findings, line, days);
      const isKnown = format !== null && result !== '';
      if (isKnown && !isPossible(format, result)) findings.add(file, line, 'result', 'impossible');
    }
    if (plainName(home) === plainName(away)) findings.add(file, line, 'away', 'itself');
    const key = keyOf(season, division, week, home, away);
    if (played.has(key)) findings.add(file, line, 'away', 'twice');
    played.add(key);
  }
}

/** A series with a result has been, and one without is of a season that is not over. */
function findTimeProblems(
  findings: Findings,
  line: ForeignLine<'series.csv'>,
  { starts, ends }: { starts: string; ends: string },
): void {
  const { time, result } = line.cells;
  const at = time === '' ? null : parseTime(time);
  if (at) {
    const day = stockholmDate(at);
    if (day < starts || day > ends) findings.add('series.csv', line, 'time', 'outside-season');
    else if (result !== '' && at > findings.circumstances.now) findings.add('series.csv', line, 'time', 'not-over');
  } else if (result !== '') findings.add('series.csv', line, 'time', 'empty');
  if (result === '' && ends < findings.today) findings.add('series.csv', line, 'result', 'empty');
}

function findSideProblems(
  findings: Findings,
  line: ForeignLine<'series.csv'>,
  column: 'home' | 'away',
  { teams, entries }: Places,
): void {
  const { season, division, [column]: team } = line.cells;
  const isHere = entries.get(keyOf(season, team)) === plainName(division);
  if (!teams.has(plainName(team))) findings.add('series.csv', line, column, 'unknown-team');
  else if (!isHere) findings.add('series.csv', line, column, 'other-division');
}

function isPossible(format: SeriesFormat, text: string): boolean {
  const written = resultIn(text);
  return 'walkover' in written || refusalKeyOf(() => resultOf(format, written.games)) === null;
}

/** Faults that say that another file lacks something. */
const LACKS: readonly (readonly [ForeignFile, readonly ForeignFault[]])[] = [
  ['stages.csv', ['unknown-stage', 'unknown-division', 'no-place', 'other-place']],
  ['seeds.csv', ['seed-count', 'seed-missing', 'not-seeded', 'no-place', 'other-place']],
  ['divisions.csv', ['unknown-season', 'unknown-division', 'other-division']],
  ['teams.csv', ['unknown-team', 'other-division']],
  ['players.csv', ['unknown-player']],
  ['series.csv', ['unknown-series', 'not-finished', 'no-place', 'other-place']],
];

/** Every problem of the tables, file by file in the order of their rows, and what of the league they mean. Without problems they can be imported. */
export function foreignProblems(
  tables: ForeignTables,
  known: KnownNames,
  circumstances: Circumstances,
): { problems: ForeignProblem[]; taken: TakenOne[]; meant: ReadonlyMap<string, MeantPlayer> } {
  const findings = new Findings(known, circumstances);
  const places = placesIn(tables);
  findDivisionProblems(findings, tables['divisions.csv']);
  findTeamProblems(findings, tables['teams.csv'], places);
  findPlayerProblems(findings, tables['players.csv'], places);
  findSeriesProblems(findings, tables['series.csv'], places);
  findStageProblems(findings, tables, places);
  findNumberProblems(findings, tables);
  findPlaceProblems(findings, tables);
  const unsure = LACKS.filter(([file]) => circumstances.unread.has(file)).flatMap(([, faults]) => faults);
  const problems = inOrder(findings.all.filter(({ fault }) => !unsure.includes(fault)));
  return { problems, taken: findings.taken, meant: findings.meant };
}

const FILES = Object.keys(FOREIGN_FILES);

/** The same problems, by file and row. */
export const inOrder = (problems: readonly ForeignProblem[]): ForeignProblem[] =>
  problems.toSorted((a, b) => FILES.indexOf(a.file) - FILES.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0));
