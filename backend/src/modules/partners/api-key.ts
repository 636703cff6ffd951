import type { KeyState, KeyTerms } from '../../domain/partners/api-key.ts';

/** A key's calls on a day in Sweden. */
export interface ApiKeyDay {
  /** YYYY-MM-DD */
  day: string;
  calls: number;
  /** Those of the calls that were over the limit, or at a door that the key does not open. */
  refused: number;
}

/** A key as it is stored, with its use. */
export interface StoredApiKey extends KeyTerms {
  id: number;
  /** ISO text in UTC. */
  createdAt: string;
  /** null: the operator made it, or the account is deleted. */
  madeBy: string | null;
  state: KeyState;
  /** Also when its end had come. */
  revokedAt: string | null;
  /** The partner who keeps it, their account and their name; null: staff keep it. */
  partnerId: number | null;
  ownerUserId: number | null;
  partner: string | null;
  /** It is replaced, and holds until then. */
  endsAt: string | null;
  lastUsedAt: string | null;
  /** The last 30 days, the oldest first; the last one is today. */
  days: ApiKeyDay[];
  version: number;
}

/** The same in the list. */
export interface ListedApiKey extends StoredApiKey {
  /** Units a minute that apply. */
  limitPerMinute: number;
}

/** A new key with its secret, which is never told again. */
export interface NewApiKey {
  secret: string;
  key: ListedApiKey;
}
