import { namedThing } from '../../../lib/search-text';
import type { TimeRow } from './time-rows';
import { readTime, type SeasonDays } from './typed-time';

/** Why a pasted line is not used. The texts are under `paste.reason`. */
export type PasteReason = 'no-time' | 'no-team' | 'no-series' | 'swapped' | 'played' | 'twice' | 'no-row' | 'too-few';

/** A pasted line that is not used. `line` counts from 1. */
export interface UnusedLine {
  line: number;
  text: string;
  reason: PasteReason;
}

/** What was pasted: times for rows, and the lines that are not used. No line is left out of both. */
export interface Pasted {
  times: [row: TimeRow, time: string][];
  unused: UnusedLine[];
}

/** The cells of a line: divided by tabs, otherwise by semicolons, otherwise by commas. */
function cellsOf(line: string): string[] {
  const divider = ['\t', ';'].find((each) => line.includes(each)) ?? ',';
  return line.split(divider).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/** Do the lines name their series? Otherwise they are a column of times. */
export const namesSeries = (text: string, season: SeasonDays): boolean =>
  text.split(/\r?\n/).some((line) => {
    const cells = cellsOf(line);
    return cells.length > 2 && readTime(cells.join(' '), season) === null;
  });

/** Reads lines of home team, away team, and date and time in one cell or two. */
export function readPastedSeries(text: string, rows: readonly TimeRow[], season: SeasonDays): Pasted {
  const teams = [...new Set(rows.flatMap(({ home, away }) => [home.name, away.name]))];
  const teamOf = (typed: string) => namedThing(teams, (name) => name, typed);
  const seen = new Set<number>();
  return readLines(text, (line) => {
    const [homeName = '', awayName = '', ...rest] = cellsOf(line);
    if (rest.length === 0) return 'too-few';
    const [home, away] = [teamOf(homeName), teamOf(awayName)];
    if (!home || !away) return 'no-team';
    const between = (one: string, other: string) =>
      rows.filter((row) => row.home.name === one && row.away.name === other);
    const found = between(home, away);
    const row = found.find(({ isPlayed, id }) => !isPlayed && !seen.has(id));
    if (!row) {
      if (found.some(({ id }) => seen.has(id))) return 'twice';
      if (found.length > 0) return 'played';
      return between(away, home).length > 0 ? 'swapped' : 'no-series';
    }
    const time = readTime(rest.filter(Boolean).join(' '), season);
    if (time === null) return 'no-time';
    seen.add(row.id);
    return [row, time];
  });
}

/** Reads a column of times for these rows. An empty line leaves its row as it is. */
export function readPastedColumn(text: string, rows: readonly TimeRow[], season: SeasonDays): Pasted {
  return readLines(text.replace(/\r?\n$/, ''), (line, index) => {
    const row = rows[index];
    if (!row) return 'no-row';
    const time = readTime(cellsOf(line).join(' '), season);
    return time === null ? 'no-time' : [row, time];
  });
}

function readLines(text: string, read: (line: string, index: number) => [TimeRow, string] | PasteReason): Pasted {
  const pasted: Pasted = { times: [], unused: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const result = read(line, index);
    if (typeof result === 'string') pasted.unused.push({ line: index + 1, text: line.trim(), reason: result });
    else pasted.times.push(result);
  });
  return pasted;
}
