/** What a login can come to (R12); `error` is everything else that can happen. */
export const LOGIN_RESULTS = [
  'success',
  'notMember',
  'notMemberOfGuild',
  'notConnectedToPlayer',
  'waitingInformation',
  'error',
] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];

/** The details that a player must have given. */
export interface PlayerDetails {
  readonly platform: string | null;
  readonly platformId: string | null;
  readonly birthdate: string | null;
  /** Two letters. */
  readonly nationality: string | null;
}

export interface LoginFacts {
  readonly inGuild: boolean;
  /** null: no player is linked to the account. */
  readonly player: PlayerDetails | null;
  /** Is the account's verified e-mail address a member's? */
  readonly isMember: boolean;
}

/** Members of the association only, for these citizens. */
const MEMBERS_ONLY = 'SE';

/** What a login comes to, checked in the order of R12. */
export function resultOf({ inGuild, player, isMember }: LoginFacts): Exclude<LoginResult, 'error'> {
  if (!inGuild) return 'notMemberOfGuild';
  if (!player) return 'notConnectedToPlayer';
  if (lacksDetails(player)) return 'waitingInformation';
  return mayStay({ nationality: player.nationality, isMember }) ? 'success' : 'notMember';
}

/** Is there a detail that this player has not given yet? */
export const lacksDetails = ({ platform, platformId, birthdate, nationality }: PlayerDetails): boolean =>
  !platform || !platformId || !birthdate || !nationality;

/** Does this result sign the visitor in? Two of them do so only for the registration that follows. */
export function signsIn(result: LoginResult): boolean {
  return result === 'success' || result === 'notConnectedToPlayer' || result === 'waitingInformation';
}

/** May a person who is signed in stay so (T29)? A Swedish player who is no longer a member may not. */
export function mayStay({ nationality, isMember }: { nationality: string | null; isMember: boolean }): boolean {
  return nationality !== MEMBERS_ONLY || isMember;
}
