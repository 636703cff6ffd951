import type { Division } from '../../../src/modules/seasons/divisions/division.entity.ts';
import { League, threeNil } from '../../factories/league.ts';
import type { Columns } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { postAsUser, mutateAsUser, queryAsUser, readAsUser } from './division-calls.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let divisionAdmin: Browser;
let divisionAdminIds: { userId: number; playerId: number };
let seasonId: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  divisionAdminIds = await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
});

beforeEach(async () => {
  seasonId = await league.season();
});

afterAll(() => app.close());

let named = 0;

/** A division of four teams without series. */
async function four(columns: Columns<Division> = {}): Promise<{ divisionId: number; teamIds: number[] }> {
  const divisionId = await league.division(seasonId, columns);
  const teamIds: number[] = [];
  for (let n = 0; n < 4; n++) teamIds.push(await league.teamIn(divisionId, `Lag ${++named}`));
  return { divisionId, teamIds };
}

describe('teams', () => {
  test('join with their name and logo as they are now, and leave', async () => {
    const { divisionId, teamIds } = await four();
    const [first = 0, second = 0] = teamIds;
    const joining = await league.team('Nykomlingen', { logo: '/img/ny.webp' });
    expect(
      (await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: [first, second, joining] })).status,
    ).toBe(200);
    await app.db.query(`update team set name = 'Omdöpta' where id = $1`, [joining]);
    const now = await readAsUser<{ id: number; teamname: string; teamlogo: string | null }[]>(
      admin,
      `division/${divisionId}/teamsWithoutPlayers`,
    );
    expect(now.map(({ id }) => id).sort()).toEqual([first, second, joining].sort());
    expect(now).toContainEqual({ id: joining, teamname: 'Nykomlingen', teamlogo: '/img/ny.webp' });
  });

  test('stand in the order that staff put them in', async () => {
    const { divisionId, teamIds } = await four();
    const order = [...teamIds].reverse();
    await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: order });
    const listed = async () =>
      (await readAsUser<{ id: number }[]>(admin, `division/${divisionId}/teamsWithoutPlayers`)).map(({ id }) => id);
    expect(await listed()).toEqual(order);
    const joining = await league.team('Aaa');
    await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: [...order, joining] });
    expect(await listed()).toEqual([...order, joining]);
  });

  test('that have signed up are offered first, in the order they did', async () => {
    const { divisionId } = await four();
    const [late, early] = [await league.team('Anmälda Sent'), await league.team('Ärtor Anmälda Först')];
    for (const [team, at] of [
      [late, '2026-02-02'],
      [early, '2026-02-01'],
    ] as const) {
      await league.signUp(seasonId, team, { createdAt: at });
    }
    const offers = `{ divisionTeamCandidates(divisionId: ${divisionId}) { isSignedUp team { id } } }`;
    type Answer = { divisionTeamCandidates: { isSignedUp: boolean; team: { id: number } }[] };
    const { divisionTeamCandidates: offered } = await queryAsUser<Answer>(app, admin, offers);
    expect(offered.slice(0, 2)).toEqual([
      { isSignedUp: true, team: { id: early } },
      { isSignedUp: true, team: { id: late } },
    ]);
    expect(offered.slice(2).some(({ isSignedUp }) => isSignedUp)).toBe(false);
  });

  test('with series cannot be taken out', async () => {
    const { divisionId, teamIds } = await four();
    await league.series(divisionId, teamIds[0] ?? 0, teamIds[1] ?? 0);
    expect(await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: teamIds.slice(1) })).toMatchObject({
      status: 409,
      MESSAGE: 'api.division.team-has-series',
      params: { count: 1 },
    });
    expect((await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: teamIds.slice(0, 2) })).status).toBe(
      200,
    );
  });

  test('play in one division of a season', async () => {
    const [{ divisionId }, other] = [await four(), await four()];
    expect(await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: other.teamIds })).toMatchObject({
      status: 409,
      MESSAGE: 'api.division.team-in-other',
    });
    expect(await readAsUser<unknown[]>(admin, `division/${divisionId}/teamsWithoutPlayers`)).toHaveLength(4);
  });

  test('that are not there are refused', async () => {
    const { divisionId, teamIds } = await four();
    const answer = await postAsUser(admin, 'division/saveTeams', { divisionId, teamIds: [...teamIds, 99_999] });
    expect(answer).toMatchObject({ status: 404, MESSAGE: 'api.division.no-such-team' });
  });
});

describe('a decision about a team', () => {
  const decide = (as: Browser, divisionId: number, teamId: number, change: object) =>
    mutateAsUser({ app, as }, 'decideDivisionTeam', 'DecideDivisionTeamInput', {
      divisionId,
      teamId,
      isDisqualified: false,
      adjustment: 0,
      ...change,
    });

  test('moves the table: points taken, and the disqualified last', async () => {
    const { divisionId, teamIds } = await four();
    const [a = 0, b = 0, c = 0, d = 0] = teamIds;
    await league.played(divisionId, [a, b], threeNil);
    await league.played(divisionId, [c, d], threeNil);
    await decide(admin, divisionId, a, { adjustment: -2, adjustmentReason: 'Sen anmälan' });
    await decide(admin, divisionId, c, { isDisqualified: true, disqualificationReason: 'Lämnade serien' });
    const { MESSAGE: table } = await readAsUser<{ MESSAGE: { id: number; points: number; disqualified: unknown }[] }>(
      admin,
      `division/${divisionId}/teams`,
    );
    expect(table.map(({ id, points }) => [id, points])[0]).toEqual([a, 1]);
    expect(table.at(-1)?.id).toBe(c);
    const kept = await app.db.query<{ after: object }>(
      `select after from audit_entry where act = 'division.team' and object_id = $1 order by id`,
      [divisionId],
    );
    expect(kept[1]?.after).toMatchObject({ isDisqualified: true, disqualificationReason: 'Lämnade serien' });
  });

  test('annuls the results of a disqualified team as the preview said, and takes it back', async () => {
    const { divisionId, teamIds } = await four();
    const [a = 0, b = 0, c = 0, d = 0] = teamIds;
    await league.played(divisionId, [a, b], threeNil);
    await league.played(divisionId, [c, a], threeNil);
    await league.played(divisionId, [b, d], threeNil);
    type Row = { team: { id: number }; points: number; seriesPlayed: number };
    const rows = (all: Row[]) => all.map(({ team, points, seriesPlayed }) => [team.id, points, seriesPlayed]);
    const table = async () => {
      const { MESSAGE } = await readAsUser<{ MESSAGE: { id: number; points: number; series_played: number }[] }>(
        admin,
        `division/${divisionId}/teams`,
      );
      return MESSAGE.map(({ id, points, series_played }) => [id, points, series_played]);
    };
    const before = await table();
    const out = { isDisqualified: true, areResultsAnnulled: true };
    const preview = `query ($decision: TeamDecisionInput!) {
      decisionPreview(decision: $decision) { team { id } points seriesPlayed }
    }`;
    const decision = { divisionId, teamId: c, ...out, adjustment: 0, decider: null };
    const { decisionPreview } = await queryAsUser<{ decisionPreview: Row[] }>(app, admin, preview, { decision });
    const promised = rows(decisionPreview);
    expect(promised).toEqual([
      [a, 3, 1],
      [b, 3, 2],
      [d, 0, 1],
      [c, 0, 0],
    ]);
    expect(await table()).toEqual(before);

    await decide(admin, divisionId, c, { ...out, disqualificationReason: 'Spelade med avstängd' });
    expect(await table()).toEqual(promised);
    await decide(admin, divisionId, c, {});
    expect(await table()).toEqual(before);
  });

  test('gives the others what a disqualified team has not played, as the preview said, in one transaction', async () => {
    const { divisionId, teamIds } = await four();
    const [a = 0, b = 0, c = 0, d = 0] = teamIds;
    await league.played(divisionId, [c, a], threeNil);
    const [home, away] = [await league.series(divisionId, c, b), await league.series(divisionId, d, c)];
    const foreign = await league.series(divisionId, a, b);
    await decide(admin, divisionId, d, { isDisqualified: true, disqualificationReason: 'Lämnade serien' });
    const asked = await queryAsUser<{ teamUnplayedSeries: { series: { id: number } }[] }>(
      app,
      admin,
      'query ($d: Int!, $t: Int!) { teamUnplayedSeries(divisionId: $d, teamId: $t) { version series { id } } }',
      { d: divisionId, t: c },
    );
    expect(asked.teamUnplayedSeries.map(({ series }) => series.id)).toEqual([home, away]);

    const out = { isDisqualified: true, disqualificationReason: 'Lämnade serien', adjustment: 0 };
    const acts = () =>
      app.db.query('select act, object_id as id from audit_entry where object_id = any($1) order by audit_entry.id', [
        [divisionId, home, away, foreign],
      ]);
    const before = await acts();
    for (const [walkoverSeriesIds, isDisqualified, code] of [
      [[home, foreign], true, 'SERIES_CHANGED_MEANWHILE'],
      [[home], false, 'INVALID_INPUT'],
    ] as const) {
      expect(await decide(admin, divisionId, c, { ...out, isDisqualified, walkoverSeriesIds })).toMatchObject({ code });
    }
    expect(await acts()).toEqual(before);

    const preview = `query ($decision: TeamDecisionInput!) {
      decisionPreview(decision: $decision) { team { id } points seriesPlayed }
    }`;
    const decision = { divisionId, teamId: c, isDisqualified: true, areResultsAnnulled: false, adjustment: 0 };
    type Row = { team: { id: number }; points: number; seriesPlayed: number };
    const { decisionPreview } = await queryAsUser<{ decisionPreview: Row[] }>(app, admin, preview, {
      decision: { ...decision, givesWalkovers: true },
    });
    await decide(admin, divisionId, c, { ...out, walkoverSeriesIds: [home, away] });
    const { MESSAGE: table } = await readAsUser<{ MESSAGE: { id: number; points: number; series_played: number }[] }>(
      admin,
      `division/${divisionId}/teams`,
    );
    expect(table.map(({ id, points, series_played }) => [id, points, series_played])).toEqual(
      decisionPreview.map(({ team, points, seriesPlayed }) => [team.id, points, seriesPlayed]),
    );
    expect(table.find(({ id }) => id === b)).toMatchObject({ points: 3, series_played: 1 });
    const given = await app.db.query(
      'select id, walkover from series where division_id = $1 and walkover is not null',
      [divisionId],
    );
    expect(given).toEqual([
      { id: home, walkover: 'away' },
      { id: away, walkover: 'both' },
    ]);
    const written = (await acts()).slice(before.length);
    expect(written).toEqual([
      { act: 'division.team', id: divisionId },
      { act: 'series.walkover', id: home },
      { act: 'series.walkover', id: away },
    ]);
  });

  test('without a reason is refused', async () => {
    const { divisionId, teamIds } = await four();
    expect(await decide(admin, divisionId, teamIds[0] ?? 0, { adjustment: 1 })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'adjustmentReason',
    });
  });

  test('is not for the own team, nor for a rival', async () => {
    const { divisionId, teamIds } = await four({ adminUserId: divisionAdminIds.userId });
    await league.sign(divisionAdminIds.playerId, teamIds[0] ?? 0, '2026-01-01');
    const change = { adjustment: 3, adjustmentReason: 'Bra jobbat' };
    expect(await decide(divisionAdmin, divisionId, teamIds[0] ?? 0, change)).toMatchObject({ code: 'OWN_TEAM' });
    expect(await decide(divisionAdmin, divisionId, teamIds[1] ?? 0, change)).toMatchObject({ code: 'OWN_TEAM' });
    await app.db.query('delete from roster_entry where player_id = $1', [divisionAdminIds.playerId]);
  });
});
