/** Two players who are one person become one (R23): what stays, and what refuses it. */
import { LeagueError } from '../league-error.ts';

/** What a player tells about themself, besides the nickname. */
export const MERGED_FIELDS = [
  'discordName',
  'mmr',
  'nationality',
  'birthdate',
  'platform',
  'platformId',
  'avatar',
  'banner',
  'steam',
  'twitter',
  'instagram',
  'twitch',
  'tiktok',
  'youtube',
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];
export type MergedProfile = Record<Exclude<MergedField, 'mmr'>, string | null> & { mmr: number | null };

/** A player's time in a team. `to` is null while it lasts. Times are texts that sort. */
export interface RosterPeriod {
  id: number;
  playerId: number;
  teamId: number;
  team: string;
  /** 1 is the captain. */
  sortOrder: number;
  from: string;
  to: string | null;
}

/** One of the two players. */
export interface MergingPlayer {
  id: number;
  userId: number | null;
  rosters: readonly RosterPeriod[];
}

/** What was played by both at once, which one person cannot do. */
export interface MergeEvidence {
  isSameGame: boolean;
  isSameSixMans: boolean;
}

/** A field in which the two differ, with the value that the player has afterwards. */
export interface FieldDifference {
  field: MergedField | 'nickname';
  staying: string | number | null;
  leaving: string | number | null;
  kept: string | number | null;
}

/** Why two players cannot become one: they are two people, or two accounts. null when they can. */
export function mergeObstacle(
  staying: MergingPlayer,
  leaving: MergingPlayer,
  { isSameGame, isSameSixMans }: MergeEvidence,
): LeagueError | null {
  if (staying.id === leaving.id) return new LeagueError('NOT_MERGEABLE', 'api.merge.same-player');
  if (isSameGame) return new LeagueError('NOT_MERGEABLE', 'api.merge.same-game');
  if (isSameSixMans) return new LeagueError('NOT_MERGEABLE', 'api.merge.same-six-mans');
  const clash = twoTeamsAtOnce(staying.rosters, leaving.rosters);
  if (clash) return new LeagueError('NOT_MERGEABLE', 'api.merge.two-teams', { params: clash });
  if (staying.userId !== null && leaving.userId !== null) {
    return new LeagueError('NOT_MERGEABLE', 'api.merge.two-accounts');
  }
  return null;
}

function twoTeamsAtOnce(
  some: readonly RosterPeriod[],
  others: readonly RosterPeriod[],
): { team: string; otherTeam: string } | null {
  for (const one of some) {
    const other = others.find((period) => period.teamId !== one.teamId && areOverlapping(one, period));
    if (other) return { team: one.team, otherTeam: other.team };
  }
  return null;
}

const areOverlapping = (one: RosterPeriod, other: RosterPeriod): boolean =>
  (other.to === null || one.from < other.to) && (one.to === null || other.from < one.to);

/** A period that takes in others of the same team. It begins first, so only its end and its place can change. */
export interface JoinedPeriod {
  id: number;
  sortOrder: number;
  to: string | null;
  /** The periods that it takes in. */
  absorbedIds: number[];
}

/** The overlapping periods in the same team, each group as one. Needs players without an obstacle. */
export function joinedPeriods(some: readonly RosterPeriod[], others: readonly RosterPeriod[]): JoinedPeriod[] {
  const groups: RosterPeriod[][] = [];
  const inOrder = [...some, ...others].toSorted((a, b) => (a.from === b.from ? a.id - b.id : a.from < b.from ? -1 : 1));
  for (const period of inOrder) {
    const group = groups.find((members) => members.some((member) => areOverlapping(member, period)));
    if (group) group.push(period);
    else groups.push([period]);
  }
  return groups.flatMap((group) => {
    const [first, ...absorbed] = group;
    if (!first || absorbed.length === 0) return [];
    const to = group.some((period) => period.to === null) ? null : lastOf(group.map((period) => period.to as string));
    const last = group.filter((period) => period.to === to);
    const sortOrder = Math.min(...last.map((period) => period.sortOrder));
    return [{ id: first.id, sortOrder, to, absorbedIds: absorbed.map(({ id }) => id) }];
  });
}

const lastOf = (times: readonly string[]): string => times.reduce((last, time) => (time > last ? time : last), '');

/** The staying player's own values; the other's where they have none. A platform and its account belong together. */
export function mergedProfile(staying: MergedProfile, leaving: MergedProfile): MergedProfile {
  const filled = MERGED_FIELDS.map((field) => [field, staying[field] ?? leaving[field]]);
  const { platform, platformId } = staying.platform === null && staying.platformId === null ? leaving : staying;
  return { ...(Object.fromEntries(filled) as MergedProfile), platform, platformId };
}

/** The fields that the leaving player has and the staying one has not, or has otherwise. */
export function fieldDifferences(
  staying: MergedProfile & { nickname: string },
  leaving: MergedProfile & { nickname: string },
): FieldDifference[] {
  const kept = { ...mergedProfile(staying, leaving), nickname: staying.nickname };
  return (['nickname', ...MERGED_FIELDS] as const)
    .filter((field) => leaving[field] !== null && leaving[field] !== staying[field])
    .map((field) => ({ field, staying: staying[field], leaving: leaving[field], kept: kept[field] }));
}

/** A player with what decides who stays. */
export interface Choosable {
  id: number;
  userId: number | null;
  games: number;
}

/** Of two players, who stays by default: the one with an account, then the one with more games, then the older one. */
export const stayingFirst = <P extends Choosable>(one: P, other: P): [staying: P, leaving: P] => {
  const order =
    Number(other.userId !== null) - Number(one.userId !== null) || other.games - one.games || one.id - other.id;
  return order <= 0 ? [one, other] : [other, one];
};
