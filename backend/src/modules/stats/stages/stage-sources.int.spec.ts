import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { seedOf } from '../../../domain/stages/bracket-state.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { ChosenEntrant } from './stage-admin.ts';
import { StageExitService } from './stage-exit.service.ts';
import { StagePlacesService } from './stage-places.service.ts';
import { StageSignupsService } from './stage-signups.service.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

const placeIn = (divisionId: number, place: number): ChosenEntrant => ({ teamId: null, divisionId, place });
const ofTeam = (teamId: number): ChosenEntrant => ({ teamId, divisionId: null, place: null });
const holdersOf = async (stageId: number) =>
  app.app.get(StagePlacesService, { strict: false }).holdersOf(await world.stage(stageId));
const signups = () => app.app.get(StageSignupsService, { strict: false });
const idsOf = async (stageId: number) => (await world.stage(stageId)).entrants.map(({ team }) => team?.id ?? null);

describe('a stage that takes places of another', () => {
  test('is drawn when the other is finished, from its winner on', async () => {
    const qualifier = await world.drawn(4);
    const own = await world.league.team('Direkt');
    const stage = await world.planned([ofTeam(own), placeIn(qualifier, 1), placeIn(qualifier, 2)]);
    expect(await holdersOf(stage.divisionId)).toEqual([]);
    expect(await world.stages.tablesOf(stage)).toMatchObject([{ divisionId: qualifier, open: 3 }]);
    await world.report(qualifier, 0, 'away');
    await world.report(qualifier, 1, 'home');
    expect(await refusalOf(world.draws.draw(world.admin, stage))).toBe('STAGE_NOT_READY');
    await world.report(qualifier, 2, 'away');
    const [winner, finalist] = [await world.teamOf(qualifier, 4), await world.teamOf(qualifier, 2)];
    expect((await holdersOf(stage.divisionId)).map(({ seed, team }) => [seed, team.id])).toEqual([
      [2, winner],
      [3, finalist],
    ]);
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual([own, winner, finalist]);
  });

  test('is drawn before the other is finished when staff say so, but not between teams that are equally far', async () => {
    const qualifier = await world.drawn(8);
    const four = await world.planned([1, 2, 3, 4].map((place) => placeIn(qualifier, place)));
    const three = await world.planned([1, 2, 3].map((place) => placeIn(qualifier, place)));
    for (const position of [0, 1, 2, 3]) await world.report(qualifier, position, 'home');
    const accepting = { acceptsOpenTables: true };
    await expect(world.draws.draw(world.admin, three, accepting)).rejects.toMatchObject({
      ...{ code: 'STAGE_NOT_READY', messageKey: 'api.stage.equally-far' },
    });
    await world.draws.draw(world.admin, four, accepting);
    const best = await Promise.all([1, 2, 3, 4].map((seed) => world.teamOf(qualifier, seed)));
    expect(await idsOf(four.divisionId)).toEqual(best);
  });

  test('has no seed for who has withdrawn from the other: who came after it has the place', async () => {
    const qualifier = await world.drawn(4, { hasThirdPlace: true });
    const stage = await world.planned([placeIn(qualifier, 1), placeIn(qualifier, 2)]);
    for (const position of [0, 1]) await world.report(qualifier, position, 'home');
    const { states } = await world.stage(qualifier);
    const third = states.findIndex(({ series }) => series.part === 'third-place');
    await world.report(qualifier, third, 'home');
    const teamId = await world.teamOf(qualifier, 2);
    const leaving = { teamId, exit: 'withdrawn', doesBeatenReturn: false } as const;
    const seen = await world.stage(qualifier);
    const { states: after } = await app.app
      .get(StageExitService, { strict: false })
      .takeOut(world.admin, seen, leaving);
    const next = await world.teamOf(qualifier, seedOf(after[third]?.winner) ?? 0);
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual([await world.teamOf(qualifier, 1), next]);
  });

  test('does not wait for itself, and the other is not removed while it waits', async () => {
    const first = await world.planned([]);
    const second = await world.planned([placeIn(first.divisionId, 1), placeIn(first.divisionId, 2)]);
    const circle = [placeIn(second.divisionId, 1), placeIn(second.divisionId, 2)];
    expect(await refusalOf(world.stages.save(world.admin, first, world.plan(circle)))).toBe('INVALID_INPUT');
    const own = [placeIn(first.divisionId, 1), placeIn(first.divisionId, 2)];
    expect(await refusalOf(world.stages.save(world.admin, first, world.plan(own)))).toBe('INVALID_INPUT');
    expect(await refusalOf(world.stages.remove(world.admin, first))).toBe('DIVISION_IN_USE');
  });
});

describe('teams of one division', () => {
  test('are kept apart in the first round by exchanged seeds, and an undo brings the former ones back', async () => {
    const { league } = world;
    const [elit, norra] = [await league.division(world.seasonId), await league.division(world.seasonId)];
    const teams = [];
    for (const [index, divisionId] of [elit, norra, norra, elit].entries())
      teams.push(await league.teamIn(divisionId, `Isär ${index} ${divisionId}`));
    const stage = await world.planned(teams.map(ofTeam), { keepsDivisionsApart: true });
    const rows = await world.rows(stage.divisionId);
    await world.draws.draw(world.admin, stage);
    const [a, b, c, d] = teams;
    expect(await idsOf(stage.divisionId)).toEqual([a, b, d, c]);
    expect(await world.series(stage.divisionId)).toEqual(['0: 1-4', '1: 2-3']);
    await world.undoLast();
    expect(await world.rows(stage.divisionId)).toEqual(rows);
    expect(await idsOf(stage.divisionId)).toEqual([a, b, c, d]);
  });

  test('meet as the seeds say when staff do not ask for it', async () => {
    const divisionId = await world.league.division(world.seasonId);
    const teams = [];
    for (const nth of [1, 2]) teams.push(await world.league.teamIn(divisionId, `Möte ${nth} ${divisionId}`));
    const others = [await world.league.team('Möte 3'), await world.league.team('Möte 4')];
    const seeds = [teams[0], ...others, teams[1]].map((id) => ofTeam(id as number));
    const stage = await world.planned(seeds);
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual(seeds.map(({ teamId }) => teamId));
  });
});

describe('a stage that is open to teams without a place', () => {
  /** A team of these numbers of players, all Swedish, that has signed up. */
  async function signedUp(players: number, mmr: number): Promise<number> {
    const { league, seasonId } = world;
    const teamId = await league.team(`Anmält ${players} ${mmr} ${seasonId}`);
    for (let nth = 1; nth <= players; nth++) {
      const owner = nth === 1 ? { userId: await league.user() } : {};
      const playerId = await league.player(`${teamId} ${nth}`, { nationality: 'SE', mmr, ...owner });
      await league.sign(playerId, teamId, '2025-01-01', { sortOrder: nth });
    }
    await league.signUp(seasonId, teamId);
    return teamId;
  }

  test('gives seeds to who could play, the strongest first, when sign-up has closed', async () => {
    const { league, seasonId } = world;
    const chosen = await league.team('Direktplats');
    const weak = await signedUp(3, 900);
    const strong = await signedUp(4, 1400);
    await signedUp(2, 2000);
    const placed = await signedUp(3, 1800);
    const divisionId = await league.division(seasonId);
    await league.enter(divisionId, placed);
    const stage = await world.planned([ofTeam(chosen)], { kind: 'qualifier', takesSignups: true });
    await league.setting('signup_season', seasonId);
    await league.setting('registration_open', 'true');
    expect(await refusalOf(world.draws.draw(world.admin, stage))).toBe('STAGE_NOT_READY');
    await league.setting('registration_open', 'false');
    const rows = await world.rows(stage.divisionId);
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual([chosen, strong, weak]);
    expect(await world.series(stage.divisionId)).toEqual(['0: 2-3']);
    expect((await world.stage(stage.divisionId)).weeks).toEqual([8, 9]);
    await world.undoLast();
    expect(await world.rows(stage.divisionId)).toEqual(rows);
  });

  const leftOutOf = async (stageId: number) =>
    (await signups().leftOut([await world.stage(stageId)])).flatMap((teams) =>
      teams.map(({ teamId, why, otherStage }) => [teamId, why, otherStage?.name ?? null]),
    );
  const noticesOf = async (teamId: number) =>
    (
      await world.app.db.query<{ sv: string }>(
        `select n.description_sv as sv from notification n join player p on p.user_id = n.user_id
           join roster_entry r on r.player_id = p.id where r.team_id = $1 order by n.id`,
        [teamId],
      )
    ).map(({ sv }) => sv);

  test('takes the strongest up to the most that it takes, names the others before, and tells them why', async () => {
    const teams = [await signedUp(3, 1500), await signedUp(3, 1400), await signedUp(3, 1300), await signedUp(2, 1900)];
    const [best, second, third, few] = teams as [number, number, number, number];
    const stage = await world.planned([], { kind: 'qualifier', format: 'decider', takesSignups: true });
    const leftOut = [
      [few, 'players', null],
      [third, 'full', null],
    ];
    expect(await leftOutOf(stage.divisionId)).toEqual(leftOut);
    const rows = await world.rows(stage.divisionId);
    // nobody is left out whom staff have not seen
    expect(await refusalOf(world.draws.draw(world.admin, stage, { seenLeftOut: [few] }))).toBe('STAGE_NOT_READY');
    expect(await world.rows(stage.divisionId)).toEqual(rows);
    await world.draws.draw(world.admin, stage, { seenLeftOut: [few, third] });
    expect(await idsOf(stage.divisionId)).toEqual([best, second]);
    expect(await leftOutOf(stage.divisionId)).toEqual([]);
    expect(await noticesOf(third)).toEqual([expect.stringMatching(/kom inte med i .* de starkaste fick platserna/)]);
    expect(await noticesOf(few)).toEqual([expect.stringMatching(/kom inte med i .* färre än tre spelare/)]);
    await world.undoLast();
    expect(await world.rows(stage.divisionId)).toEqual(rows);
    expect(await leftOutOf(stage.divisionId)).toEqual(leftOut);
    expect(await noticesOf(third)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Det här gäller inte längre: /)]),
    );
  });

  test('leaves out who has a seed in another one of the season; a cup stands beside a qualifier', async () => {
    const [strong, weak, late] = [await signedUp(3, 1500), await signedUp(3, 1200), await signedUp(3, 1000)];
    const first = await world.planned([ofTeam(weak), ofTeam(strong)], { kind: 'qualifier', takesSignups: false });
    const seeds = [ofTeam(await world.league.team(`Gäst ${world.seasonId}`))];
    const stage = await world.planned(seeds, { kind: 'qualifier', takesSignups: true });
    const { name } = await world.stage(first.divisionId);
    expect(await leftOutOf(stage.divisionId)).toEqual([
      [strong, 'other-stage', name],
      [weak, 'other-stage', name],
    ]);
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual([seeds[0]?.teamId, late]);
    const cup = await world.planned([], { kind: 'cup', takesSignups: true });
    expect(await leftOutOf(cup.divisionId)).toEqual([]);
    await world.draws.draw(world.admin, cup);
    expect(await idsOf(cup.divisionId)).toEqual([strong, weak, late]);
  });

  test('gives no second seed to who has signed up and comes by the place of another stage', async () => {
    const [first, second, weak] = [await signedUp(3, 1500), await signedUp(3, 1200), await signedUp(3, 700)];
    const cup = await world.planned([ofTeam(first), ofTeam(second)], { format: 'decider', kind: 'cup' });
    await world.draws.draw(world.admin, cup);
    await world.report(cup.divisionId, 0, 'away');
    const stage = await world.planned([placeIn(cup.divisionId, 1)], { kind: 'qualifier', takesSignups: true });
    await world.draws.draw(world.admin, stage);
    expect(await idsOf(stage.divisionId)).toEqual([second, first, weak]);
  });

  test('leaves out who gets a seed in another one that is not drawn, by a place that is decided', async () => {
    const [first, second] = [await signedUp(3, 1500), await signedUp(3, 1200)];
    const cup = await world.planned([ofTeam(first), ofTeam(second)], { format: 'decider', kind: 'cup' });
    await world.draws.draw(world.admin, cup);
    const other = await world.planned([placeIn(cup.divisionId, 1)], { kind: 'qualifier' });
    const stage = await world.planned([], { kind: 'qualifier', takesSignups: true });
    expect(await leftOutOf(stage.divisionId)).toEqual([]);
    await world.report(cup.divisionId, 0, 'away');
    const { name } = await world.stage(other.divisionId);
    expect(await leftOutOf(stage.divisionId)).toEqual([[second, 'other-stage', name]]);
  });

  test('asks for the tables and for the sign-up: one answer does not accept the other', async () => {
    const { league, seasonId } = world;
    const divisionId = await league.division(seasonId);
    const teams = [await league.teamIn(divisionId, 'Tabell 1'), await league.teamIn(divisionId, 'Tabell 2')] as const;
    await league.series(divisionId, ...teams);
    await signedUp(3, 1000);
    const seeds = [placeIn(divisionId, 1), placeIn(divisionId, 2)];
    const stage = await world.planned(seeds, { kind: 'qualifier', takesSignups: true });
    await league.setting('signup_season', seasonId);
    await league.setting('registration_open', 'true');
    const draw = (accepted: object) => refusalOf(world.draws.draw(world.admin, stage, accepted));
    const [tables, signup] = [{ acceptsOpenTables: true }, { acceptsOpenSignup: true }];
    expect(await draw(tables)).toBe('STAGE_NOT_READY');
    expect(await draw(signup)).toBe('STAGE_NOT_READY');
    expect(await draw({ ...tables, ...signup })).toBeNull();
    await league.setting('registration_open', 'false');
  });

  test('is not drawn before sign-up has begun, unless staff say so', async () => {
    const { league, seasonId } = world;
    const seeds = [ofTeam(await league.team(`Ett ${seasonId}`)), ofTeam(await league.team(`Två ${seasonId}`))];
    const stage = await world.planned(seeds, { kind: 'qualifier', takesSignups: true });
    expect(await refusalOf(world.draws.draw(world.admin, stage))).toBe('STAGE_NOT_READY');
    await signedUp(3, 1000);
    await world.app.db.query(`update season set signup_opens_at = '2029-01-01T12:00Z' where id = $1`, [seasonId]);
    expect(await refusalOf(world.draws.draw(world.admin, stage))).toBe('STAGE_NOT_READY');
    expect(await refusalOf(world.draws.draw(world.admin, stage, { acceptsOpenSignup: true }))).toBeNull();
  });

  test('keeps the weeks and formats of rounds that it gets by the draw', async () => {
    for (let nth = 0; nth < 3; nth++) await signedUp(3, 1000 + nth);
    const planned = {
      weeks: [3, 5, 9, 11, 12, 14, 15],
      roundFormats: ['first-to-1', 'first-to-4', 'first-to-3'] as SeriesFormat[],
    };
    const stage = await world.planned([], { kind: 'qualifier', takesSignups: true, ...planned });
    expect(stage).toMatchObject({ weeks: [3, 5, 9, 11, 12], roundFormats: planned.roundFormats });
    await world.draws.draw(world.admin, stage);
    expect(await world.stage(stage.divisionId)).toMatchObject({
      weeks: [3, 5],
      roundFormats: ['first-to-1', 'first-to-4'],
    });
  });
});
