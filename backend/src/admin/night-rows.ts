import { DatabaseError, type Client } from 'pg';
import type { NightFile, NightLine, NightProblem, NightTables } from './night-files.ts';

/** A row as a table has it. */
type StoredRow = Readonly<Record<string, unknown>>;

/** The rows that a line of a file makes in a table. */
interface Step {
  file: NightFile;
  table: string;
  rowsOf: (line: NightLine, at: number) => StoredRow | null;
}

/** Rows that are sent at once. */
const AT_ONCE = 2000;
/** Staff's reasons for an order are not public, so no night has them. */
const DECIDER_REASON = 'Ligans beslut, ur en natts filer';

const wordsOf = (text: unknown): string[] => (typeof text === 'string' ? text.split(' ').filter(Boolean) : []);

/**
 * The ids of annulled series that were reported with the players' numbers, of which a night has none (R5): they are stored as
 * reported without.
 */
export function withoutNumbers(tables: NightTables): Set<unknown> {
  const told = new Set(tables['player-games'].map(({ values }) => values['seriesId']));
  const lacks = ({ values }: NightLine): boolean =>
    values['isAnnulled'] === true &&
    values['hasPlayerNumbers'] === true &&
    values['reportedAt'] !== null &&
    values['walkover'] === null &&
    !told.has(values['id'] ?? null);
  return new Set(tables.series.filter(lacks).map(({ values }) => values['id']));
}

/** What is stored, in this order. Ids stay. */
function stepsOf(tables: NightTables): Step[] {
  const unnumbered = withoutNumbers(tables);
  const stages = new Map(tables.stages.map(({ values }) => [values['divisionId'], values]));
  const isStage = (divisionId: unknown): boolean => stages.has(divisionId as number);
  const slots = new Map<string, number>();
  return [
    {
      file: 'seasons',
      table: 'season',
      rowsOf: ({ values: { id, name, startsOn, endsOn, seriesFormat, weeks, settledAt } }) => ({
        ...{
          id,
          name,
          weeks,
          starts_on: startsOn,
          ends_on: endsOn,
          series_format: seriesFormat,
          settled_at: settledAt,
        },
      }),
    },
    {
      file: 'divisions',
      table: 'division',
      rowsOf: ({ values: { id, seasonId, name, nameEng = null, discriminator, rank, seriesFormat } }) => ({
        ...{ id, season_id: seasonId, name, name_en: nameEng, discriminator, rank },
        ...{ series_format: seriesFormat, is_stage: isStage(id) },
      }),
    },
    {
      file: 'teams',
      table: 'team',
      rowsOf: ({ values: { id, name, logo, isActive } }) => ({ id, name, logo, is_active: isActive }),
    },
    {
      file: 'players',
      table: 'player',
      rowsOf: ({ values: { id, nickname, nationality, mmr } }) => ({ id, nickname, nationality, mmr }),
    },
    {
      file: 'transfers',
      table: 'roster_entry',
      rowsOf: ({ values: { id, playerId, teamId, from, to, place } }) => ({
        ...{ id, player_id: playerId, team_id: teamId, valid_from: from, valid_to: to, sort_order: place },
      }),
    },
    {
      file: 'standings',
      table: 'division_team',
      rowsOf: ({ values: { areResultsAnnulled, adjustmentReason, decider, isDisqualified, ...values } }, at) => ({
        ...{ division_id: values['divisionId'], season_id: values['seasonId'], team_id: values['teamId'] },
        ...{ name: values['team'], logo: values['logo'], sort_order: at + 1, is_stage: false },
        ...{ is_disqualified: isDisqualified, are_results_annulled: areResultsAnnulled },
        ...{ adjustment: values['adjustment'], adjustment_reason: adjustmentReason },
        ...{ decider, decider_reason: decider === null ? null : DECIDER_REASON },
      }),
    },
    {
      file: 'stages',
      table: 'stage',
      rowsOf: ({ values: { divisionId, kind, format, hasThirdPlace, hasSecondFinal, lot, drawnAt, ...values } }) => ({
        ...{ division_id: divisionId, is_stage: true, kind, format, lot, drawn_at: drawnAt, version: 0 },
        ...{ has_third_place: hasThirdPlace, has_second_final: hasSecondFinal },
        ...{ keeps_divisions_apart: values['keepsDivisionsApart'], takes_signups: values['takesSignups'] },
        ...{ weeks: wordsOf(values['weeks']), round_formats: wordsOf(values['roundFormats']) },
      }),
    },
    {
      file: 'seeds',
      table: 'stage_entrant',
      rowsOf: ({ values: { divisionId, seed, teamId, fromDivisionId, fromPlace, exit, goesOnFrom } }) => ({
        ...{ division_id: divisionId, seed, team_id: teamId, exit, goes_on_from: wordsOf(goesOnFrom) },
        ...{ source_division_id: fromDivisionId, source_place: fromPlace },
      }),
    },
    {
      file: 'seeds',
      table: 'division_team',
      rowsOf: ({ values: { divisionId, seasonId, seed, teamId, team, logo } }) =>
        stages.get(divisionId)?.['drawnAt'] == null
          ? null
          : {
              ...{ division_id: divisionId, season_id: seasonId, team_id: teamId, name: team, logo, sort_order: seed },
              ...{ is_stage: true, is_disqualified: false, are_results_annulled: false, adjustment: 0 },
            },
    },
    {
      file: 'series',
      table: 'series',
      rowsOf: ({ values }) => ({
        ...{ id: values['id'], division_id: values['divisionId'], week: values['week'], walkover: values['walkover'] },
        ...{ home_team_id: values['homeTeamId'], away_team_id: values['awayTeamId'], format: values['format'] },
        ...{ scheduled_at: values['scheduledAt'], reported_at: values['reportedAt'] },
        ...{ home_games: values['homeGames'], away_games: values['awayGames'] },
        ...{ home_goals: values['homeGoals'], away_goals: values['awayGoals'] },
        ...{ is_streamed: values['isStreamed'], bracket_position: values['bracketPosition'] },
        has_player_numbers: values['hasPlayerNumbers'] === true && !unnumbered.has(values['id']),
        ...{ version: 0, is_own_matter: false },
      }),
    },
    {
      file: 'games',
      table: 'game',
      rowsOf: ({ values: { id, seriesId, number, homeGoals, awayGoals } }) => ({
        ...{ id, series_id: seriesId, number, home_goals: homeGoals, away_goals: awayGoals },
      }),
    },
    {
      file: 'player-games',
      table: 'player_game_stats',
      rowsOf: ({ values: { gameId, side, playerId, teamId, score, goals, assists, saves, shots } }) => {
        // the rows of a side stand in the order of its report
        const key = `${String(gameId)} ${String(side)}`;
        const slot = (slots.get(key) ?? 0) + 1;
        slots.set(key, slot);
        return {
          game_id: gameId,
          side,
          slot,
          player_id: playerId,
          team_id: teamId,
          score,
          goals,
          assists,
          saves,
          shots,
        };
      },
    },
  ];
}

/** Stores a night in an empty league; with a line that the database refuses, returns what is wrong with it. Call it in a transaction. */
export async function storeNight(client: Client, tables: NightTables): Promise<NightProblem | null> {
  for (const step of stepsOf(tables)) {
    const made = tables[step.file].flatMap((line, at) => {
      const row = step.rowsOf(line, at);
      return row ? [{ line, row }] : [];
    });
    for (let from = 0; from < made.length; from += AT_ONCE) {
      const problem = await storeAtOnce(client, step, made.slice(from, from + AT_ONCE));
      if (problem) return problem;
    }
  }
  return null;
}

interface MadeRow {
  line: NightLine;
  row: StoredRow;
}

/** Stores rows together; when one of them is refused, one by one, to find it. */
async function storeAtOnce(client: Client, step: Step, made: readonly MadeRow[]): Promise<NightProblem | null> {
  const columns = Object.keys(made[0]?.row ?? {}).join(', ');
  const sql = `insert into ${step.table} (${columns}) select ${columns} from json_populate_recordset(null::${step.table}, $1)`;
  const store = async (rows: readonly MadeRow[]): Promise<DatabaseError | null> => {
    await client.query('savepoint night');
    try {
      await client.query(sql, [JSON.stringify(rows.map(({ row }) => row))]);
      await client.query('release savepoint night');
      return null;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      await client.query('rollback to savepoint night');
      return error;
    }
  };
  if ((await store(made)) === null) return null;
  for (const one of made) {
    const error = await store([one]);
    if (error) return problemOf(step.file, one.line, error);
  }
  return null;
}

/** The cell whose column the database's refusal names; its first one when it names none. */
function problemOf(file: NightFile, { row, values }: NightLine, error: DatabaseError): NightProblem {
  const told = error.constraint ?? error.column ?? error.message;
  const wordsIn = (column: string): string[] => column.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const columns = Object.keys(values);
  const isNamed = (words: readonly string[]): boolean => told.includes(words.join('_'));
  const column =
    columns.find((name) => name !== 'id' && isNamed(wordsIn(name))) ??
    columns.find((name) => name !== 'id' && isNamed(wordsIn(name).slice(-1))) ??
    columns[0] ??
    '';
  return { file: `${file}.csv`, row, column, fault: 'not-stored', value: told };
}
