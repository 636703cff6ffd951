/** Whether the tables of another league fit together, and with the league that is here (R36). */
import { refusalKeyOf } from '../league-error.ts';
import { resultOf } from '../series/series-result.ts';
import { SERIES_FORMATS } from '../series/series-format.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { parseTime, startOfDay, stockholmDate } from '../stockholm-time.ts';
import { nicknameKey } from '../text.ts';
import { resultIn } from './import-table.ts';
import {
  cellProblems,
  type AnyLine,
  type ForeignFault,
  type ForeignFile,
  type ForeignLine,
  type ForeignProblem,
} from './foreign-tables.ts';

/** The lines of every file. */
export type ForeignTables = { readonly [file in ForeignFile]: readonly ForeignLine<file>[] };

/** The names that the league has already: of seasons in small letters, of teams and players by `nicknameKey` (T55, R15). */
export interface KnownNames {
  seasons: ReadonlySet<string>;
  teams: ReadonlySet<string>;
  players: ReadonlySet<string>;
}

const plain = (name: string): string => name.toLowerCase();
const keyOf = (...names: readonly string[]): string => JSON.stringify(names.map(plain));

/** The format of a division; without one, the league's usual. Null for what is no format. */
export const formatOf = (format: string): SeriesFormat | null =>
  SERIES_FORMATS.find((each) => each === (format || 'first-to-3')) ?? null;

/** Collects problems. A line with a wrong cell is not compared with others, so that one mistake is told once. */
class Findings {
  readonly all: ForeignProblem[] = [];

  constructor(
    private readonly known: KnownNames,
    private readonly now: Date,
  ) {}

  add(file: ForeignFile, line: AnyLine, column: string, fault: ForeignFault): void {
    this.all.push({ file, row: line.row, column, fault, value: line.cells[column] ?? '' });
  }

  /** The lines whose cells are all right. */
  sound<F extends ForeignFile>(file: F, lines: readonly ForeignLine<F>[]): ForeignLine<F>[] {
    return lines.filter((line) => {
      const found = cellProblems(file, line);
      this.all.push(...found);
      return found.length === 0;
    });
  }

  divisions(lines: readonly ForeignLine<'divisions.csv'>[]): void {
    const file = 'divisions.csv';
    const seasons = new Map<string, { starts: string; ends: string }>();
    const divisions = new Set<string>();
    for (const line of this.sound(file, lines)) {
      const { season, starts, ends, division } = line.cells;
      const first = seasons.get(plain(season));
      if (ends < starts) this.add(file, line, 'ends', 'ends-first');
      if (ends > stockholmDate(this.now)) this.add(file, line, 'ends', 'future');
      if (first && (first.starts !== starts || first.ends !== ends)) this.add(file, line, 'season', 'other-days');
      if (!first && this.known.seasons.has(plain(season))) this.add(file, line, 'season', 'taken');
      if (divisions.has(keyOf(season, division))) this.add(file, line, 'division', 'twice');
      seasons.set(plain(season), first ?? { starts, ends });
      divisions.add(keyOf(season, division));
    }
  }

  teams(lines: readonly ForeignLine<'teams.csv'>[], { divisions, seasons }: Places): void {
    const file = 'teams.csv';
    const entered = new Set<string>();
    const spellings = new Map<string, string>();
    for (const line of this.sound(file, lines)) {
      const { season, division, team } = line.cells;
      if (!seasons.has(plain(season))) this.add(file, line, 'season', 'unknown-season');
      else if (!divisions.has(keyOf(season, division))) this.add(file, line, 'division', 'unknown-division');
      if (entered.has(keyOf(season, team))) this.add(file, line, 'team', 'twice');
      const before = spellings.get(nicknameKey(team));
      if (before === undefined && this.known.teams.has(nicknameKey(team))) this.add(file, line, 'team', 'taken');
      if (before !== undefined && before !== plain(team)) this.add(file, line, 'team', 'look-alike');
      entered.add(keyOf(season, team));
      spellings.set(nicknameKey(team), before ?? plain(team));
    }
  }

  players(lines: readonly ForeignLine<'players.csv'>[], { teams }: Places): void {
    const file = 'players.csv';
    const stays = new Map<string, { player: string; from: string; to: string; country: string }[]>();
    for (const line of this.sound(file, lines)) {
      const { player, country, team, from, to } = line.cells;
      const key = nicknameKey(player);
      const before = stays.get(key) ?? [];
      if (before.length === 0 && this.known.players.has(key)) this.add(file, line, 'player', 'taken');
      if (!teams.has(plain(team))) this.add(file, line, 'team', 'unknown-team');
      if (to < from) this.add(file, line, 'to', 'ends-first');
      else if (to >= stockholmDate(this.now)) this.add(file, line, 'to', 'future');
      else if (before.some((stay) => stay.from <= to && from <= stay.to)) this.add(file, line, 'from', 'two-teams');
      if (before.some((stay) => plain(stay.player) !== plain(player))) this.add(file, line, 'player', 'look-alike');
      if (before.some((stay) => stay.country !== country)) this.add(file, line, 'country', 'twice');
      stays.set(key, [...before, { player, from, to, country }]);
    }
  }

  series(lines: readonly ForeignLine<'series.csv'>[], places: Places): void {
    const file = 'series.csv';
    const played = new Set<string>();
    for (const line of this.sound(file, lines)) {
      const { season, division, week, time, home, away, result } = line.cells;
      const days = places.seasons.get(plain(season));
      const format = places.divisions.get(keyOf(season, division));
      if (!days) this.add(file, line, 'season', 'unknown-season');
      else if (format === undefined) this.add(file, line, 'division', 'unknown-division');
      else {
        this.side(line, 'home', places);
        this.side(line, 'away', places);
        const day = stockholmDate(parseTime(time));
        if (day < days.starts || day > days.ends) this.add(file, line, 'time', 'outside-season');
        if (format !== null && !isPossible(format, result)) this.add(file, line, 'result', 'impossible');
      }
      if (plain(home) === plain(away)) this.add(file, line, 'away', 'itself');
      const key = keyOf(season, division, week, home, away);
      if (played.has(key)) this.add(file, line, 'away', 'twice');
      played.add(key);
    }
  }

  private side(line: ForeignLine<'series.csv'>, column: 'home' | 'away', { teams, entries }: Places): void {
    const { season, division, [column]: team } = line.cells;
    if (!teams.has(plain(team))) this.add('series.csv', line, column, 'unknown-team');
    else if (entries.get(keyOf(season, team)) !== plain(division))
      this.add('series.csv', line, column, 'other-division');
  }
}

/** What the rows of one file may name of another. Rows with a problem count too, so that each mistake is told once. */
interface Places {
  seasons: ReadonlyMap<string, { starts: string; ends: string }>;
  /** Null: the division's format is not known, which is a problem of its own. */
  divisions: ReadonlyMap<string, SeriesFormat | null>;
  teams: ReadonlySet<string>;
  /** Season and team -> division. */
  entries: ReadonlyMap<string, string>;
}

const placesIn = (tables: ForeignTables): Places => ({
  seasons: new Map(tables['divisions.csv'].map(({ cells }) => [plain(cells.season), cells])),
  divisions: new Map(
    tables['divisions.csv'].map(({ cells }) => [keyOf(cells.season, cells.division), formatOf(cells.format)]),
  ),
  teams: new Set(tables['teams.csv'].map(({ cells }) => plain(cells.team))),
  entries: new Map(
    tables['teams.csv'].map(({ cells }) => [keyOf(cells.season, cells.team), plain(cells.division)] as const).reverse(),
  ),
});

function isPossible(format: SeriesFormat, text: string): boolean {
  const written = resultIn(text);
  return 'walkover' in written || refusalKeyOf(() => resultOf(format, written.games)) === null;
}

/** When it is, and the files whose rows are not known: what others name of them is not checked. */
interface Circumstances {
  now: Date;
  unread: ReadonlySet<ForeignFile>;
}

/** Faults that say that another file lacks something. */
const LACKS: readonly (readonly [ForeignFile, readonly ForeignFault[]])[] = [
  ['divisions.csv', ['unknown-season', 'unknown-division', 'other-division']],
  ['teams.csv', ['unknown-team', 'other-division']],
];

/** Every problem of the tables, file by file in the order of their rows. Empty: they can be imported. */
export function foreignProblems(
  tables: ForeignTables,
  known: KnownNames,
  { now, unread }: Circumstances,
): ForeignProblem[] {
  const findings = new Findings(known, now);
  const places = placesIn(tables);
  findings.divisions(tables['divisions.csv']);
  findings.teams(tables['teams.csv'], places);
  findings.players(tables['players.csv'], places);
  findings.series(tables['series.csv'], places);
  const unsure = LACKS.filter(([file]) => unread.has(file)).flatMap(([, faults]) => faults);
  return inOrder(findings.all.filter(({ fault }) => !unsure.includes(fault)));
}

const FILES: readonly ForeignFile[] = ['divisions.csv', 'teams.csv', 'players.csv', 'series.csv'];

/** The same problems, by file and row. */
export const inOrder = (problems: readonly ForeignProblem[]): ForeignProblem[] =>
  problems.toSorted((a, b) => FILES.indexOf(a.file) - FILES.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0));

/** The time of a player in a team: from the start of the first day to the end of the last, in Swedish time. */
export const stayOf = ({ from, to }: { from: string; to: string }): { from: Date; to: Date } => ({
  from: startOfDay(from),
  to: startOfDay(nextDay(to)),
});

const nextDay = (day: string): string => stockholmDate(new Date(parseTime(`${day} 12:00`).getTime() + 24 * 3_600_000));
