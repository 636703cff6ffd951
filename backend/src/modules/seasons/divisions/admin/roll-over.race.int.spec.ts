import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { League } from '../../../../../test/factories/league.ts';
import { refusalOf } from '../../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { SignupsService } from '../../signups/signups.service.ts';
import { SeasonDivisionsService } from './season-divisions.service.ts';

const ROUNDS = Number(process.env['STAGE_RACES'] ?? 2);

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let league: League;
let admin: Actor;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const rollOvers = (on: TestApp) => on.app.get(SeasonDivisionsService, { strict: false });

/** A season with a table of two teams, a later one without divisions, and what staff plan of it. */
async function given(round: number) {
  const before = await league.season({ startsOn: '2030-01-01', endsOn: '2030-06-30' });
  const next = await league.season({ startsOn: '2031-01-01', endsOn: '2031-06-30' });
  const formerId = await league.division(before, { name: `Elit ${next}` });
  const teamIds = [
    await league.teamIn(formerId, `Ett ${round} ${next}`),
    await league.teamIn(formerId, `Två ${round} ${next}`),
  ];
  return { next, formerId, teamIds };
}
const stored = (next: number) =>
  app.db.query(
    `select d.name, count(dt.team_id)::int as teams from division d left join division_team dt on dt.division_id = d.id
      where d.season_id = $1 group by d.id order by d.id`,
    [next],
  );

test(`of two who make the next season's divisions one is told, and nothing is there twice (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { next, formerId, teamIds } = await given(round);
    const plan = (name: string) => [{ formerId, name, teamIds }];
    const outcomes = await collideCalls(app.databaseUrl, { table: 'season', ids: [next] }, [
      () => refusalOf(rollOvers(app).create(admin, next, plan('Först'))),
      () => refusalOf(rollOvers(other).create(admin, next, plan('Sist'))),
    ]);
    expect(outcomes).toEqual([null, 'SEASON_HAS_DIVISIONS']);
    expect(await stored(next)).toEqual([{ name: 'Först', teams: 2 }]);
  }
});

test(`a sign-up and the making of the divisions are both done, in either order (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { next, formerId, teamIds } = await given(round);
    await league.setting('registration_open', 'true');
    await league.setting('signup_season', next);
    const [teamId] = teamIds as [number, number];
    const userId = await league.user();
    const playerId = await league.player(`Kapten ${next}`, { userId });
    await league.sign(playerId, teamId, '2026-01-01T12:00:00Z', { sortOrder: 1 });
    const captain = { ...ANONYMOUS, userId, playerId };
    const signUp = () =>
      refusalOf(other.app.get(SignupsService, { strict: false }).signUp(captain, { teamId, hasRead: true }));
    const rollOver = () => refusalOf(rollOvers(app).create(admin, next, [{ formerId, name: 'Elit', teamIds }]));
    const outcomes = await collideCalls(
      app.databaseUrl,
      { table: 'team', ids: [teamId] },
      round % 2 === 0 ? [signUp, rollOver] : [rollOver, signUp],
    );
    expect(outcomes).toEqual([null, null]);
    expect(await stored(next)).toEqual([{ name: 'Elit', teams: 2 }]);
    expect(await app.db.query('select team_id as id from signup where season_id = $1', [next])).toEqual([
      { id: teamId },
    ]);
  }
});
