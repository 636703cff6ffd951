import type { RequestKindName } from '../../../src/domain/requests/approval.ts';
import { twoRecordings } from '../../factories/recordings.ts';
import { withSeenVersion } from '../../factories/seen-versions.ts';
import type { Matter } from './own-matter-world.ts';

/** A mutation that affects a team's place, with its input. It always changes something. */
interface FieldAct {
  parameters: string;
  args: string;
  variables: (matter: Matter) => object | Promise<object>;
}

/** The same for a documented call. */
interface CallAct {
  body: (matter: Matter) => object | Promise<object>;
}

const input = (type: string, of: (matter: Matter) => object | Promise<object>): FieldAct => ({
  parameters: `$input: ${type}!`,
  args: 'input: $input',
  variables: async (matter) => ({ input: await of(matter) }),
});

/** The same for a form that sends back the version which it was filled from. */
const form = (field: string, type: string, of: (matter: Matter) => object): FieldAct =>
  input(type, (matter) => withSeenVersion(matter.app, field, of(matter)));

const row = (playerId: number, goals: number) => ({ playerId, score: 100, goals, assists: 0, saves: 0, shots: goals });
const version = 0;
const COLOUR = { fromPosition: 1, toPosition: 1, hex: '#10b981', descriptionSv: 'Upp', descriptionEn: 'Up' };

export const FIELD_ACTS: Record<string, FieldAct> = {
  reportSeries: input('ReportSeriesInput', ({ series, subject, opponent }) => {
    const game = { homeGoals: 1, awayGoals: 0, home: [row(subject.captain, 1)], away: [row(opponent.captain, 0)] };
    return { seriesId: series, version, games: [game, game, game] };
  }),
  declareWalkover: input('WalkoverInput', ({ series }) => ({ seriesId: series, version, walkover: 'HOME' })),
  resetSeries: input('ResetSeriesInput', ({ reported }) => ({ seriesId: reported, version })),
  chooseRecording: input('ChooseRecordingInput', async ({ app, reported }) => {
    const [, sha256] = await twoRecordings(app.db, reported);
    return { seriesId: reported, version, game: 4, sha256 };
  }),
  planSeries: input('PlanSeriesInput', ({ series }) => ({
    seriesId: series,
    version,
    isStreamed: true,
    scheduledAt: '2026-02-11 19:00',
  })),
  planManySeries: input('PlanManySeriesInput', async ({ app, division, series }) => {
    const [found] = await app.db.query<{ id: number }>('select season_id as id from division where id = $1', [
      division,
    ]);
    const row = { seriesId: series, version, isStreamed: true, scheduledAt: '2026-02-11 19:00' };
    return { seasonId: found?.id, series: [row] };
  }),
  streamManySeries: input('StreamSeriesInput', ({ series }) => ({
    series: [{ seriesId: series, version }],
    isStreamed: true,
  })),
  giveAwayRest: input('GiveAwayRestInput', ({ division, subject, series }) => ({
    divisionId: division,
    teamId: subject.id,
    seriesIds: [series],
  })),
  attachGameAccount: input('AttachGameAccountInput', ({ subject }) => ({
    playerId: subject.captain,
    platform: 'STEAM',
    accountId: `account-${subject.captain}`,
  })),
  saveDivision: form('saveDivision', 'SaveDivisionInput', ({ division }) => ({
    divisionId: division,
    name: `Ny ${division}`,
    format: 'FIRST_TO_3',
  })),
  saveDivisionTeams: form('saveDivisionTeams', 'SaveDivisionTeamsInput', ({ division, teamIds }) => ({
    divisionId: division,
    teamIds: teamIds.toReversed(),
  })),
  savePlacementBands: form('savePlacementBands', 'SavePlacementBandsInput', ({ division }) => ({
    divisionId: division,
    bands: [COLOUR],
  })),
  createSchedule: form('createSchedule', 'CreateScheduleInput', ({ division }) => ({
    divisionId: division,
    cycles: 1,
    matchesPerWeek: 1,
    seed: 1,
    discardedResults: 1,
  })),
  decideDivisionTeam: form('decideDivisionTeam', 'DecideDivisionTeamInput', ({ division, subject }) => ({
    divisionId: division,
    teamId: subject.id,
    isDisqualified: false,
    adjustment: 3,
    adjustmentReason: 'Fel räknat',
  })),
  saveTeam: input('SaveTeamInput', async ({ app, subject }) => ({
    teamId: subject.id,
    version: await versionOfTeam(app, subject.id),
    name: `Ombildat ${subject.id}`,
    isActive: true,
    players: [{ playerId: subject.captain, sortOrder: 1 }],
  })),
  saveUser: form('saveUser', 'SaveUserInput', ({ subject }) => ({ playerId: subject.captain, mmr: '1234' })),
  acceptRequest: {
    parameters: '$id: Int!',
    args: 'id: $id',
    variables: async ({ request }) => ({ id: await request('changeTeamInfo') }),
  },
  denyRequest: {
    parameters: '$id: Int!',
    args: 'id: $id, reason: "Nej."',
    variables: async ({ request }) => ({ id: await request('changeTeamInfo') }),
  },
  putRequestAside: {
    parameters: '$id: Int!',
    args: 'id: $id, reason: "Vi väntar på svar."',
    variables: async ({ request }) => ({ id: await request('changeTeamInfo') }),
  },
};

const accept = (kind: RequestKindName): CallAct => ({
  body: async ({ request }) => ({ requestId: await request(kind) }),
});
const deny = (kind: RequestKindName): CallAct => ({
  body: async ({ request }) => ({ requestId: await request(kind), reason: 'Nej.' }),
});

const wireRow = (playerId: number, goals: number) => ({ teamPlayerId: playerId, points: 100, goals });

export const CALL_ACTS: Record<string, CallAct> = {
  'POST /api/admin/series/saveStreamAndTime': {
    body: ({ series }) => ({ seriesId: series, stream: 1, matchdate: '2026-02-11 19:00' }),
  },
  'POST /api/admin/series/report': {
    body: ({ series, subject, opponent }) => ({
      seriesId: series,
      scores: Object.fromEntries(
        [1, 2, 3].flatMap((n) => [
          [`match${n}_home_player1`, wireRow(subject.captain, 1)],
          [`match${n}_away_player1`, wireRow(opponent.captain, 0)],
        ]),
      ),
    }),
  },
  'POST /api/admin/series/saveWOSeries': { body: ({ series }) => ({ seriesId: series, teamWon: 'home' }) },
  'POST /api/admin/series/resetSeries': { body: ({ reported }) => ({ seriesId: reported }) },
  'POST /api/division/saveDivisionInfo': {
    body: ({ division }) => ({ divisionId: division, divisionName: `Ny ${division}` }),
  },
  'POST /api/division/saveColors': {
    body: ({ division }) => ({
      divisionId: division,
      colors: [{ hex: '#10b981', fromIndex: 1, toIndex: 1, engDescription: 'Up', sweDescription: 'Upp' }],
    }),
  },
  'POST /api/division/saveTeams': {
    body: ({ division, teamIds }) => ({ divisionId: division, teamIds: teamIds.toReversed() }),
  },
  'POST /api/division/createAllMatches': {
    body: ({ division }) => ({ divisionId: division, matchesPerWeek: 1, discardedResults: 1 }),
  },
  'POST /api/admin/team/saveTeam': {
    body: ({ subject }) => ({ teamId: subject.id, teamname: `Ombildat ${subject.id}` }),
  },
  'POST /api/admin/user/saveSettingsAndRoles': { body: ({ subject }) => ({ playerId: subject.captain, mmr: '1234' }) },
  'POST /api/admin/action/acceptChangeTeamInfoRequest': accept('changeTeamInfo'),
  'POST /api/admin/action/denyChangeTeamInfoRequest': deny('changeTeamInfo'),
  'POST /api/admin/action/acceptLeaveTeamRequest': accept('leaveTeam'),
  'POST /api/admin/action/denyLeaveTeamRequest': deny('leaveTeam'),
  'POST /api/admin/action/acceptTransferRequest': accept('transfer'),
  'POST /api/admin/action/denyTransferRequest': deny('transfer'),
  'POST /api/admin/action/acceptExistingUserRequest': {
    body: async ({ request, subject }) => ({
      requestId: await request('existingUser'),
      playerId: subject.second,
      nickname: `Bytt ${subject.second}`,
    }),
  },
};

const ROOMS = 'a room or a role in the chat gives no one a place';
const TOLD = 'what captains are told changes no place';
const NEWS = 'news are no matter of a division';
const SIX_MANS = '6mans is played beside the league';
const EMPTY = 'a new division has no teams';
const READS = 'changes nothing';
const NO_TEAM_YET = 'a team that is asked for plays in no division';
const PERSON = "a person's pictures; the own ones are tried where requests are";
const DISPUTES = 'refused in an own matter for admins too (R27); tried with the disputes';
const MARK =
  'a mark that keeps nobody from acting; refused in an own matter as the series is (taken-series.api.spec.ts)';
const EACH = 'each is decided as one alone; own matters are tried in request-batch.api.spec.ts';
const UNDO = 'own matters are tried where acts are taken back (undo-rights.api.spec.ts)';

/** Acts of staff below admins that affect no place, and why. */
export const PLACELESS: Record<string, string> = {
  openSeriesRoom: ROOMS,
  closeSeriesRoom: ROOMS,
  openWeekRooms: ROOMS,
  changeSeriesRooms: ROOMS,
  giveDivisionRole: ROOMS,
  retryChatTask: ROOMS,
  rereadReplayFile: READS,
  messageCaptains: TOLD,
  remindCaptains: TOLD,
  undoAct: UNDO,
  decideDispute: DISPUTES,
  decideNoShow: DISPUTES,
  settleResult: DISPUTES,
  takeSeries: MARK,
  releaseSeries: MARK,
  remindLineUps: DISPUTES,
  decideRequests: EACH,
  takeRequestBack: 'no decision; own matters are tried where requests are put aside',
  'POST /api/admin/series/createDiscordChannel': ROOMS,
  'POST /api/admin/series/closeDiscordChannel': ROOMS,
  'POST /api/division/createMatchRoom': ROOMS,
  'POST /api/division/addRoleToAllPlayers': ROOMS,
  createNews: NEWS,
  changeNews: NEWS,
  deleteNews: NEWS,
  createNewsCategory: NEWS,
  renameNewsCategory: NEWS,
  deleteNewsCategory: NEWS,
  'POST /api/admin/news/category/save': NEWS,
  'POST /api/admin/news/save': NEWS,
  reportSixMansSeries: SIX_MANS,
  undoSixMansSeries: SIX_MANS,
  'POST /api/6mans/report': SIX_MANS,
  'POST /api/6mans/undo': SIX_MANS,
  createDivision: EMPTY,
  'POST /api/division/create': EMPTY,
  'POST /api/division/seriesForDivisionAndWeek': READS,
  'POST /api/admin/series/{seriesId}/replays': READS,
  'POST /api/admin/series/replays': READS,
  'POST /api/admin/series/{seriesId}/replay-files':
    'keeps files that belong to the games with their box score; refused in an own matter as the report is',
  'POST /api/admin/action/acceptNewTeamRequest': NO_TEAM_YET,
  'POST /api/admin/action/denyNewTeamRequest': NO_TEAM_YET,
  'POST /api/admin/action/acceptNewImagesRequest': PERSON,
  'POST /api/admin/action/denyNewImagesRequest': PERSON,
};

/** The team's version, read by staff. */
async function versionOfTeam(app: Matter['app'], teamId: number): Promise<string> {
  const { TeamAdminService } = await import('../../../src/modules/staff/team-admin/team-admin.service.ts');
  const { teamVersionOf } = await import('../../../src/modules/staff/team-admin/team-version.ts');
  return teamVersionOf(await app.app.get(TeamAdminService, { strict: false }).team(teamId));
}
