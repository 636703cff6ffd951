/** The staff roles. Membership of the association is not a role. */
export type RoleName = 'admin' | 'divisionadmin' | 'graphics' | 'writer';

/** The numbers that the roles have in the database and on the REST wire. */
export const ROLE_IDS = { admin: 1, divisionadmin: 2, graphics: 3, writer: 4 } as const satisfies Record<
  RoleName,
  number
>;

/** The caller. Read from the database at every request, so that a lost role or team counts at once (T12). */
export interface Actor {
  /** null: not signed in. */
  readonly userId: number | null;
  /** null: the account has no player (yet). */
  readonly playerId: number | null;
  readonly roles: readonly RoleName[];
  readonly sessionId: string | null;
  /** Is the account a member of the association, matched by its verified e-mail address (R12)? */
  readonly isMember: boolean;
  /** The player's nationality, two letters. */
  readonly nationality: string | null;
}

export const ANONYMOUS: Actor = {
  userId: null,
  playerId: null,
  roles: [],
  sessionId: null,
  isMember: false,
  nationality: null,
};

/** The user id of the operator at the server, who has no account (docs/operations.md). */
export const OPERATOR_ID = 0;

/** Has the caller at least one of these roles? */
export function hasRole(actor: Actor, ...roles: RoleName[]): boolean {
  return roles.some((role) => actor.roles.includes(role));
}

export function isSignedIn(actor: Actor): boolean {
  return actor.userId !== null;
}
