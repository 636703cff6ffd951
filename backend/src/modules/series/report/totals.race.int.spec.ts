import type { Actor } from '../../../domain/actor.ts';
import type { League } from '../../../../test/factories/league.ts';
import { twoInstances } from '../../../../test/factories/two-instances.ts';
import type { TwoInstances } from '../../../../test/factories/two-instances.ts';
import { statements } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { raceRounds } from '../../../../test/harness/race.ts';
import type { Round } from '../../../../test/harness/race.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { SeriesReportService } from './series-report.service.ts';
import type { GameOfReport } from './played-result.service.ts';

/** Rounds of each race. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000;
/** At least as many as the races that run at the same time. */
const LEAGUES = 5;

let instances: TwoInstances;
/** Staff save through one instance, and other staff through the other. */
let one: TestApp;
let other: TestApp;
let league: League;
let admin: Actor;
/** The season of every division here. */
let seasonId: number;

beforeAll(async () => {
  instances = await twoInstances();
  ({ one, other, league, admin, seasonId } = instances);
});

afterAll(async () => {
  await instances.close();
});

let made = 0;
let drawn = 0;

/** A team with a player, who may have been in another team in the season before. */
async function team(divisionId: number, playerId?: number): Promise<{ teamId: number; playerId: number }> {
  const teamId = await league.teamIn(divisionId, `Lag ${++made}`);
  const own = playerId ?? (await league.player(`Spelare ${made}`));
  if (playerId !== undefined) {
    await one.db.query(`update roster_entry set valid_to = '2021-01-01' where player_id = $1`, [playerId]);
  }
  await league.sign(own, teamId, playerId === undefined ? '2020-01-01' : '2021-01-01');
  return { teamId, playerId: own };
}

type Team = Awaited<ReturnType<typeof team>>;

interface Meeting {
  seriesId: number;
  home: Team;
  away: Team;
}

const TIME = '2020-06-01T18:00:00Z';

async function meeting(divisionId: number, home: Team, away: Team): Promise<Meeting> {
  const seriesId = await league.series(divisionId, home.teamId, away.teamId, { scheduledAt: TIME });
  return { seriesId, home, away };
}

/** Three to five games with different numbers each time. */
function games({ home, away }: Meeting): GameOfReport[] {
  drawn += 1;
  const row = ({ playerId }: Team, goals: number) => ({
    playerId,
    score: 100 + ((drawn * 37) % 400),
    goals,
    assists: 0,
    saves: drawn % 5,
    shots: goals + (drawn % 3),
  });
  const lost = drawn % 3;
  return Array.from({ length: 3 + lost }, (_, n) => {
    const goals = n < lost ? { home: 0, away: 1 } : { home: 1 + (drawn % 2), away: 0 };
    return { goals, rows: { home: [row(home, goals.home)], away: [row(away, goals.away)] }, replayDigest: null };
  });
}

/** Reports a series without a report. A reported one is corrected, reset or given to one side. */
async function change(app: TestApp, played: Meeting): Promise<() => Promise<unknown>> {
  const reports = app.app.get(SeriesReportService, { strict: false });
  const target = { seriesId: played.seriesId, version: null };
  const [row] = await one.db.query<{ reported: boolean }>(
    'select reported_at is not null as reported from series where id = $1',
    [played.seriesId],
  );
  const kind = row?.reported ? drawn++ % 4 : 0;
  if (kind === 2) return () => reports.reset(admin, target);
  if (kind === 3) return () => reports.declareWalkover(admin, target, 'home');
  const report = games(played);
  return () => reports.report(admin, target, report);
}

/** The stored sums of the divisions, and the sums of their games. Both must be equal. */
async function sums(divisionIds: readonly number[]) {
  const columns = 'division_id, team_id, player_id, games, score, goals, assists, saves, shots';
  const stored = await one.db.query(
    `select ${columns} from player_division_totals where division_id = any($1) and games > 0 order by 1, 2, 3`,
    [divisionIds],
  );
  const counted = await one.db.query(
    `select s.division_id, r.team_id, r.player_id, count(*)::int as games, sum(r.score)::int as score,
            sum(r.goals)::int as goals, sum(r.assists)::int as assists, sum(r.saves)::int as saves, sum(r.shots)::int as shots
       from series s join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
      where s.division_id = any($1) and not exists (
        select 1 from division_team t where t.division_id = s.division_id and t.are_results_annulled
           and t.team_id in (s.home_team_id, s.away_team_id))
      group by 1, 2, 3 order by 1, 2, 3`,
    [divisionIds],
  );
  return { stored, counted };
}

interface Clash {
  divisionIds: readonly number[];
  meetings: readonly [Meeting, Meeting];
  /** The change that replaces the second series' one. */
  second?: () => Promise<() => Promise<unknown>>;
}

/** Plays the clashes in turn, one call through each instance. */
async function clash(prepare: () => Promise<Clash>): Promise<void> {
  const clashes: Clash[] = [];
  for (let n = 0; n < LEAGUES; n++) clashes.push(await prepare());
  let round = 0;
  await raceRounds({ url: one.databaseUrl, table: 'division', rounds: ROUNDS }, async (): Promise<Round> => {
    const { divisionIds, meetings, second } = clashes[round++ % LEAGUES] as Clash;
    return {
      rows: divisionIds,
      calls: [await change(one, meetings[0]), await (second?.() ?? change(other, meetings[1]))],
      check: async (outcomes) => {
        expect(outcomes).toEqual([null, null]);
        const { stored, counted } = await sums(divisionIds);
        expect(stored).toEqual(counted);
      },
    };
  });
}

test(
  'two series of one team that are changed at once leave the sums that their games say',
  () =>
    clash(async () => {
      const divisionId = await league.division(seasonId);
      const [both, second, third] = [await team(divisionId), await team(divisionId), await team(divisionId)];
      return {
        divisionIds: [divisionId],
        meetings: [await meeting(divisionId, both, second), await meeting(divisionId, third, both)],
      };
    }),
  PATIENCE_MS,
);

test(
  'so do two series of four teams of one division',
  () =>
    clash(async () => {
      const id = await league.division(seasonId);
      const [a, b, c, d] = [await team(id), await team(id), await team(id), await team(id)];
      return { divisionIds: [id], meetings: [await meeting(id, a, b), await meeting(id, c, d)] };
    }),
  PATIENCE_MS,
);

test(
  'so do two series of two divisions between which a player has moved',
  () =>
    clash(async () => {
      const [from, to] = [await league.division(seasonId), await league.division(seasonId)];
      const before = await team(from);
      const after = await team(to, before.playerId);
      return {
        divisionIds: [from, to],
        meetings: [await meeting(from, before, await team(from)), await meeting(to, await team(to), after)],
      };
    }),
  PATIENCE_MS,
);

test(
  'so does a series that is changed while the results of one of its teams are annulled or taken back',
  () =>
    clash(async () => {
      const id = await league.division(seasonId);
      const [a, b] = [await team(id), await team(id)];
      const series = await meeting(id, a, b);
      let isAnnulled = false;
      const decide = () => {
        isAnnulled = !isAnnulled;
        const decision = {
          isDisqualified: isAnnulled,
          disqualificationReason: 'Lämnade serien',
          areResultsAnnulled: isAnnulled,
          adjustment: 0,
          adjustmentReason: null,
          decider: null,
          deciderReason: null,
        };
        return other.app.get(DivisionAdminService, { strict: false }).decideTeam(admin, id, a.teamId, decision);
      };
      return { divisionIds: [id], meetings: [series, series], second: () => Promise.resolve(decide) };
    }),
  PATIENCE_MS,
);

test('a report reads the games of its series only where they are needed, and writes down what it stored', async () => {
  const divisionId = await league.division(seasonId);
  const met = await meeting(divisionId, await team(divisionId), await team(divisionId));
  const { seriesId } = met;
  const reports = one.app.get(SeriesReportService, { strict: false });
  const gamesRead = async (version: number) => {
    const { texts, count } = await statements(() => reports.report(admin, { seriesId, version }, games(met)));
    return { games: texts.filter((text) => /\bg\.series_id = /.test(text)).length, count };
  };
  // for the eligible players and the players' sums; a correction also for the replaced result, which is logged. One statement asks
  // whether the series is one of a stage, where others follow from it
  expect([await gamesRead(0), await gamesRead(1)]).toEqual([
    { games: 2, count: 8 },
    { games: 3, count: 14 },
  ]);

  const [first, second] = await one.db.query<{ before: unknown; after: { games: { home: object[] }[] } }>(
    `select before, after from audit_entry where object_kind = 'series' and object_id = $1 order by id`,
    [seriesId],
  );
  expect(first?.before).toEqual({ homeGames: null, awayGames: null, walkover: null, games: [] });
  expect(first?.after.games[0]?.home).toHaveLength(1);
  expect(second?.before).toEqual(first?.after);
});
