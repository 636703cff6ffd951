/**
 * What speaks for and against a claim: an account says that it is a known player. Staff decide; this only compares what
 * the account says with what the league knows. The player's birthdate itself is shown to no one (T01).
 */
import { keySimilarity, nicknameKey, searchText } from '../text.ts';

/** `unknown`: one of the two sides is missing, so nothing can be compared. */
export type Agreement = 'agrees' | 'differs' | 'unknown';

/** `same`: the names have the same key. */
export type NameLikeness = 'same' | 'similar' | 'different';

/** An account on a gaming platform. */
export interface PlatformAccount {
  platform: string;
  accountId: string;
}

/** What the account says about itself, and its name in the chat. */
export interface ClaimedDetails {
  chatName: string;
  /** What the asker writes about themselves; '' when nothing. */
  helpText: string;
  account: PlatformAccount | null;
  birthdate: string | null;
  nationality: string | null;
}

/** What the league knows about a player. */
export interface KnownDetails {
  /** The nickname, and the earlier name in the chat if it is known. */
  names: readonly string[];
  accounts: readonly PlatformAccount[];
  birthdate: string | null;
  nationality: string | null;
}

/** The comparison of a claim with one player. */
export interface ClaimEvidence {
  name: NameLikeness;
  /** The asker writes one of the player's names. */
  isMentioned: boolean;
  account: Agreement;
  birthdate: Agreement;
  nationality: Agreement;
}

/** Names that share fewer letters are different, 0 to 1. */
const SIMILAR_FROM = 0.6;

/** Compares a claim with a player. */
export const evidenceOf = (claimed: ClaimedDetails, known: KnownDetails): ClaimEvidence => ({
  name: likenessOf(claimed.chatName, known.names),
  isMentioned: known.names.some((name) => isMentioned(claimed.helpText, name)),
  account: accountAgreement(claimed.account, known.accounts),
  birthdate: agreementOf(claimed.birthdate, known.birthdate),
  nationality: agreementOf(claimed.nationality, known.nationality),
});

function likenessOf(name: string, others: readonly string[]): NameLikeness {
  const key = nicknameKey(name);
  // an empty key matches no one
  const keys = others.map(nicknameKey).filter((other) => other !== '' && key !== '');
  const best = Math.max(0, ...keys.map((other) => keySimilarity(key, other)));
  if (best === 1) return 'same';
  return best >= SIMILAR_FROM ? 'similar' : 'different';
}

/** A shorter name stands in many words by chance. */
const TELLING_LETTERS = 3;

const isMentioned = (text: string, name: string): boolean =>
  name.length >= TELLING_LETTERS && searchText(text).includes(searchText(name));

const agreementOf = (given: string | null, known: string | null): Agreement => {
  if (given === null || known === null) return 'unknown';
  return given === known ? 'agrees' : 'differs';
};

/** People write the same id with other case, so case does not count. Accounts on other platforms say nothing. */
function accountAgreement(given: PlatformAccount | null, known: readonly PlatformAccount[]): Agreement {
  const there = known.filter(({ platform }) => platform === given?.platform);
  if (given === null || there.length === 0) return 'unknown';
  const id = given.accountId.trim().toLowerCase();
  return there.some(({ accountId }) => accountId.trim().toLowerCase() === id) ? 'agrees' : 'differs';
}
