/** The results of a login (R12). `error` stands for all other failures. */
export const LOGIN_RESULTS = [
  'success',
  'notMember',
  'notMemberOfGuild',
  'notConnectedToPlayer',
  'waitingInformation',
  'error',
] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];

/** The details that a player must give. */
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

/** Citizens of this country must be members of the association. */
const MEMBERS_ONLY = 'SE';

/** The result of a login. The checks are in the order of R12. */
export function resultOf({ inGuild, player, isMember }: LoginFacts): Exclude<LoginResult, 'error'> {
  if (!inGuild) return 'notMemberOfGuild';
  if (!player) return 'notConnectedToPlayer';
  if (lacksDetails(player)) return 'waitingInformation';
  return mayStay({ nationality: player.nationality, isMember }) ? 'success' : 'notMember';
}

/** Is a detail of this player missing? */
export const lacksDetails = ({ platform, platformId, birthdate, nationality }: PlayerDetails): boolean =>
  !platform || !platformId || !birthdate || !nationality;

/** Why the account's address leads to no membership: what the person can do about each is another thing. */
export const NO_MEMBER_REASONS = ['unverified', 'addressChanged', 'unknownAddress'] as const;
export type NoMemberReason = (typeof NO_MEMBER_REASONS)[number];

/** An account's address at the chat provider, and that of the membership which the account was found to have before. */
export interface MemberAddresses {
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** null: it had none, or that membership has ended. */
  readonly memberEmail: string | null;
}

/**
 * Why an account has no membership. It is told to the person who has proved to the chat provider that the account is theirs, and
 * tells nothing about others: a membership that the account never had is not mentioned.
 */
export function noMemberReason({ email, emailVerified, memberEmail }: MemberAddresses): NoMemberReason {
  if (email === null || !emailVerified) return 'unverified';
  return memberEmail !== null && memberEmail.toLowerCase() !== email.toLowerCase()
    ? 'addressChanged'
    : 'unknownAddress';
}

/** Does this result sign the visitor in? Two results do so only for the registration that follows. */
export function signsIn(result: LoginResult): boolean {
  return result === 'success' || result === 'notConnectedToPlayer' || result === 'waitingInformation';
}

/** May a signed-in person stay signed in (T29)? A Swedish player who is no longer a member may not. */
export function mayStay({ nationality, isMember }: { nationality: string | null; isMember: boolean }): boolean {
  return nationality !== MEMBERS_ONLY || isMember;
}
