import { withSeenVersion } from '../factories/seen-versions.ts';
import { graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import type { Ask } from './documented-world.ts';
import type { Callers } from './requests/request-callers.ts';

/** What a documented call was asked with, and what else the mutation needs to know. */
export interface Asked extends Ask {
  app: TestApp;
  callers: Callers;
}

type Body = Record<string, unknown>;

/** The mutation that does the same as a documented call, and its arguments made from the call's. */
export interface Pair {
  field: string;
  /** Fields for the documented call, which it could leave out and the mutation needs. */
  more?: object;
  args: (body: Body, asked: Asked) => object | Promise<object>;
}

const pair = (field: string, args: Pair['args'] = () => ({})): Pair => ({ field, args });
const input = (field: string, of: Pair['args']): Pair => ({
  field,
  args: async (body, asked) => ({ input: await of(body, asked) }),
});
/** Of a form that sends back the version which it was filled from. */
const form = (field: string, of: (body: Body) => object): Pair =>
  input(field, (body, { app }) => withSeenVersion(app, field, of(body)));

const consent = true;
const version = 0;
const SECOND_LANGUAGE = { descriptionSv: 'Upp', descriptionEn: 'Up' };

/** The name of a picture, uploaded as GraphQL needs it. */
async function uploaded({ as, callers }: Asked, image: unknown): Promise<string | null> {
  if (image === undefined) return null;
  return ((await (await callers.post(as, 'images', { image })).json()) as { name: string }).name;
}

/** The one root field of this query. */
async function readAll<T>({ app, as }: Asked, query: string): Promise<T | undefined> {
  const answer = await graphql<Record<string, T>>(app.url, query, { headers: { authorization: `Bearer ${as.token}` } });
  return Object.values(answer.data ?? {})[0];
}

/** The one field of the root field, which the mutation must name. */
const read = async (asked: Asked, query: string): Promise<string | undefined> =>
  Object.values((await readAll<Record<string, string>>(asked, query)) ?? {})[0];

/** The team as its form has it. */
async function theTeam(asked: Asked, id: number) {
  const query = `{ adminTeam(id: ${id}) { version roster { sortOrder player { id } } } }`;
  const { version: read = '', roster = [] } =
    (await readAll<{ version: string; roster: { sortOrder: number; player: { id: number } }[] }>(asked, query)) ?? {};
  return { version: read, players: roster.map(({ sortOrder, player }) => ({ playerId: player.id, sortOrder })) };
}

const decided = (field: string, more: (body: Body) => object = () => ({})): Pair =>
  pair(field, (body) => ({ id: body['requestId'], ...more(body) }));
const accept = decided('acceptRequest');
const deny = decided('denyRequest', ({ reason }) => ({ reason }));
type Scores = Record<string, { teamPlayerId: number; points: number; goals: number }>;
const game = (scores: Scores, n: number) => {
  const side = (name: string) => {
    const { teamPlayerId = 0, points = 0, goals = 0 } = scores[`match${n}_${name}_player1`] ?? {};
    return { playerId: teamPlayerId, score: points, goals, assists: 0, saves: 0, shots: 0 };
  };
  const [home, away] = [side('home'), side('away')];
  return { homeGoals: home.goals, awayGoals: away.goals, home: [home], away: [away] };
};

/** Every documented POST that writes, and the mutation that leaves the same state. */
export const PAIRS: Record<string, Pair> = {
  'POST /api/user/': input('confirmDetails', (body) => ({ ...body, consent })),
  'POST /api/newUser/': input('registerPlayer', (body) => ({ ...body, consent })),
  'POST /api/existingUser/': input('claimPlayer', (body) => ({ ...body, consent })),
  'POST /api/user/saveImageSettings': input('savePlayerImages', async ({ avatar, banner }, asked) => ({
    avatar: await uploaded(asked, avatar),
    banner: await uploaded(asked, banner),
  })),
  'POST /api/user/save-member': input('applyForMembership', ({ fName, lName, mail, tel, ...body }) => ({
    ...{ firstName: fName, lastName: lName, email: mail, phone: tel },
    ...{ ssn: body['ssn'], address: body['address'], zip: body['zip'], city: body['city'], sex: body['sex'] },
    ...{ agreesToJoin: true, agreesToPrivacy: true, agreesToMarketing: false },
  })),
  'POST /api/team/createTeamRequest': input('requestTeam', async ({ teamname, teamlogo }, asked) => ({
    name: teamname,
    logo: await uploaded(asked, teamlogo),
  })),
  'POST /api/team/invitePlayer': input('invitePlayer', ({ toUserId, toPlayerId }) => ({
    userId: toUserId,
    playerId: toPlayerId,
  })),
  'POST /api/team/removeInvite': pair('removeInvite', (body) => body),
  'POST /api/team/acceptInvite': pair('acceptInvite', (body) => body),
  'POST /api/team/denyInvite': pair('denyInvite', (body) => body),
  'POST /api/team/kickPlayer': pair('kickPlayer', (body) => body),
  'POST /api/team/changeTeamCaptain': pair('handOverCaptaincy', (body) => body),
  'POST /api/team/leaveTeam': pair('leaveTeam'),
  'POST /api/team/leaveTeamWithRequest': pair('leaveTeamByRequest'),
  'POST /api/team/saveImageAndNameSettings': input('saveTeamInfo', async ({ teamname, teamlogo }, asked) => ({
    name: teamname,
    logo: await uploaded(asked, teamlogo),
  })),
  'POST /api/team/signupForSeason': input('signUpTeam', ({ teamId }) => ({ teamId, hasRead: true })),
  'POST /api/admin/action/acceptChangeTeamInfoRequest': accept,
  'POST /api/admin/action/denyChangeTeamInfoRequest': deny,
  'POST /api/admin/action/acceptLeaveTeamRequest': accept,
  'POST /api/admin/action/denyLeaveTeamRequest': deny,
  'POST /api/admin/action/acceptNewImagesRequest': accept,
  'POST /api/admin/action/denyNewImagesRequest': deny,
  'POST /api/admin/action/acceptNewTeamRequest': accept,
  'POST /api/admin/action/denyNewTeamRequest': deny,
  'POST /api/admin/action/acceptTransferRequest': accept,
  'POST /api/admin/action/denyTransferRequest': deny,
  'POST /api/admin/action/acceptExistingUserRequest': decided('acceptRequest', ({ playerId, nickname }) => ({
    playerId,
    nickname,
  })),
  'POST /api/admin/news/category/save': pair('createNewsCategory', ({ category }) => ({ name: category })),
  'POST /api/admin/news/save': input('createNews', ({ newscategory, newstitle, newscontent, newsdescription }) => ({
    ...{ categoryId: newscategory, title: newstitle, content: newscontent, description: newsdescription },
    ...{ slug: '', isDraft: false },
  })),
  'POST /api/division/create': input('createDivision', ({ divisionName, seasonId }) => ({
    name: divisionName,
    seasonId,
  })),
  'POST /api/division/saveDivisionInfo': form('saveDivision', ({ divisionId, divisionName }) => ({
    ...{ divisionId, name: divisionName, format: 'FIRST_TO_3' },
  })),
  'POST /api/division/addRoleToAllPlayers': pair('giveDivisionRole', (body) => body),
  'POST /api/division/saveColors': form('savePlacementBands', ({ divisionId }) => ({
    divisionId,
    bands: [{ fromPosition: 1, toPosition: 1, hex: '#10b981', ...SECOND_LANGUAGE }],
  })),
  'POST /api/division/saveTeams': form('saveDivisionTeams', (body) => body),
  'POST /api/division/createAllMatches': {
    ...form('createSchedule', (body) => ({ ...body, cycles: 1, seed: 1 })),
    more: { noOfGamesVsOther: 1, seed: 1 },
  },
  'POST /api/admin/series/createDiscordChannel': pair('openSeriesRoom', (body) => body),
  'POST /api/admin/series/closeDiscordChannel': pair('closeSeriesRoom', (body) => body),
  'POST /api/admin/series/saveStreamAndTime': input('planSeries', ({ seriesId, matchdate }) => ({
    ...{ seriesId, version, isStreamed: true, scheduledAt: matchdate },
  })),
  'POST /api/admin/series/report': input('reportSeries', ({ seriesId, scores }) => ({
    ...{ seriesId, version, games: [1, 2, 3].map((n) => game(scores as Scores, n)) },
  })),
  'POST /api/admin/series/saveWOSeries': input('declareWalkover', ({ seriesId }) => ({
    ...{ seriesId, version, walkover: 'HOME' },
  })),
  'POST /api/admin/series/resetSeries': input('resetSeries', ({ seriesId }) => ({ seriesId, version })),
  'POST /api/admin/team/saveTeam': input('saveTeam', async ({ teamId, teamname }, asked) => {
    return { teamId, name: teamname, isActive: true, ...(await theTeam(asked, Number(teamId))) };
  }),
  'POST /api/admin/settings/save': input('saveLeagueSwitches', async (_body, asked) => ({
    ...{ registrationOpen: true, transferOpen: true },
    version: await read(asked, '{ settings { switchesVersion } }'),
  })),
  'POST /api/settings/save': input('saveStartPage', async ({ startcontent, startcontenteng }, asked) => ({
    ...{ startType: 'custom', startContent: startcontent, startContentEng: startcontenteng },
    version: await read(asked, '{ settings { startVersion } }'),
  })),
  'POST /api/admin/page/{page}/save': pair('saveManagedPage', async ({ contentswe, contenteng }, asked) => ({
    ...{ name: 'PRIZES', input: { contentSv: contentswe, contentEn: contenteng } },
    version: await read(asked, '{ managedPage(name: PRIZES) { version } }'),
  })),
  'POST /api/admin/user/saveSettingsAndRoles': form('saveUser', (body) => body),
};

/** Documented POSTs without a mutation of their own, and why. */
export const UNPAIRED: Record<string, string> = {
  'POST /api/user/canConnectToPlayer': 'reads',
  'POST /api/division/seriesForDivisionAndWeek': 'reads',
  'POST /api/team/acceptInviteWithRequest': 'acceptInvite decides by the window: tried in requests-asking.api.spec.ts',
  'POST /api/division/createMatchRoom': "its message is the documented call's own",
};
