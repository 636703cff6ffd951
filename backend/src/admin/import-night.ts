import type { Client } from 'pg';
import { NIGHT_FILES, readNight, type NightFile, type NightProblem } from './night-files.ts';
import { storeNight, withoutNumbers } from './night-rows.ts';
import { Refused } from './command.ts';
import { COUNT_TOTALS } from './foreign-rows.ts';
import { inTransaction, writeDown } from './operator.ts';
import { shownText, SENTENCES } from './import-text.ts';

/** What an import of a night found or stored. With a problem nothing was stored. */
export interface NightImport {
  problems: NightProblem[];
  /** The number of lines of each file. */
  lines: Readonly<Record<NightFile, number>>;
  /** How many annulled series come without their players' numbers, which are not public. */
  annulled: number;
}

/** Ends a rehearsal. */
const REHEARSED = new Error('rehearsed');

/** Tables with ids of their own, whose counters go on behind those of the night. */
const WITH_IDS = ['season', 'division', 'team', 'player', 'roster_entry', 'series', 'game'];

/** Whether the league has nothing yet of what a night brings. */
export async function isLeagueEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select not exists (select from season) and not exists (select from team) and not exists (select from player) as "isEmpty"`,
  );
  return rows[0]?.isEmpty ?? false;
}

/**
 * Stores the public files of a night in an empty league, with their ids: all of them, or nothing when there is a problem.
 * Throws `Refused` when the league is not empty.
 */
export async function importNight(
  client: Client,
  folder: string,
  { isTrial }: { isTrial: boolean },
): Promise<NightImport> {
  const { tables, problems } = await readNight(folder);
  const lines = Object.fromEntries(NIGHT_FILES.map((name) => [name, tables[name].length])) as NightImport['lines'];
  const annulled = withoutNumbers(tables).size;
  if (problems.length > 0) return { problems, lines, annulled };
  try {
    await inTransaction(client, async () => {
      await client.query('lock table season, team, player in share row exclusive mode');
      // under the lock, so that nothing comes in between
      if (!(await isLeagueEmpty(client)))
        throw new Refused('The league has seasons, teams or players: a night is for an empty one.');
      const problem = await storeNight(client, tables);
      if (problem) problems.push(problem);
      if (problem || isTrial) throw REHEARSED;
      for (const { values } of tables.divisions) await client.query(COUNT_TOTALS, [values['id']]);
      for (const table of WITH_IDS) {
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) is not null`,
        );
      }
      const after = { seasons: lines.seasons, divisions: lines.divisions, teams: lines.teams };
      const all = { ...after, players: lines.players, series: lines.series };
      await writeDown(client, { act: 'league.import-night', objectKind: 'league', objectId: 0, after: all });
    });
  } catch (error) {
    if (error !== REHEARSED) throw error;
  }
  return { problems, lines, annulled };
}

const NIGHT_SENTENCES = {
  ...SENTENCES,
  encoding: 'a letter cannot be read: the files of a night are UTF-8',
  flag: 'this is neither true nor false',
  instant: 'this is no time: write it as 2026-03-10T19:00:00.000Z',
  'one-of': 'there is no such word here: see the description of the files',
  'unknown-id': 'no row of the files has this id',
  'not-stored': 'the league cannot have this row',
};

/** What an import of a night says: its problems, or how much there is. */
export function nightText({ problems, lines, annulled }: NightImport, isTrial: boolean): string[] {
  if (problems.length > 0) {
    return problems.map(({ file, row, column, fault, value }) => {
      const place = [file, ...(row === null ? [] : [`row ${row}`, `column ${shownText(column)}`])].join(', ');
      return `${place}: ${NIGHT_SENTENCES[fault]}${value === '' ? '' : ` (${shownText(JSON.stringify(value))})`}`;
    });
  }
  const counts = Object.entries(lines).map(
    ([file, count]) => `${count} ${count === 1 ? 'row' : 'rows'} of ${file}.csv`,
  );
  return [
    `${counts.join(', ')}: ${isTrial ? 'no problems; nothing was stored (--dry-run).' : 'stored.'}`,
    'player-seasons.csv was counted, and not read. Crests, recordings and field-play.csv are not of a night: bring them otherwise.',
    ...(annulled === 0 ? [] : [annulledText(annulled)]),
  ];
}

const annulledText = (count: number): string =>
  `${count} series whose results are annulled ${count === 1 ? 'has' : 'have'} no players' numbers now: no night has them.`;
