/** The keys with which partners' programs read the league (R32). */
import { LeagueError } from '../league-error.ts';
import { cleanLine } from '../text.ts';

/** What a key can open. Each is a door of reads; a key opens nothing else. */
export const KEY_SCOPES = ['graphql:read', 'rest:read'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEY_NAME_MAX = 80;
export const KEY_CONTACT_MAX = 200;
/** The largest limit of a key, in units a minute. */
export const KEY_LIMIT_MAX = 60_000;

/** How long a key's calls are known by day, and a revoked key. */
export const KEY_USE_DAYS = 400;

/** What staff decide about a key. */
export interface KeyTerms {
  /** The partner. A partner has one valid key at a time. */
  name: string;
  /** The person to write to; '' when there is none. */
  contact: string;
  scopes: readonly KeyScope[];
  /** Units a minute; null: the league's usual number. */
  ownLimit: number | null;
}

/** The stored form of a key's terms. Refuses impossible ones (INVALID_INPUT). */
export function assertKeyTerms({ name, contact, scopes, ownLimit }: KeyTerms): KeyTerms {
  const terms = {
    name: cleanLine(name, 'name'),
    contact: cleanLine(contact, 'contact'),
    scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    ownLimit,
  };
  if (terms.name === '' || terms.name.length > KEY_NAME_MAX) throw invalid('name', { max: KEY_NAME_MAX });
  if (terms.contact.length > KEY_CONTACT_MAX) throw invalid('contact', { max: KEY_CONTACT_MAX });
  if (terms.scopes.length === 0) throw invalid('scopes');
  if (ownLimit !== null && (!Number.isInteger(ownLimit) || ownLimit < 1 || ownLimit > KEY_LIMIT_MAX)) {
    throw invalid('ownLimit', { max: KEY_LIMIT_MAX });
  }
  return terms;
}

/** Refuses a door that the key does not open (KEY_SCOPE_MISSING), and names what it lacks. */
export function assertOpens(scopes: readonly KeyScope[], scope: KeyScope): void {
  if (scopes.includes(scope)) return;
  throw new LeagueError('KEY_SCOPE_MISSING', 'api.error.key-scope', { params: { scope } });
}

const invalid = (field: keyof KeyTerms, params: Record<string, number> = {}): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.api-key.${field}`, { field, params });

/**
 * Whether a key opens its doors: `valid`, and `ending` (replaced) until its end; `stopped` does not while staff have stopped its partner.
 * `ended` and `revoked` are over for good.
 */
export type KeyState = 'valid' | 'ending' | 'ended' | 'revoked' | 'stopped';

/** Nothing more is done with such a key. */
export const isOver = (state: KeyState): boolean => state === 'ended' || state === 'revoked';
