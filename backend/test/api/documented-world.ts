import { Notification } from '../../src/modules/messages/notifications/notification.entity.ts';
import { insertRow } from '../factories/rows.ts';
import type { TestApp } from '../harness/app.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { signIn } from '../harness/browser.ts';
import { CALL_ACTS } from './requests/own-matter-acts.ts';
import { matterOf } from './requests/own-matter-world.ts';
import { Callers } from './requests/request-callers.ts';
import type { Caller } from './requests/request-callers.ts';
import { smallLeague } from './small-league.ts';

/** The input of a documented call, and an allowed caller. */
export interface Ask {
  as: Caller;
  /** The values of the path's parameters, by their documented names. */
  params: Record<string, string | number>;
  body: object;
}

const DETAILS = { platform: 'steam', platformId: 'id-1', birthdate: '2000-01-31', nationality: 'NO' };
const MEMBER = {
  fName: 'Ada',
  lName: 'Ek',
  mail: 'ada.ek@example.se',
  tel: '070-174 06 05',
  ssn: '8507099805',
  address: 'Gatan 1',
  zip: '123 45',
  city: 'Staden',
  sex: 'na',
  agreejoin: true,
  agreeprivacy: true,
};

/** A league in which every list has a row and every action succeeds. `ask` prepares one documented call; `callers` makes more people. */
export async function documentedWorld(app: TestApp) {
  const callers = new Callers(app);
  const { league } = callers;
  const ids = await smallLeague(league);
  await league.setting('transfer_open', 'true');
  const admin = await chatUser(app, 'admin');
  const captain = await chatUser(app, 'captain');
  const runner = await league.user({}, ['divisionadmin']);
  await league.sign(captain.playerId, ids.home, '2026-01-05T12:00:00Z', { sortOrder: 2 });
  const free = await callers.caller();
  await callers.invite(ids.home, captain, free);
  await league.signUp(ids.season, ids.home);
  await insertRow(app.db, Notification, { userId: captain.userId, descriptionSv: 'Hej', descriptionEn: 'Hello' });
  const category = await league.category('Ligan');
  await league.post(category, 'forsta', {
    authorUserId: admin.userId,
    publishedAt: '2026-01-05T12:00:00Z',
  });
  const avatar = `images/${await callers.uploaded(admin, 40)}`;
  let width = 64;
  const picture = (): string => callers.dataUrl(width++);

  /** A separate matter, so that actions do not disturb each other. */
  const matter = () => matterOf({ app, league }, 'no team', admin.playerId, runner);
  /** A separate team, whose captain calls. */
  const team = async (size = 2) => {
    const players: Caller[] = [];
    while (players.length < size) players.push(await callers.caller());
    const teamId = await league.team(`Eget lag ${++width}`);
    for (const [index, { playerId }] of players.entries()) {
      await league.sign(playerId, teamId, '2026-01-05T12:00:00Z', { sortOrder: index + 1 });
    }
    return { captain: players[0] as Caller, second: players[1], teamId };
  };
  const invited = async () => {
    const { captain: asks, teamId } = await team(1);
    const player = await callers.caller();
    return { asks, player, inviteId: await callers.invite(teamId, asks, player) };
  };
  const answer = async (withRequest: boolean) => {
    const { player, inviteId } = await invited();
    await app.db.query('update invite set with_request = $2 where id = $1', [inviteId, withRequest]);
    return { as: player, body: { inviteId } };
  };
  /** A player makes the request, and staff find it. */
  const newest = async (as: Caller, path: string, body: object) => {
    await callers.rest(as, path, body);
    const sql = 'select id from approval_request order by id desc limit 1';
    return { requestId: (await app.db.query<{ id: number }>(sql))[0]!.id };
  };
  const newTeam = async () =>
    newest(await callers.caller(), 'team/createTeamRequest', { teamname: `Nytt ${++width}`, teamlogo: picture() });
  const newImages = async () => newest(await callers.caller(), 'user/saveImageSettings', { avatar: picture() });
  const room = async () => ({ seriesId: (await matter()).series, message: 'Välkomna' });

  const posts: Record<string, () => Promise<Partial<Ask>> | Partial<Ask>> = {
    '/api/user/': async () => ({ as: await callers.caller(), body: DETAILS }),
    '/api/newUser/': async () => ({
      as: await callers.caller({ hasPlayer: false }),
      body: { ...DETAILS, nickname: 'Ny' },
    }),
    '/api/existingUser/': async () => ({
      as: await callers.caller({ hasPlayer: false }),
      body: { ...DETAILS, helpText: 'Det är jag' },
    }),
    '/api/user/canConnectToPlayer': async () => ({ as: await callers.caller({ hasPlayer: false }) }),
    '/api/user/saveImageSettings': async () => ({
      as: await callers.caller(),
      body: { avatar: picture(), banner: picture() },
    }),
    '/api/user/save-member': () => ({ body: MEMBER }),
    '/api/team/createTeamRequest': async () => ({
      as: await callers.caller(),
      body: { teamname: 'Nybildat', teamlogo: picture() },
    }),
    '/api/team/invitePlayer': async () => {
      const { playerId, userId } = await callers.caller();
      return { as: (await team()).captain, body: { toUserId: userId, toPlayerId: playerId } };
    },
    '/api/team/removeInvite': async () => {
      const { asks, inviteId } = await invited();
      return { as: asks, body: { inviteId } };
    },
    '/api/team/acceptInvite': () => answer(false),
    '/api/team/acceptInviteWithRequest': () => answer(true),
    '/api/team/denyInvite': () => answer(false),
    '/api/team/kickPlayer': async () => {
      const { captain: as, second } = await team();
      return { as, body: { playerId: second?.playerId } };
    },
    '/api/team/changeTeamCaptain': async () => {
      const { captain: as, second } = await team();
      return { as, body: { playerId: second?.playerId } };
    },
    '/api/team/leaveTeam': async () => ({ as: (await team()).second }),
    '/api/team/leaveTeamWithRequest': async () => ({ as: (await team(1)).captain }),
    '/api/team/saveImageAndNameSettings': async () => ({
      as: (await team()).captain,
      body: { teamname: 'Omdöpt', teamlogo: picture() },
    }),
    '/api/team/signupForSeason': async () => {
      const { captain: as, teamId } = await team(3);
      return { as, body: { teamId } };
    },
    '/api/admin/action/acceptNewTeamRequest': async () => ({ body: await newTeam() }),
    '/api/admin/action/denyNewTeamRequest': async () => ({ body: { ...(await newTeam()), reason: 'Nej.' } }),
    '/api/admin/action/acceptNewImagesRequest': async () => ({ body: await newImages() }),
    '/api/admin/action/denyNewImagesRequest': async () => ({ body: { ...(await newImages()), reason: 'Nej.' } }),
    '/api/admin/news/category/save': () => ({ body: { category: 'Övrigt' } }),
    '/api/admin/news/save': () => ({
      body: { newscategory: category, newstitle: 'Andra', newscontent: 'Text', newsdescription: 'Kort' },
    }),
    '/api/division/create': () => ({ body: { divisionName: 'Division 9', seasonId: ids.season } }),
    '/api/division/addRoleToAllPlayers': async () => ({ body: { divisionId: (await matter()).division } }),
    '/api/division/seriesForDivisionAndWeek': () => ({ body: { divisionId: ids.division, week: 1 } }),
    '/api/division/createMatchRoom': async () => ({ body: await room() }),
    '/api/admin/series/createDiscordChannel': async () => ({ body: { seriesId: (await room()).seriesId } }),
    '/api/admin/series/closeDiscordChannel': async () => {
      const body = { seriesId: (await room()).seriesId };
      await callers.rest(admin, 'admin/series/createDiscordChannel', body);
      return { body };
    },
    '/api/admin/settings/save': () => ({ body: { registration: 'true', transfer: 'true' } }),
    '/api/settings/save': () => ({ body: { starttype: 'custom', startcontent: '# Hej', startcontenteng: '# Hello' } }),
    '/api/admin/page/{page}/save': () => ({ body: { contentswe: '# Priser', contenteng: '# Prizes' } }),
  };
  for (const [call, act] of Object.entries(CALL_ACTS)) {
    posts[call.replace('POST ', '')] = async () => ({ body: await act.body(await matter()) });
  }
  // a team whose last player leaves; the matter's team has two
  posts['/api/admin/action/acceptLeaveTeamRequest'] = async () => ({
    body: await newest((await team(1)).captain, 'team/leaveTeamWithRequest', {}),
  });

  const params: Ask['params'] = {
    playerId: ids.ada,
    seasonId: ids.season,
    divisionId: ids.division,
    teamId: ids.home,
    seriesId: ids.played,
    discriminator: 'elit',
    count: 5,
    pageIndex: 0,
    size: 6,
    category: category,
    customUrl: 'forsta',
    language: 'se',
    page: 'prizes',
    roleId: 2,
    avatar,
  };
  /** The word before `{id}` says what the id means. */
  const idIn = (path: string): number => {
    if (path.startsWith('/api/division/')) return ids.division;
    if (path.startsWith('/api/series/')) return ids.played;
    if (path.startsWith('/api/user/userId/')) return admin.userId;
    return path.startsWith('/api/player/') ? ids.ada : ids.home;
  };

  const ask = async (method: string, path: string, actor: string): Promise<Ask> => {
    const own = method === 'POST' ? await posts[path]?.() : {};
    if (!own) throw new Error(`nothing is said about POST ${path}`);
    const as = ['user', 'player', 'captain'].includes(actor) ? captain : admin;
    return { as, body: {}, ...own, params: { ...params, id: idIn(path) } };
  };
  return { ask, callers };
}

/** A person who has logged in through the chat, so that the chat knows them. */
async function chatUser(app: TestApp, handle: string): Promise<Caller> {
  const made = await linkPlayer(app.db, handle, { roles: handle === 'admin' ? ['admin'] : [] });
  return { ...made, token: (await signIn(app, handle)).cookies.get('accessToken') ?? '' };
}
