import type { Client } from 'pg';
import { foreignProblems, inOrder } from '../domain/imports/foreign-league.ts';
import type { KnownNames, TakenOne } from '../domain/imports/foreign-places.ts';
import { foreignEnds, playedStages, type ForeignEnd } from '../domain/imports/foreign-ends.ts';
import { foreignStandings, type ForeignStandings } from '../domain/imports/foreign-standings.ts';
import type { PlayedStage } from '../domain/imports/foreign-stages.ts';
import type { ForeignFile, ForeignProblem } from '../domain/imports/foreign-tables.ts';
import { stockholmDate } from '../domain/stockholm-time.ts';
import { nicknameKey } from '../domain/text.ts';
import { readForeignTables } from './foreign-files.ts';
import { FOREIGN_ROWS, storeForeignLeague } from './foreign-rows.ts';
import { inTransaction, writeDown } from './operator.ts';

/** What an import found or stored. With a problem nothing was stored. */
export interface CsvImport {
  problems: ForeignProblem[];
  /** The number of lines of each file. */
  lines: Readonly<Record<ForeignFile, number>>;
  /** Files that are no UTF-8, and were read in the letters of Windows. */
  windows: ForeignFile[];
  /** Teams and players of the league that the files mean. */
  taken: TakenOne[];
  /** The tables that come out; none with a problem. */
  standings: ForeignStandings[];
  /** The brackets that come out. */
  stages: PlayedStage[];
  /** The final places and titles that come out. */
  ends: ForeignEnd[];
}

/** How an import is done. */
export interface ImportChoices {
  /** Stores nothing, and takes no numbers for what it would store. */
  isTrial: boolean;
  /** Teams and players whom the league has by these names come back; without it their names are problems. */
  takesKnown?: boolean;
  now: Date;
}

/** Ends a rehearsal. */
const REHEARSED = new Error('rehearsed');

/**
 * Imports seasons of another league from CSV files, with an entry in the log of staff's acts: all of them, or nothing
 * when there is a problem. A trial stores the same in tables that are gone afterwards.
 */
export async function importCsv(client: Client, folder: string, choices: ImportChoices): Promise<CsvImport> {
  const { isTrial, takesKnown = false, now } = choices;
  const { tables, problems, unread, windows } = await readForeignTables(folder);
  const lines = Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => [file, rows.length]),
  ) as CsvImport['lines'];
  const done: CsvImport = { problems: [], lines, windows, taken: [], standings: [], stages: [], ends: [] };
  try {
    await inTransaction(client, async () => {
      // the names must not change before they are stored
      await client.query('lock table season, team, player in share row exclusive mode');
      const known = await knownNames(client);
      const found = foreignProblems(tables, known, { now, takesKnown, unread });
      problems.push(...found.problems);
      done.taken = found.taken;
      if (problems.length > 0) throw REHEARSED;
      done.standings = foreignStandings(tables);
      done.stages = playedStages(tables);
      done.ends = foreignEnds(tables, stockholmDate(now));
      if (isTrial) await makeScratchTables(client);
      const after = await storeForeignLeague(client, tables, { teams: known.teams, meant: found.meant }, now);
      if (isTrial) throw REHEARSED;
      await writeDown(client, { act: 'league.import-csv', objectKind: 'league', objectId: 0, after });
    });
  } catch (error) {
    if (error !== REHEARSED) throw error;
  }
  return { ...done, problems: inOrder(problems) };
}

/** Tables of this connection alone, that stand before those of the same name: the league's own, and their counters, stay as they are. */
async function makeScratchTables(client: Client): Promise<void> {
  for (const table of FOREIGN_ROWS) {
    await client.query(`create temporary table ${table} (like public.${table} including all) on commit drop`);
  }
  for (const table of ['team', 'player']) {
    // the numbers of those who are taken are theirs alone
    await client.query(
      `select setval(pg_get_serial_sequence('pg_temp.${table}', 'id'), max(id) + 1) from public.${table} having max(id) is not null`,
    );
  }
}

async function knownNames(client: Client): Promise<KnownNames> {
  const seasons = await client.query<{ name: string }>('select lower(name) as name from season');
  const teams = await client.query<{ id: number; name: string; hasPlayers: boolean }>(
    `select t.id, t.name, exists (select from roster_entry r where r.team_id = t.id and r.valid_to is null) as "hasPlayers"
       from team t order by t.id`,
  );
  const players = await client.query<{ id: number; name: string; account: string | null; stays: Stay[] }>(
    `select p.id, p.nickname as name, u.discord_username as account,
            (select coalesce(json_agg(json_build_object(
                'from', (r.valid_from at time zone 'Europe/Stockholm')::date::text,
                'to', ((r.valid_to - interval '1 millisecond') at time zone 'Europe/Stockholm')::date::text)), '[]')
               from roster_entry r where r.player_id = p.id) as stays
       from player p left join app_user u on u.id = p.user_id order by p.id`,
  );
  return {
    seasons: new Set(seasons.rows.map(({ name }) => name)),
    teams: new Map(teams.rows.map((team) => [nicknameKey(team.name), team])),
    players: new Map(players.rows.map((player) => [nicknameKey(player.name), player])),
  };
}

interface Stay {
  from: string;
  to: string | null;
}
