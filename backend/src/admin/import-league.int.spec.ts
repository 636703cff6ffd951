import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { countedRows, foreignFiles, foreignLeague } from '../../test/factories/foreign-league.ts';
import { scoreOf } from '../../test/factories/foreign-results.ts';
import type { ForeignLeague } from '../../test/factories/foreign-league.ts';
import { filledDatabase, type TestDatabase, withDb } from '../../test/harness/database.ts';
import { everyRow } from '../../test/harness/everything.ts';
import { League } from '../../test/factories/league.ts';
import { bracketPlaces } from '../domain/stages/bracket-places.ts';
import { referencePlaces } from '../domain/testing/reference-places.ts';
import { ExportsRepository } from '../modules/partners/exports/exports.repository.ts';
import { ExportsService } from '../modules/partners/exports/exports.service.ts';
import type { ExportName } from '../modules/partners/exports/export-files.ts';
import { withBracket } from '../modules/series/stages/stage-with-bracket.ts';
import { StagesRepository } from '../modules/series/stages/stages.repository.ts';
import { endedSeason } from '../modules/stats/season-end/ended-season.ts';
import { SeasonEndRepository } from '../modules/stats/season-end/season-end.repository.ts';
import { Clock } from '../platform/clock.ts';
import { Snapshots } from '../platform/db/snapshots.ts';
import { importCsv } from './import-csv.ts';
import { importText } from './import-text.ts';
import { verifyTotals } from './verify-totals.ts';

// A whole league by lot moves in: three seasons that are over and one under way. IMPORT_SEED=<number> draws another.

const SEED = Number(process.env['IMPORT_SEED'] ?? 47);
const NOW = new Date('2026-02-24T12:00:00Z');

let filled: Awaited<ReturnType<typeof filledDatabase>>;
let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  filled = await filledDatabase(async (db) => {
    const league = new League(db);
    await league.team('Lag Å', { logo: 'lag-a.png' });
    await league.player('Å-spelare 1');
  });
});
afterAll(() => filled.drop());
beforeEach(async () => {
  database = await filled.copy();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-league-'));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function moveIn(league: ForeignLeague, isTrial: boolean, takesKnown = true) {
  for (const [name, text] of Object.entries(foreignFiles(league))) await writeFile(join(folder, name), text);
  return importCsv(client, folder, { isTrial, takesKnown, now: NOW });
}

/** The rows of a public file. */
async function exported(name: ExportName): Promise<Record<string, unknown>[]> {
  const exports = new ExportsService(new Snapshots(database.url), new ExportsRepository(), new Clock());
  const snapshot = await exports.snapshot();
  let text = '';
  for await (const part of snapshot.text({ name, seasonId: null }, 'ndjson')) text += part;
  await snapshot.close();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const stored = () => withDb(database.url, everyRow);
const counters = async () =>
  (
    await client.query<{ name: string; last: string }>(
      'select sequencename as name, last_value::text as last from pg_sequences order by 1',
    )
  ).rows;

/** The place of each team, by the rules read literally. */
function placesOf(league: ForeignLeague, season: string, division: string): Map<string, number> {
  const here = (one: { season: string; division: string }) => one.season === season && one.division === division;
  const entries = league.entries.filter(here);
  const format = league.divisions.find(here)?.format === '' ? 'first-to-3' : 'four-plus-decider';
  const idOf = (team: string) => entries.findIndex((entry) => entry.team === team) + 1;
  const annulled = new Set(entries.filter(({ isAnnulled }) => isAnnulled).map(({ team }) => team));
  const counting = league.series.filter(
    (one) => here(one) && one.result !== null && !annulled.has(one.home) && !annulled.has(one.away),
  );
  const places = referencePlaces({
    format,
    teams: entries.map(({ team, points, isDisqualified }) => ({
      ...{ id: idOf(team), name: team, isDisqualified, adjustment: points, decider: null },
    })),
    results: counting.map((one) => {
      const { games, goals } = scoreOf(one, format === 'first-to-3' ? '' : format);
      return {
        ...{ homeTeamId: idOf(one.home), awayTeamId: idOf(one.away), walkover: null },
        ...{ homeGames: games[0], awayGames: games[1], homeGoals: goals[0], awayGoals: goals[1] },
      };
    }),
  });
  return new Map(places.map(({ teamId, position }) => [entries[teamId - 1]!.team, position]));
}

/** A table as both sides are compared, by team. */
const byTeam = (rows: readonly { team: string }[]) => new Map(rows.map((row) => [row.team, row]));

test('every table of three seasons and of one under way is the one that loops over the games make', async () => {
  const league = foreignLeague(SEED);
  expect((await moveIn(league, false)).problems).toEqual([]);
  const divisions = await exported('divisions');
  const seasons = new Map((await exported('seasons')).map(({ id, name }) => [id, name as string]));
  const tables = await exported('standings');
  expect(tables).toHaveLength(league.entries.length);
  const stages = ['slutspel', 'cupen', 'kval'];
  expect(divisions.map(({ discriminator }) => discriminator).filter((one) => !stages.includes(one as string))).toEqual(
    league.divisions.map(({ rank }) => (rank === 1 ? 'division-1' : 'division-2-ostra')),
  );
  for (const { id, name, seasonId } of divisions) {
    const [season, division] = [seasons.get(seasonId) ?? '', name as string];
    const rows = tables.filter(({ divisionId }) => divisionId === id) as { team: string }[];
    const places = placesOf(league, season, division);
    const expected = countedRows(league, season, division).map((row) => ({ ...row, position: places.get(row.team) }));
    for (const row of expected) expect(byTeam(rows).get(row.team)).toMatchObject(row);
    expect(rows).toHaveLength(expected.length);
  }
});

test("every player's sums are those of the games, and no stored sum is wrong", async () => {
  const league = foreignLeague(SEED + 1);
  expect((await moveIn(league, false)).problems).toEqual([]);
  const annulled = new Set(
    league.entries
      .filter((entry) => entry.isAnnulled)
      .map((entry) => `${entry.season} ${entry.division} ${entry.team}`),
  );
  const sums = new Map<string, number[]>();
  for (const { season, division, home, away, result } of league.series) {
    if (result === null || 'walkover' in result) continue;
    if ([home, away].some((team) => annulled.has(`${season} ${division} ${team}`))) continue;
    for (const [player, team, ...five] of result.games.flatMap(({ rows }) => rows)) {
      const key = [season, division, team, player].join(', ');
      const sum = sums.get(key) ?? [0, 0, 0, 0, 0, 0];
      sums.set(key, [sum[0]! + 1, ...five.map((number, at) => sum[at + 1]! + number)]);
    }
  }
  const { rows } = await client.query<{ key: string; sums: number[] }>(
    `select concat_ws(', ', se.name, d.name, dt.name, p.nickname) as key,
            array[n.games, n.score, n.goals, n.assists, n.saves, n.shots] as sums
       from player_division_totals n join division d on d.id = n.division_id join season se on se.id = d.season_id
       join division_team dt on dt.division_id = d.id and dt.team_id = n.team_id join player p on p.id = n.player_id
      where n.games > 0`,
  );
  expect(new Map(rows.map((row) => [row.key, row.sums]))).toEqual(sums);
  expect(await verifyTotals(database.url)).toEqual([]);
});

test('brackets, final places and titles are those of the league that moves in', async () => {
  const league = foreignLeague(SEED);
  expect((await moveIn(league, false)).problems).toEqual([]);
  const { seasons, stages } = await withDb(database.url, async (db) => {
    const settled = await new SeasonEndRepository(db).findSettled();
    const stored = await new StagesRepository(db).findBySeasons(settled.map(({ id }) => id));
    return { seasons: settled, stages: stored.map(withBracket) };
  });
  expect(seasons.map(({ name }) => name)).toEqual(['Höst 25', 'Vår 25', 'Höst 24']);
  const shown = stages.map(({ season, name, entrants, states }) => {
    const teamOf = (seed: number) => entrants.find((entrant) => entrant.seed === seed)?.team?.name;
    const places = [...bracketPlaces(states)].map(([seed, place]) => `${place}. ${teamOf(seed)}`).sort();
    return [season.name, name, entrants.map(({ team }) => team?.name), places];
  });
  expect(shown).toEqual(
    expect.arrayContaining(
      league.cups.map(({ season, stage, seeds, places }) => {
        return [season, stage, seeds, places.map(([team, place]) => `${place}. ${team}`).sort()];
      }),
    ),
  );
  expect(shown).toHaveLength(league.cups.length);

  for (const { id, name, tables } of seasons) {
    const ended = endedSeason(
      tables,
      stages.filter(({ season }) => season.id === id),
    );
    const [playoffs = new Map(), cup = new Map()] = ['Slutspel', 'Cupen'].map(
      (stage) => new Map(league.cups.find((one) => one.season === name && one.stage === stage)?.places),
    );
    const inTable = ['Division 1', 'Division 2 Östra'].map((division) => placesOf(league, name, division));
    const isFirst = (place: number) => place === 1;
    const expected = [
      ...[...playoffs].filter(([, place]) => place <= 3).map(([team, place]) => [STEPS[place - 1], team]),
      ...inTable.flatMap((places) =>
        [...places].filter(([, place]) => isFirst(place)).map(([team]) => ['division', team]),
      ),
      ...[...cup].filter(([, place]) => isFirst(place)).map(([team]) => ['cup', team]),
    ];
    expect(ended.titles.map(({ title, team }) => [title, team.name]).sort()).toEqual(expected.sort());
    // the play-offs are those of the top; who came equally far there stands as in the table
    const [top = new Map<string, number>(), second] = inTable;
    const keyOf = (team: string) => (playoffs.get(team) ?? 99) * 100 + (top.get(team) ?? 99);
    const finals = [...top.keys()].map((team) => [
      1 + [...top.keys()].filter((other) => keyOf(other) < keyOf(team)).length,
      team,
    ]);
    expect(ended.tables[0]?.places.map(({ place, team }) => [place, team.name]).sort()).toEqual(finals.sort());
    expect(new Map(ended.tables[1]?.places.map(({ place, team }) => [team.name, place]))).toEqual(second);
    expect(ended.open).toEqual([]);
  }
});

test('a bracket that the series do not make, and a place that they do not give, are refused by their cells', async () => {
  const league = foreignLeague(SEED);
  const [playoffs, cup] = league.cups;
  const seeds = playoffs!.seeds.toReversed();
  const { problems } = await moveIn({ ...league, cups: [{ ...playoffs!, seeds }, ...league.cups.slice(1)] }, false);
  expect(problems.map(({ file, column, fault }) => `${file} ${column} ${fault}`)).toContain(
    'series.csv away not-in-bracket',
  );
  const [first, ...others] = cup!.places;
  const places: [string, number][] = [[first![0], 2], ...others];
  const other = league.cups.map((one) => (one === cup ? { ...one, places } : one));
  const refused = await moveIn({ ...league, cups: other }, false);
  expect(refused.problems.map(({ file, column, fault, value }) => [file, column, fault, value])).toEqual([
    ['places.csv', 'final-place', 'other-place', '2'],
  ]);
});

/** The titles of the play-offs' places. */
const STEPS = ['champion', 'second', 'third'];

test('the rosters of today have their captains, what is not played waits, and the teams of today are active', async () => {
  const league = foreignLeague(SEED);
  await moveIn(league, false);
  const { rows: captains } = await client.query<{ nickname: string }>(
    `select p.nickname from roster_entry r join player p on p.id = r.player_id
      where r.valid_to is null and r.sort_order = 1 order by r.id`,
  );
  expect(captains.map(({ nickname }) => nickname).sort()).toEqual(
    league.stays
      .filter(({ place }) => place === '1')
      .map(({ player }) => player)
      .sort(),
  );
  const { rows: waiting } = await client.query<{ waiting: number; timed: number; active: number }>(
    `select (select count(*)::int from series where reported_at is null) as waiting,
            (select count(*)::int from series where reported_at is null and scheduled_at is not null) as timed,
            (select count(*)::int from team where is_active) as active`,
  );
  const open = league.series.filter(({ result }) => result === null);
  expect(waiting).toEqual([{ waiting: open.length, timed: open.filter(({ time }) => time !== '').length, active: 12 }]);
});

test('a trial shows the tables that come out and whom it takes, changes nothing, and takes no numbers', async () => {
  const league = foreignLeague(SEED);
  const before = [await stored(), await counters()];
  const tried = await moveIn(league, true);
  expect(tried.problems).toEqual([]);
  expect([await stored(), await counters()]).toEqual(before);
  const said = importText(tried, true);
  expect(said).toContainEqual(
    expect.stringMatching(/^teams\.csv, row \d+: takes the league's team "Lag Å" \(number \d+\)$/),
  );
  expect(said).toContainEqual(
    expect.stringMatching(/^players\.csv, row 2: takes the league's player "Å-spelare 1" \(number \d+\)$/),
  );

  const champion = league.cups[0]?.places.find(([, place]) => place === 1)?.[0] ?? '';
  expect(said).toContain(`  champion: ${champion} (Slutspel)`);
  expect(said).toContain('Höst 24, Cupen: cup, double-elimination, 4 seeds');

  await moveIn(league, false);
  const tables = await exported('standings');
  const shown = tried.standings.flatMap(({ rows }) =>
    rows.map(({ team, points, position }) => [team, points, position]),
  );
  expect(shown.sort()).toEqual(tables.map(({ team, points, position }) => [team, points, position]).sort());
});

test('without leave, a team and a player who come back are problems, and nothing is stored', async () => {
  const before = await stored();
  const { problems } = await moveIn(foreignLeague(SEED), false, false);
  expect(problems.map(({ file, column, fault }) => [file, column, fault])).toEqual([
    ['teams.csv', 'team', 'taken'],
    ['players.csv', 'player', 'taken'],
  ]);
  expect(await stored()).toEqual(before);
});

test('a team that comes back has its present logo where the season is not over', async () => {
  await moveIn(foreignLeague(SEED), false);
  const { rows } = await client.query<{ name: string; logo: string | null; isOver: boolean }>(
    `select t.name, dt.logo, se.ends_on < $1::date as "isOver"
       from division_team dt join team t on t.id = dt.team_id join season se on se.id = dt.season_id
      where not dt.is_stage`,
    [NOW],
  );
  const own = rows.filter(({ name }) => name === 'Lag Å');
  expect(own.map(({ isOver }) => isOver).sort()).toEqual([false, true, true, true]);
  for (const { name, logo, isOver } of rows) expect(logo).toBe(name === 'Lag Å' && !isOver ? 'lag-a.png' : null);
});
