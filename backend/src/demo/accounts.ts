/** The league's accounts, and the people behind the documented demo accounts. */
import { ROLE_IDS } from '../domain/actor.ts';
import type { Random } from '../domain/random.ts';
import { DEMO_ACCOUNTS } from '../integrations/discord/emulator/demo-accounts.ts';
import type { DemoPlayer, DemoTeam } from './model.ts';
import type { LeagueEnd } from './make-league.ts';
import type { UserRow } from './tables.ts';

/** A stored account: its player, its membership, its role. */
export interface DemoUser extends UserRow {
  player: DemoPlayer;
  isMember: boolean;
  role: number | null;
}

/** Staff's accounts. They exist before the first season, because divisions name their admins. */
interface StaffSeat {
  userId: number;
  handle: string;
  role: number;
}

const OTHER_DIVISION_ADMINS = ['tabellvakten', 'seriechefen', 'omgangsroparen', 'rattvisan', 'visselpipan'];

/** The four kinds of staff that the emulator offers, and five more division admins. */
const STAFF: readonly StaffSeat[] = [
  ...(['admin', 'divisionadmin', 'graphics', 'writer'] as const).map((handle) => ({ handle, role: ROLE_IDS[handle] })),
  ...OTHER_DIVISION_ADMINS.map((handle) => ({ handle, role: ROLE_IDS.divisionadmin })),
].map((seat, index) => ({ ...seat, userId: index + 1 }));

/** User ids that can run a division; the emulator's own first. */
export const DIVISION_ADMINS: readonly number[] = STAFF.filter(({ role }) => role === ROLE_IDS.divisionadmin).map(
  ({ userId }) => userId,
);

const userOf = (wanted: string): number => STAFF.find(({ handle }) => handle === wanted)?.userId as number;

/** User ids that write the news. */
export const NEWS_WRITERS = { writer: userOf('writer'), admin: userOf('admin') } as const;

/** Staff accounts as rows. Their players are added later, with the cast. */
export const staffRows = (createdAt: Date): UserRow[] =>
  STAFF.map(({ userId, handle }) => ({ id: userId, ...identity(handle, userId), createdAt }));

/** The accounts, and two players that are known by what is missing in their data. */
export interface Cast {
  staff: DemoUser[];
  /** All other accounts. */
  users: DemoUser[];
  /** Has no account, and gets the claimant's name as nickname. */
  claimed: DemoPlayer;
  /** Has an account, but lacks platform, platform id, birthdate and nationality (R12). */
  returning: DemoPlayer;
}

/** The size of the team of captain and player, which leaves room for one invite (R9). */
const CAPTAINS_TEAM_SIZE = 4;
/** Players without a team who have sent staff a request. */
const ASKERS = 2;
/** The share of active players who have ever signed in. All captains have. */
const SIGNED_IN = 0.92;

/**
 * Chooses the people for the accounts. Their players are removed from the market, so that no one is chosen twice.
 * `short`: a team that lacks a player; its captain is `captain3`.
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

/** The player of each handle. */
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

/** A team of four with a Swedish captain and a second Swede, and another team with a Swedish captain. */
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

/** Captains, and most other players who have a team or look for one. */
function signedIn(random: Random, { teams, market }: LeagueEnd): DemoPlayer[] {
  const players = teams.flatMap(({ roster }) =>
    roster.map(({ player }, place) => ({ player, isCaptain: place === 0 })),
  );
  return [
    ...players.filter(({ isCaptain }) => isCaptain || random.chance(SIGNED_IN)).map(({ player }) => player),
    ...market.available,
  ];
}

/** Name, address and chat id; the emulator's own when it has the handle. */
function identity(username: string, userId: number): Pick<UserRow, 'username' | 'discordId' | 'email'> {
  const known = DEMO_ACCOUNTS.find(({ handle }) => handle === username);
  if (known) return { username, discordId: known.discordId, email: known.email };
  return { username, discordId: `81${String(userId).padStart(16, '0')}`, email: `spelare${userId}@example.se` };
}

const usernameOf = ({ nickname }: DemoPlayer): string => nickname.toLowerCase();
