/** Who of the league has an account, and which parts the promised demo accounts play. */
import { ROLE_IDS } from '../domain/actor.ts';
import type { Random } from '../domain/random.ts';
import { DEMO_ACCOUNTS } from '../integrations/discord/emulator/demo-accounts.ts';
import type { DemoPlayer, DemoTeam } from './model.ts';
import type { LeagueEnd } from './make-league.ts';
import type { UserRow } from './tables.ts';

/** An account as it is stored: with a player, as a member, with a role. */
export interface DemoUser extends UserRow {
  player: DemoPlayer;
  isMember: boolean;
  role: number | null;
}

/** Staff's accounts, known before the first season because divisions name their admins. */
interface StaffSeat {
  userId: number;
  handle: string;
  role: number;
}

const OTHER_DIVISION_ADMINS = ['tabellvakten', 'seriechefen', 'omgangsroparen', 'rattvisan', 'visselpipan'];

/** The four kinds of staff that can be chosen in the emulator, and five more division admins. */
const STAFF: readonly StaffSeat[] = [
  ...(['admin', 'divisionadmin', 'graphics', 'writer'] as const).map((handle) => ({ handle, role: ROLE_IDS[handle] })),
  ...OTHER_DIVISION_ADMINS.map((handle) => ({ handle, role: ROLE_IDS.divisionadmin })),
].map((seat, index) => ({ ...seat, userId: index + 1 }));

/** User ids of those who can run a division; the emulator's own first. */
export const DIVISION_ADMINS: readonly number[] = STAFF.filter(({ role }) => role === ROLE_IDS.divisionadmin).map(
  ({ userId }) => userId,
);

const userOf = (wanted: string): number => STAFF.find(({ handle }) => handle === wanted)?.userId as number;

/** User ids of those who write the news. */
export const NEWS_WRITERS = { writer: userOf('writer'), admin: userOf('admin') } as const;

/** Staff accounts as rows. Their players come when the cast is made. */
export const staffRows = (createdAt: Date): UserRow[] =>
  STAFF.map(({ userId, handle }) => ({ id: userId, ...identity(handle, userId), createdAt }));

/** The accounts, and two players who are told apart by what the league does not know about them. */
export interface Cast {
  staff: DemoUser[];
  /** Everyone else who has signed in. */
  users: DemoUser[];
  /** Has no account; gets the claimant's name as nickname. */
  claimed: DemoPlayer;
  /** Linked, but lacks platform, platform id, birthdate and nationality (R12). */
  returning: DemoPlayer;
}

/** The team of captain and player has this many, so that there is room for one invite (R9). */
const CAPTAINS_TEAM_SIZE = 4;
/** Players without a team who have asked staff for something. */
const ASKERS = 2;
/** How many of the active players have ever signed in; captains all have. */
const SIGNED_IN = 0.92;

/**
 * Gives out the parts. Players for them are taken from the market, so no part is played twice. `short`: a team that lacks
 * a player, whose captain is `captain3`.
 */
export function castAccounts(random: Random, end: LeagueEnd, since: Date, short: DemoTeam | null = null): Cast {
  const { market } = end;
  const roles = rolesOf(end, since, short);
  const claimed = market.castRetired('SE', since);
  const staff = STAFF.map((seat) => ({
    id: seat.userId,
    ...identity(seat.handle, seat.userId),
    createdAt: since,
    player: market.outsider('SE', since),
    isMember: true,
    role: seat.role,
  }));
  const users: DemoUser[] = [];
  const join = (player: DemoPlayer, handle: string | null) => {
    const id = STAFF.length + users.length + 1;
    const isMember = player.nationality === 'SE' && handle !== 'nonmember';
    users.push({
      id,
      ...identity(handle ?? usernameOf(player), id),
      createdAt: player.createdAt,
      player,
      isMember,
      role: null,
    });
  };
  for (const [player, handle] of roles) join(player, handle);
  for (const player of signedIn(random, end)) if (!roles.has(player)) join(player, null);
  if (short) for (let asker = 0; asker < ASKERS; asker++) join(market.outsider('SE', since), null);
  const returning = [...roles].find(([, handle]) => handle === 'returning')?.[0] as DemoPlayer;
  return { staff, users, claimed, returning };
}

/** Which player stands for which handle. */
function rolesOf({ divisions, market }: LeagueEnd, since: Date, short: DemoTeam | null): Map<DemoPlayer, string> {
  const [ours, theirs] = captainsTeams(divisions.slice(0, 2).flatMap(({ teams }) => teams.map(({ team }) => team)));
  return new Map([
    [placeIn(ours, 0), 'captain'],
    [placeIn(ours, 1), 'player'],
    [placeIn(theirs, 0), 'captain2'],
    [market.castFreeAgent('SE', since), 'freeagent'],
    [market.castFreeAgent('SE', since), 'nonmember'],
    [market.castFreeAgent('NO', since), 'foreigner'],
    [market.castRetired('SE', since), 'returning'],
    ...(short ? [[placeIn(short, 0), 'captain3'] as const] : []),
  ]);
}

/** A team of four with a Swedish captain and a Swedish second, and another with a Swedish captain. */
function captainsTeams(teams: readonly DemoTeam[]): [DemoTeam, DemoTeam] {
  const isSwedish = (team: DemoTeam, place: number) => team.roster[place]?.player.nationality === 'SE';
  const ours = teams.find(
    (team) => team.roster.length === CAPTAINS_TEAM_SIZE && isSwedish(team, 0) && isSwedish(team, 1),
  );
  const theirs = teams.find((team) => team !== ours && isSwedish(team, 0));
  if (!ours || !theirs) throw new Error('no team of the two top divisions suits the demo captains: try another seed');
  return [ours, theirs];
}

const placeIn = ({ roster }: DemoTeam, place: number): DemoPlayer => roster[place]?.player as DemoPlayer;

/** Captains, and most others who play or look for a team. */
function signedIn(random: Random, { teams, market }: LeagueEnd): DemoPlayer[] {
  const players = teams.flatMap(({ roster }) =>
    roster.map(({ player }, place) => ({ player, isCaptain: place === 0 })),
  );
  return [
    ...players.filter(({ isCaptain }) => isCaptain || random.chance(SIGNED_IN)).map(({ player }) => player),
    ...market.available,
  ];
}

/** Name, address and chat id: the emulator's where it has the handle. */
function identity(username: string, userId: number): Pick<UserRow, 'username' | 'discordId' | 'email'> {
  const known = DEMO_ACCOUNTS.find(({ handle }) => handle === username);
  if (known) return { username, discordId: known.discordId, email: known.email };
  return { username, discordId: `81${String(userId).padStart(16, '0')}`, email: `spelare${userId}@example.se` };
}

const usernameOf = ({ nickname }: DemoPlayer): string => nickname.toLowerCase();
