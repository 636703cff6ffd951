import { refusalOf, Rosters } from '../../../test/factories/rosters.ts';

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());

const stored = async (teamId: number) =>
  (await rosters.db.query('select name, logo, banner, is_active as "isActive" from team where id = $1', [teamId]))[0];

test('a name is free while no other team has one that reads like it; the own one is', async () => {
  const teamId = await rosters.league.team('Fria Örnar');
  expect(await rosters.identity.looksFree('FRIA-örnar')).toBe(false);
  expect(await rosters.identity.looksFree('FRIA-örnar', teamId)).toBe(true);
  expect(await rosters.identity.looksFree('Fria Ornar')).toBe(true);
});

describe('a new team', () => {
  test('has its captain and a clean name', async () => {
    const { playerId } = await rosters.person();
    const teamId = await rosters.identity.create({ name: ' Nya  laget ', logo: 'logo.png', captainPlayerId: playerId });
    expect(await stored(teamId)).toEqual({ name: 'Nya  laget', logo: 'logo.png', banner: null, isActive: true });
    expect((await rosters.stored(teamId)).roster).toEqual([{ playerId, sortOrder: 1 }]);
  });

  test.each(['ÖRNARNA', ' örnarna ', 'Ör-nar-na!', 'Ｏ\u0308rnarna'])(
    'does not take a name that reads the same: %s',
    async (name) => {
      const teamId = await rosters.league.team(`Örnarna`).catch(() => null);
      const { playerId } = await rosters.person();
      expect(await refusalOf(rosters.identity.create({ name, logo: null, captainPlayerId: playerId }))).toBe(
        'NAME_TAKEN',
      );
      expect(await rosters.db.query('select 1 from roster_entry where player_id = $1', [playerId])).toEqual([]);
      if (teamId !== null) expect(await stored(teamId)).toMatchObject({ name: 'Örnarna' });
    },
  );

  test('is not for a player who has one: no team is left behind', async () => {
    const { players } = await rosters.team(1);
    const work = rosters.identity.create({ name: 'Två lag', logo: null, captainPlayerId: players[0]!.playerId });
    expect(await refusalOf(work)).toBe('PLAYER_HAS_TEAM');
    expect(await rosters.db.query(`select 1 from team where name = 'Två lag'`)).toEqual([]);
  });

  test('is one of two that are made under the same name at the same moment', async () => {
    const captains = [await rosters.person(), await rosters.person(), await rosters.person()];
    const names = ['Samtidiga', 'SAMTIDIGA', 'sam tidiga'];
    const made = await Promise.all(
      captains.map(({ playerId }, index) =>
        refusalOf(rosters.identity.create({ name: names[index] ?? '', logo: null, captainPlayerId: playerId })),
      ),
    );
    expect(made.sort()).toEqual(['NAME_TAKEN', 'NAME_TAKEN', null].sort());
  });
});

describe('a new look', () => {
  test('changes what is given and nothing else, here and in the season under way', async () => {
    const { teamId } = await rosters.team(1);
    const [over, running] = [
      await rosters.league.season({ startsOn: '2025-08-01', endsOn: '2025-12-01' }),
      await rosters.league.season({ startsOn: '2026-01-01', endsOn: '2026-06-01' }),
    ];
    for (const season of [over, running]) {
      await rosters.league.enter(await rosters.league.division(season), teamId, { logo: 'old.png' });
    }
    await rosters.identity.change(teamId, { logo: 'old.png', banner: 'banner.png' });
    await rosters.identity.change(teamId, { name: 'Helt nytt namn' });
    expect(await stored(teamId)).toMatchObject({ name: 'Helt nytt namn', logo: 'old.png', banner: 'banner.png' });
    await rosters.identity.change(teamId, { logo: 'new.png' });
    const seasons = await rosters.db.query(
      'select season_id as id, name, logo from division_team where team_id = $1 order by 1',
      [teamId],
    );
    expect(seasons).toEqual([
      { id: over, name: expect.stringMatching(/^Lag /), logo: 'old.png' },
      { id: running, name: 'Helt nytt namn', logo: 'new.png' },
    ]);
  });

  test("is not another team's name, but may be the own one written differently", async () => {
    const { teamId } = await rosters.team(1);
    await rosters.league.team('Upptagna');
    await rosters.identity.change(teamId, { name: 'Egna namnet' });
    expect(await refusalOf(rosters.identity.change(teamId, { name: 'UPPTAGNA' }))).toBe('NAME_TAKEN');
    expect(await refusalOf(rosters.identity.assertNameFree('upp-tagna', teamId))).toBe('NAME_TAKEN');
    await rosters.identity.change(teamId, { name: 'EGNA NAMNET' });
    expect(await stored(teamId)).toMatchObject({ name: 'EGNA NAMNET' });
  });

  test.each(['', '   ', 'x'.repeat(61), 'Lag\u202E'])('is not a name that no team can have: %j', async (name) => {
    const { teamId } = await rosters.team(1);
    expect(await refusalOf(rosters.identity.change(teamId, { name }))).toBe('INVALID_INPUT');
    expect(await stored(teamId)).toMatchObject({ name: expect.stringMatching(/^Lag /) });
  });
});
