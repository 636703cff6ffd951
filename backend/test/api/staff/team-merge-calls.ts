import { Sanction } from '../../../src/modules/players/sanctions/sanction.entity.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { Stage } from '../../../src/modules/series/stages/stage.entity.ts';
import { StageEntrant } from '../../../src/modules/series/stages/stage-entrant.entity.ts';
import { SeasonHonour } from '../../../src/modules/stats/season-end/given/season-honour.entity.ts';
import { MergedTeam } from '../../../src/modules/teams/merged-team.entity.ts';
import { Team } from '../../../src/modules/teams/team.entity.ts';
import { threeNil } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { queryAsUser } from './division-calls.ts';
import { sendCall } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

/** A team that is there twice: in two seasons, under two names. */
export interface TwoTeams {
  staying: number;
  leaving: number;
  /** Of the leaving team, with its division. */
  season: { id: number; divisionId: number; discriminator: string };
  captain: number;
}

/**
 * Each has a season with a played series. The leaving one also has a series to come, numbers, the players of today, and a row of each
 * other table that an undo brings back.
 */
export async function twoTeams(desk: Desk, name: string): Promise<TwoTeams> {
  const { league } = desk;
  const [before, after] = [
    await league.season({ name: `${name} 1`, startsOn: '2029-01-01', endsOn: '2029-06-30' }),
    await league.season({ name: `${name} 2`, startsOn: '2030-01-01', endsOn: '2099-06-30' }),
  ];
  const [old, now] = [await league.division(before), await league.division(after, { discriminator: 'nya' })];
  const staying = await league.teamIn(old, `${name} förr`);
  const leaving = await league.teamIn(now, `${name} nu`, { adjustment: -1, adjustmentReason: 'Sent' });
  const [rival, other] = [await league.teamIn(old, `${name} rival`), await league.teamIn(now, `${name} annan`)];
  const [captain, opponent] = [await league.player(`${name} kapten`), await league.player(`${name} mot`)];
  await league.sign(captain, leaving, '2030-01-02T12:00:00Z', { sortOrder: 1 });
  await league.played(old, [staying, rival], threeNil);
  const games = threeNil.map((game) => ({
    ...game,
    home: [[captain, 400, 2, 0, 1, 4]] as [number, number, number, number, number, number][],
    away: [[opponent, 100, 0, 0, 1, 4]] as [number, number, number, number, number, number][],
  }));
  await league.played(now, [leaving, other], games);
  await league.series(now, other, leaving, { week: 2, scheduledAt: '2030-03-10T19:00:00Z' });
  const [next, guest] = [await league.season({ name: `${name} 3` }), await league.player(`${name} gäst`)];
  await league.signUp(next, leaving, { userId: desk.userId, createdAt: '2030-01-05T12:00:00Z' });
  await league.invite(leaving, captain, guest);
  await seedInCup(desk, next, [leaving]);
  const { db } = desk.app;
  await insertRow(db, Sanction, {
    ...{ kind: 'warning', teamId: leaving, startsOn: '2030-02-01', reasonSv: 'Sen', reasonEn: 'Late' },
    ...{ decidedByUserId: desk.userId, decidedAt: '2030-02-01T12:00:00Z' },
  });
  await insertRow(db, SeasonHonour, {
    seasonId: after,
    teamId: leaving,
    nameSv: 'Årets lag',
    nameEn: 'Team of the year',
  });
  await insertRow(db, ApprovalRequest, {
    ...{ kind: 'changeTeamInfo', userId: desk.userId, teamId: leaving, payload: { name }, status: 'cancelled' },
    decidedAt: '2030-02-01T12:00:00Z',
  });
  const former = await league.team(`${name} ännu förr`);
  await db.repo(Team).delete(former);
  await insertRow(db, MergedTeam, { teamId: former, intoTeamId: leaving });
  return { staying, leaving, season: { id: after, divisionId: now, discriminator: 'nya' }, captain };
}

/** A cup that is not drawn, with these seeds. Returns its division. */
export async function seedInCup({ app: { db }, league }: Desk, seasonId: number, teamIds: number[]): Promise<number> {
  const divisionId = await league.division(seasonId, { isStage: true, name: `Cup ${seasonId}` });
  await insertRow(db, Stage, {
    divisionId,
    kind: 'cup',
    format: 'single-elimination',
    weeks: [1],
    roundFormats: [],
    keepsDivisionsApart: false,
    takesSignups: false,
  });
  for (const [at, teamId] of teamIds.entries()) {
    await insertRow(db, StageEntrant, { divisionId, seed: at + 1, teamId, goesOnFrom: [] });
  }
  return divisionId;
}

interface PlanAnswer {
  fingerprint: string;
  obstacle: { messageKey: string } | null;
  moves: { kind: string; count: number; names: string[] }[];
}

/** What a merge would mean; null when one of the teams is not there. */
export async function planOfTeamMerge(
  { app, as }: Desk,
  stayingId: number,
  leavingId: number,
): Promise<PlanAnswer | null> {
  const text = `query ($s: Int!, $l: Int!) { teamMergePlan(stayingId: $s, leavingId: $l) {
    fingerprint obstacle { messageKey } moves { kind count names } } }`;
  const variables = { s: stayingId, l: leavingId };
  return (await queryAsUser<{ teamMergePlan: PlanAnswer | null }>(app, as, text, variables)).teamMergePlan;
}

/** Merges as the plan says, or as an earlier plan said. Throws the refusal. */
export async function mergeTwoTeams(desk: Desk, stayingId: number, leavingId: number, seen?: string): Promise<void> {
  const fingerprint = seen ?? (await planOfTeamMerge(desk, stayingId, leavingId))?.fingerprint ?? '';
  await sendCall(desk, 'mergeTeams(input: $input)', {
    declared: '$input: MergeTeamsInput!',
    variables: { input: { stayingId, leavingId, fingerprint } },
  });
}
