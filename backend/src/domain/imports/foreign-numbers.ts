/** Whether the players' numbers of another league fit its series (R36, R22). */
import { MAX_ROWS_A_SIDE } from '../series/series-report.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { nicknameKey } from '../text.ts';
import { resultIn } from './import-table.ts';
import { keyOf, plainName, type Findings, type ForeignTables } from './foreign-places.ts';
import { cellProblems } from './foreign-tables.ts';
import type { ForeignLine } from './foreign-tables.ts';

type NumberLine = ForeignLine<'numbers.csv'>;
type SeriesLine = ForeignLine<'series.csv'>;

const FILE = 'numbers.csv';

/** The cells by which a series is known, in the lines of series and of numbers. */
const NAMES_SERIES = ['season', 'division', 'week', 'home', 'away'] as const;
type NamesSeries = Pick<SeriesLine['cells'], (typeof NAMES_SERIES)[number]>;

/** What a series is known by. */
export const seriesKey = ({ season, division, week, home, away }: NamesSeries): string =>
  keyOf(season, division, week, home, away);

/** The first of these cells, the first two, and so on. */
const beginnings = (cells: NamesSeries): string[] =>
  NAMES_SERIES.map((_, at) => keyOf(...NAMES_SERIES.slice(0, at + 1).map((column) => cells[column])));

/** The side of a line's team in its series; null when it is in neither. */
export function sideOf({ team, home, away }: NumberLine['cells']): Side | null {
  if (plainName(team) === plainName(home)) return 'home';
  return plainName(team) === plainName(away) ? 'away' : null;
}

/** A game: its goals, and its rows so far. */
interface PlayedGame {
  goals: Sides<number>;
  rows: Sides<NumberLine[]>;
}

/** A played series with its games. */
interface Played {
  line: SeriesLine;
  games: PlayedGame[];
}

export function findNumberProblems(findings: Findings, tables: ForeignTables): void {
  const players = new Set(tables['players.csv'].map(({ cells }) => nicknameKey(cells.player)));
  const played = playedSeries(tables);
  const begun = new Set(tables['series.csv'].flatMap(({ cells }) => beginnings(cells)));
  for (const line of findings.sound(FILE, tables[FILE])) {
    const series = played.get(seriesKey(line.cells));
    if (!series) {
      // the first cell that no series has behind those before it; a series without games is named by its last
      const at = beginnings(line.cells).findIndex((key) => !begun.has(key));
      findings.add(FILE, line, NAMES_SERIES.at(at) ?? 'away', 'unknown-series');
      continue;
    }
    const game = series.games[Number(line.cells.game) - 1];
    const side = sideOf(line.cells);
    if (!players.has(nicknameKey(line.cells.player))) findings.add(FILE, line, 'player', 'unknown-player');
    if (!game) findings.add(FILE, line, 'game', 'no-game');
    if (!side) findings.add(FILE, line, 'team', 'not-in-series');
    if (game && side) findRowProblems(findings, line, game, side);
  }
  for (const { line, games } of played.values()) {
    const isWithNumbers = games.some(({ rows }) => rows.home.length + rows.away.length > 0);
    const lacks = games.some(({ rows }) => SIDES.some((side) => rows[side].length === 0));
    if (isWithNumbers && lacks) findings.add('series.csv', line, 'result', 'numbers-missing');
  }
}

function findRowProblems(findings: Findings, line: NumberLine, { goals, rows }: PlayedGame, side: Side): void {
  const key = nicknameKey(line.cells.player);
  if ([...rows.home, ...rows.away].some(({ cells }) => nicknameKey(cells.player) === key)) {
    findings.add(FILE, line, 'player', 'twice');
  }
  if (rows[side].length === MAX_ROWS_A_SIDE) return findings.add(FILE, line, 'team', 'side-full');
  rows[side].push(line);
  for (const column of ['goals', 'assists'] as const) {
    const sum = rows[side].reduce((total, { cells }) => total + Number(cells[column]), 0);
    if (sum > goals[side]) findings.add(FILE, line, column, 'too-many');
  }
}

/** Series whose games are known; a walkover has none. */
function playedSeries(tables: ForeignTables): Map<string, Played> {
  const played = new Map<string, Played>();
  for (const line of tables['series.csv']) {
    if (line.cells.result === '' || cellProblems('series.csv', line).length > 0) continue;
    const result = resultIn(line.cells.result);
    if ('walkover' in result || played.has(seriesKey(line.cells))) continue;
    const games = result.games.map((goals) => ({ goals, rows: { home: [], away: [] } }));
    played.set(seriesKey(line.cells), { line, games });
  }
  return played;
}
