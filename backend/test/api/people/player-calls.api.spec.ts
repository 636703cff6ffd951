import { pngPicture } from '../../../src/modules/content/media/testing/pictures.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { everyRow } from '../../harness/everything.ts';
import { CALLS } from '../../harness/role-table.ts';

/**
 * visitor: not signed in; newcomer: an account without a player; freeagent: a player without a team; player: in
 * captain's team; captain2: captain of another team.
 */
type Caller = 'visitor' | 'newcomer' | 'freeagent' | 'player' | 'captain2';

let app: TestApp;
let picture: string;
const browsers = {} as Record<Caller, Browser>;
const ids = {} as Record<
  'team' | 'captain' | 'player' | 'otherPlayer' | 'otherUser' | 'toSomebody' | 'fromTeam',
  number
>;

beforeAll(async () => {
  app = await bootApp();
  picture = `data:image/png;base64,${(await pngPicture()).toString('base64')}`;
  const made = new League(app.db);
  const season = await made.season({ startsOn: '2026-01-01', endsOn: '2099-12-31' });
  await made.setting('current_season', season);
  await made.setting('registration_open', 'true');
  await made.setting('transfer_open', 'true');
  const linked: Record<string, { userId: number; playerId: number }> = {};
  for (const handle of ['captain', 'player', 'captain2', 'freeagent', 'foreigner']) {
    linked[handle] = await linkPlayer(app.db, handle);
  }
  ids.team = await made.team('Tallmo');
  const other = await made.team('Isviken');
  for (const [handle, team, place] of [
    ['captain', ids.team, 1],
    ['player', ids.team, 2],
    ['captain2', other, 1],
  ] as const) {
    await made.sign(linked[handle]!.playerId, team, '2026-01-05T12:00:00Z', { sortOrder: place });
  }
  ids.captain = linked.captain!.playerId;
  ids.player = linked.player!.playerId;
  ids.otherPlayer = linked.foreigner!.playerId;
  ids.otherUser = linked.foreigner!.userId;
  ids.toSomebody = await made.invite(ids.team, ids.captain, ids.otherPlayer);
  browsers.visitor = new Browser(app);
  for (const handle of ['newcomer', 'freeagent', 'player', 'captain2'] as const) {
    browsers[handle] = await signIn(app, handle);
  }
});
afterAll(() => app.close());

const DETAILS = { platform: 'steam', platformId: 'id-1', birthdate: '2000-01-31', nationality: 'SE' };

/** The input of each call, as valid as its rightful caller would send it. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  '/api/user/': () => DETAILS,
  '/api/newUser/': () => ({ ...DETAILS, nickname: 'Ny' }),
  '/api/existingUser/': () => ({ ...DETAILS, helpText: 'Det är jag' }),
  '/api/user/canConnectToPlayer': () => ({}),
  '/api/user/saveImageSettings': () => ({ avatar: picture, banner: picture }),
  '/api/team/createTeamRequest': () => ({ teamname: 'Nya laget', teamlogo: picture }),
  '/api/team/invitePlayer': () => ({ toUserId: ids.otherUser, toPlayerId: ids.otherPlayer }),
  '/api/team/removeInvite': () => ({ inviteId: ids.toSomebody }),
  '/api/team/acceptInvite': () => ({ inviteId: ids.toSomebody }),
  '/api/team/acceptInviteWithRequest': () => ({ inviteId: ids.toSomebody }),
  '/api/team/denyInvite': () => ({ inviteId: ids.toSomebody }),
  '/api/team/kickPlayer': () => ({ playerId: ids.captain }),
  '/api/team/changeTeamCaptain': () => ({ playerId: ids.player }),
  '/api/team/leaveTeam': () => ({}),
  '/api/team/leaveTeamWithRequest': () => ({}),
  '/api/team/saveImageAndNameSettings': () => ({ teamname: 'Kuppat' }),
  '/api/team/signupForSeason': () => ({ teamId: ids.team }),
};

const NOBODY = [401, 'api.error.unauthenticated'] as const;
const NO_PLAYER = [403, 'api.team.no-player'] as const;
const NO_TEAM = [403, 'api.team.no-team'] as const;
const NO_CAPTAIN = [403, 'team-settings.must-be-captain'] as const;
const WRONG_INVITE = [404, 'api.invite.wrong'] as const;
const NOT_IN_TEAM = [409, 'api.team.player-not-in-team'] as const;
const HAS_PLAYER = [409, 'api.player.user-has-player'] as const;
const ASKED_FOR_ONES_OWN = null;

type Refusal = readonly [status: number, message: string] | null;
type Refusals = Record<Exclude<Caller, 'visitor'>, Refusal>;

const captainsOnly = (captain2: Refusal): Refusals => ({
  newcomer: NO_PLAYER,
  freeagent: NO_TEAM,
  player: NO_CAPTAIN,
  captain2,
});
const invitedOnly: Refusals = {
  newcomer: WRONG_INVITE,
  freeagent: WRONG_INVITE,
  player: WRONG_INVITE,
  captain2: WRONG_INVITE,
};
const registeredOnce: Refusals = {
  newcomer: ASKED_FOR_ONES_OWN,
  freeagent: HAS_PLAYER,
  player: HAS_PLAYER,
  captain2: HAS_PLAYER,
};

/** How each caller is refused; null for an allowed caller. */
const REFUSALS: Record<string, Refusals> = {
  '/api/user/': {
    newcomer: NO_PLAYER,
    freeagent: [409, 'api.player.details-known'],
    player: [409, 'api.player.details-known'],
    captain2: [409, 'api.player.details-known'],
  },
  '/api/newUser/': registeredOnce,
  '/api/existingUser/': registeredOnce,
  // a read, which changes nothing
  '/api/user/canConnectToPlayer': { newcomer: null, freeagent: null, player: null, captain2: null },
  '/api/user/saveImageSettings': { newcomer: NO_PLAYER, freeagent: null, player: null, captain2: null },
  '/api/team/createTeamRequest': {
    newcomer: NO_PLAYER,
    freeagent: null,
    player: [409, 'api.team.player-has-team'],
    captain2: [409, 'api.team.player-has-team'],
  },
  '/api/team/invitePlayer': captainsOnly(ASKED_FOR_ONES_OWN),
  '/api/team/removeInvite': captainsOnly(WRONG_INVITE),
  '/api/team/acceptInvite': invitedOnly,
  '/api/team/acceptInviteWithRequest': invitedOnly,
  '/api/team/denyInvite': invitedOnly,
  '/api/team/kickPlayer': captainsOnly(NOT_IN_TEAM),
  '/api/team/changeTeamCaptain': captainsOnly(NOT_IN_TEAM),
  '/api/team/leaveTeam': { newcomer: NO_PLAYER, freeagent: NO_TEAM, player: null, captain2: null },
  '/api/team/leaveTeamWithRequest': { newcomer: NO_PLAYER, freeagent: NO_TEAM, player: null, captain2: null },
  '/api/team/saveImageAndNameSettings': captainsOnly(ASKED_FOR_ONES_OWN),
  '/api/team/signupForSeason': captainsOnly(NO_CAPTAIN),
};

async function send(caller: Caller, path: string) {
  const answer = await browsers[caller].post(path, BODIES[path]?.());
  const { CODE, MESSAGE } = (await answer.json()) as { CODE: number; MESSAGE: string };
  return [answer.status, CODE, MESSAGE];
}

const CASES: { path: string; caller: Caller; refusal: NonNullable<Refusal> }[] = Object.entries(REFUSALS).flatMap(
  ([path, refusals]) => [
    { path, caller: 'visitor', refusal: NOBODY },
    ...Object.entries(refusals).flatMap(([caller, refusal]) =>
      refusal ? [{ path, caller: caller as Caller, refusal }] : [],
    ),
  ],
);

/** The whole league, without unused pictures: an uploaded one belongs to its sender, and is deleted later. */
async function league() {
  // an upload is stored before its request is refused, and so is that it was
  const { image: _uploads, row_change: _ofUploads, ...rest } = await everyRow(app.db);
  return rest;
}

test.each(CASES)('$path refuses $caller, and nothing changes', async ({ path, caller, refusal }) => {
  const before = await league();
  const [status, message] = refusal;
  expect(await send(caller, path)).toEqual([status, status, message]);
  expect(await league()).toEqual(before);
});

test('every call of players that writes is among them', () => {
  const written = CALLS.filter(
    ({ call, actor }) => call.startsWith('POST') && ['user', 'player', 'captain'].includes(actor),
  ).map(({ call }) => call.replace('POST ', ''));
  // an uploaded picture belongs to no team; the tests of pictures cover it
  // the parts of the match week try their own acts
  const others = (path: string) => path === '/api/images' || path.startsWith('/api/match-week/');
  expect(Object.keys(REFUSALS).sort()).toEqual(written.filter((path) => !others(path)).sort());
});
