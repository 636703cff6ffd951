/** Everything that waits for an answer: requests of every kind for staff, notices and invites for players. */
import type { RequestKindName } from '../../domain/requests/approval.ts';
import * as Notices from '../../domain/messages/notices.ts';
import type { Notice } from '../../domain/messages/notices.ts';
import * as RequestNotices from '../../domain/requests/request-notices.ts';
import type { Cast, DemoUser } from '../accounts.ts';
import { addHours } from '../league/calendar.ts';
import type { DemoTeam } from '../model.ts';
import type { UserRow } from '../tables.ts';
import { fillBoard } from './board.ts';
import type { BoardRow } from './board.ts';

export interface RequestRow {
  kind: RequestKindName;
  userId: number;
  playerId: number | null;
  teamId: number | null;
  inviteId: number | null;
  payload: object;
  createdAt: Date;
}

export interface InviteRow {
  id: number;
  teamId: number;
  playerId: number;
  invitedByPlayerId: number;
  /** 0 pending, 1 accepted, 2 denied, 3 cancelled. */
  status: 0 | 1 | 2 | 3;
  withRequest: boolean;
  createdAt: Date;
}

export interface NoticeRow extends Notice {
  userId: number;
  inviteId: number | null;
  teamId: number | null;
  createdAt: Date;
  isRead: boolean;
}

/** An uploaded picture that staff have not accepted yet. */
export interface ImageRow {
  name: string;
  userId: number;
}

export interface Inbox {
  /** Accounts without a player: one says that they have played before, the other's login finds no membership. */
  users: UserRow[];
  requests: RequestRow[];
  invites: InviteRow[];
  notices: NoticeRow[];
  images: ImageRow[];
  board: BoardRow[];
}

interface InboxWorld {
  cast: Cast;
  teams: readonly DemoTeam[];
  /** A team with one player, who wants to leave. */
  lone: DemoTeam;
  /** Names of three pictures: a new team's crest, a team's new crest, and a player's picture. */
  pictures: readonly [string, string, string];
  now: Date;
}

/** Everything that waits for an answer. Demo accounts are left out where it would change what they can do. */
export function fillInbox({ cast, teams, lone, pictures, now }: InboxWorld): Inbox {
  const ago = (hours: number) => addHours(now, -hours);
  const people = peopleOf(cast, teams);
  const { captain, player, freeagent, founder, mover, leaver, renamer, poser, reporter } = people;
  const [ours, host, renamed] = [teamOf(teams, captain), people.host, teamOf(teams, renamer)];
  const reporting = teamOf(teams, reporter);
  const accounts = cast.staff.length + cast.users.length;
  const account = (number: number, username: string): UserRow => ({
    id: accounts + number,
    username,
    discordId: `81${String(accounts + number).padStart(16, '0')}`,
    email: `spelare${accounts + number}@example.se`,
    createdAt: ago(30),
  });
  const [claimant, stopped] = [account(1, 'hemvandaren'), account(2, 'dorrknackaren')];
  const invite = (
    number: number,
    team: DemoTeam,
    to: DemoUser,
    status: InviteRow['status'],
    hours: number,
    withRequest = false,
  ): InviteRow => ({
    id: number,
    teamId: team.id,
    playerId: to.player.id,
    invitedByPlayerId: team.roster[0]?.player.id as number,
    status,
    withRequest,
    createdAt: ago(hours),
  });
  const invites = [
    invite(1, host, freeagent, 0, 5),
    invite(2, host, mover, 1, 28, true),
    invite(3, ours, player, 1, 24 * 40),
    invite(4, host, captain, 3, 24 * 60),
  ];
  const request = (kind: RequestKindName, by: DemoUser, hours: number, more: Partial<RequestRow>): RequestRow => ({
    kind,
    userId: by.id,
    playerId: by.player.id,
    teamId: null,
    inviteId: null,
    payload: {},
    createdAt: ago(hours),
    ...more,
  });
  const [newCrest, nextCrest, portrait] = pictures;
  return {
    users: [claimant, stopped],
    invites,
    images: [
      { name: newCrest, userId: founder.id },
      { name: nextCrest, userId: renamer.id },
      { name: portrait, userId: poser.id },
    ],
    requests: [
      request('newTeam', founder, 3, { payload: { name: 'Kometjägarna', logo: newCrest } }),
      {
        ...request('existingUser', founder, 7, {}),
        userId: claimant.id,
        playerId: null,
        payload: {
          platform: 'steam',
          platformId: '76561199009999999',
          birthdate: '1999-04-12',
          nationality: 'SE',
          helpText: `Jag hette ${cast.claimed.nickname} och spelade i ligans första säsonger.`,
        },
      },
      request('newImages', poser, 11, { payload: { avatar: portrait, oldAvatar: null, oldBanner: null } }),
      request('transfer', mover, 26, { teamId: host.id, inviteId: 2 }),
      request('changeTeamInfo', renamer, 31, {
        teamId: renamed.id,
        payload: {
          name: `Nya ${renamed.name}`,
          logo: nextCrest,
          oldName: renamed.name,
          oldLogo: renamed.logo,
          oldBanner: renamed.banner,
        },
      }),
      request('leaveTeam', leaver, 50, { teamId: lone.id }),
      {
        ...request('loginHelp', founder, 9, {}),
        userId: stopped.id,
        playerId: null,
        payload: { helpText: 'Jag gick med i mars, men blev nog fel i adressen.', stoppedBy: 'unknownAddress' },
      },
      // the writer adds the series
      request('gameAccount', reporter, 15, {
        playerId: reporting.roster[1]?.player.id,
        teamId: reporting.id,
        payload: { platform: 'epic', platformId: '4b1d0e5c9a7f4e2b8c3d6a5f0e1b2c7d', displayName: 'Nattugglan77' },
      }),
    ],
    board: fillBoard(cast, teams, now),
    notices: [
      notice(freeagent, Notices.playerInvited(host.name, false), ago(5), { inviteId: 1 }),
      notice(captain, Notices.inviteDenied(freeagent.player.nickname, ours.name), ago(20), { teamId: ours.id }),
      notice(captain, Notices.playerInvited(host.name, false), ago(24 * 60), { inviteId: 4, isRead: true }),
      notice(captain, Notices.becameCaptain(ours.name), ago(24 * 75), { teamId: ours.id, isRead: true }),
      notice(player, RequestNotices.requestAccepted({ kind: 'newImages', team: '', player: '' }), ago(16), {}),
      notice(player, Notices.playerInvited(ours.name, false), ago(24 * 40), { inviteId: 3, isRead: true }),
    ],
  };
}

const notice = (
  to: DemoUser,
  said: Notice,
  createdAt: Date,
  { inviteId = null, teamId = null, isRead = false }: Partial<Pick<NoticeRow, 'inviteId' | 'teamId' | 'isRead'>>,
): NoticeRow => ({ userId: to.id, ...said, inviteId, teamId, isRead, createdAt });

/** Chooses the people. Throws when the league is too small. */
function peopleOf({ users }: Cast, teams: readonly DemoTeam[]) {
  const isFree = ({ player }: DemoUser) =>
    teams.every(({ roster }) => roster.every((place) => place.player !== player));
  const others = users.filter(({ discordId }) => discordId.startsWith('81'));
  const free = others.filter(isFree);
  const captains = others.filter(({ player }) => teams.some(({ roster }) => roster[0]?.player === player));
  const named = (handle: string) => users.find(({ username }) => username === handle);
  const [renamer, hosting] = captains.filter((user) => teamOf(teams, user).roster.length === SIZE_WITH_ROOM);
  return all({
    captain: named('captain'),
    player: named('player'),
    freeagent: named('freeagent'),
    founder: free.at(-2),
    mover: free.at(-1),
    poser: captains.at(-3),
    leaver: captains.at(-1),
    renamer,
    reporter: captains.find((user) => teamOf(teams, user).roster.length > SIZE_WITH_ROOM),
    host: hosting && teamOf(teams, hosting),
  });
}

/** With a pending invite, the team still has a place for the player whom staff decide about. */
const SIZE_WITH_ROOM = 3;

function teamOf(teams: readonly DemoTeam[], { player }: DemoUser): DemoTeam {
  return teams.find(({ roster }) => roster.some((place) => place.player === player)) as DemoTeam;
}

function all<T extends object>(parts: T): { [P in keyof T]: NonNullable<T[P]> } {
  const missing = Object.entries(parts).find(([, part]) => part === undefined);
  if (missing) throw new Error(`no one in the demo league can be the ${missing[0]}: try another seed`);
  return parts as { [P in keyof T]: NonNullable<T[P]> };
}
