/** Players who may be one person, registered twice (R23). */
import { keySimilarity, nicknameKey } from '../text.ts';

/** An account of a player on a platform. */
export interface KnownAccount {
  platform: string;
  accountId: string;
  displayName: string | null;
}

/** A registered player, with what tells people apart. */
export interface RegisteredPlayer {
  id: number;
  nickname: string;
  /** `YYYY-MM-DD`. */
  birthdate: string | null;
  accounts: readonly KnownAccount[];
}

/** Why two players may be one person. */
export const DUPLICATE_REASONS = [
  'same-account',
  'same-name',
  'same-account-name',
  'similar-name',
  'same-birthdate',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Two players, the lower id first. The strength adds up what speaks for one person. */
export interface DuplicatePair {
  ids: readonly [number, number];
  reasons: DuplicateReason[];
  strength: number;
}

/** An account belongs to one person; names are chosen freely; many people share a birthdate. */
const STRENGTH: Record<DuplicateReason, number> = {
  'same-account': 100,
  'same-name': 70,
  'same-account-name': 50,
  'similar-name': 40,
  'same-birthdate': 20,
};

/** Names are similar from here on: one edit in five letters. */
const SIMILAR = 0.8;
/** Shorter names are similar too easily. */
const FEWEST_LETTERS = 4;
/** A date that more players have is not a birthdate that tells people apart. */
const MOST_ON_A_DATE = 5;

interface NamedPlayer {
  player: RegisteredPlayer;
  key: string;
  /** One bit for each letter of the key. */
  letters: number;
  length: number;
}

/** All pairs of players who may be one person, the strongest first. */
export function duplicatesAmong(players: readonly RegisteredPlayer[]): DuplicatePair[] {
  const reasons = new Map<string, Set<DuplicateReason>>();
  const note = (one: RegisteredPlayer, other: RegisteredPlayer, reason: DuplicateReason) => {
    if (one.id === other.id) return;
    const pair = `${Math.min(one.id, other.id)} ${Math.max(one.id, other.id)}`;
    reasons.set(pair, (reasons.get(pair) ?? new Set()).add(reason));
  };
  noteNames(players, note);
  noteShared(players, accountsOf, (one, other) => note(one, other, 'same-account'));
  noteShared(players, accountNamesOf, (one, other) => note(one, other, 'same-account-name'));
  const ofDate = ({ birthdate }: RegisteredPlayer) => (birthdate === null ? [] : [birthdate]);
  noteShared(players, ofDate, (one, other) => note(one, other, 'same-birthdate'), MOST_ON_A_DATE);

  const byId = new Map(players.map((player) => [player.id, player]));
  return [...reasons]
    .map(([pair, found]): DuplicatePair => {
      const [one = 0, other = 0] = pair.split(' ').map(Number);
      const sorted = DUPLICATE_REASONS.filter((reason) => found.has(reason));
      return { ids: [one, other], reasons: sorted, strength: sorted.reduce((sum, one) => sum + STRENGTH[one], 0) };
    })
    .filter(({ ids: [one, other], reasons: found }) => isOffered(byId.get(one), byId.get(other), found))
    .toSorted((a, b) => b.strength - a.strength || a.ids[0] - b.ids[0] || a.ids[1] - b.ids[1]);
}

/** Two known birthdates that differ speak against one person, so that a similar name is not enough. */
function isOffered(
  one: RegisteredPlayer | undefined,
  other: RegisteredPlayer | undefined,
  reasons: readonly DuplicateReason[],
): boolean {
  const areDatesKnown = (one?.birthdate ?? null) !== null && (other?.birthdate ?? null) !== null;
  if (!areDatesKnown || one?.birthdate === other?.birthdate) return true;
  return reasons.some((reason) => reason !== 'similar-name');
}

type Note = (one: RegisteredPlayer, other: RegisteredPlayer, reason: DuplicateReason) => void;

/**
 * Compares every name with every other one. A distance is only computed for names whose lengths and letters allow it:
 * each letter that the other name does not have costs an edit.
 */
function noteNames(players: readonly RegisteredPlayer[], note: Note): void {
  const named = players.map(namedOf).filter(({ key }) => key !== '');
  named.forEach((one, at) => {
    for (let next = at + 1; next < named.length; next++) {
      const other = named[next] as NamedPlayer;
      if (one.key === other.key) note(one.player, other.player, 'same-name');
      else if (areSimilar(one, other)) note(one.player, other.player, 'similar-name');
    }
  });
}

function areSimilar(one: NamedPlayer, other: NamedPlayer): boolean {
  const longest = Math.max(one.length, other.length);
  const mostEdits = longest * (1 - SIMILAR) + Number.EPSILON * longest;
  if (Math.min(one.length, other.length) < FEWEST_LETTERS) return false;
  if (Math.abs(one.length - other.length) > mostEdits) return false;
  const missing = Math.max(bitsOf(one.letters & ~other.letters), bitsOf(other.letters & ~one.letters));
  return missing <= mostEdits && keySimilarity(one.key, other.key) >= SIMILAR;
}

function namedOf(player: RegisteredPlayer): NamedPlayer {
  const letters = [...foldedKey(player.nickname)];
  const bits = letters.reduce((sum, letter) => sum | (1 << ((letter.codePointAt(0) ?? 0) & 31)), 0);
  return { player, key: letters.join(''), letters: bits, length: letters.length };
}

/** People who register a second time type å, ä and ö as a, a and o. */
const foldedKey = (nickname: string): string =>
  nicknameKey(nickname).normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/æ/g, 'ae');

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const accountsOf = ({ accounts }: RegisteredPlayer): string[] =>
  accounts
    .filter(({ accountId }) => accountId.trim() !== '')
    .map(({ platform, accountId }) => `${platform} ${accountId.trim().toLowerCase()}`);

const accountNamesOf = ({ accounts }: RegisteredPlayer): string[] =>
  accounts.flatMap(({ platform, displayName }) => {
    const key = displayName === null ? '' : nicknameKey(displayName);
    return key === '' ? [] : [`${platform} ${key}`];
  });

/** Notes all pairs that share a mark; a mark that more than `most` players have says nothing. */
function noteShared(
  players: readonly RegisteredPlayer[],
  marksOf: (player: RegisteredPlayer) => readonly string[],
  note: (one: RegisteredPlayer, other: RegisteredPlayer) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  const sharing = new Map<string, RegisteredPlayer[]>();
  for (const player of players) {
    for (const mark of new Set(marksOf(player))) sharing.set(mark, [...(sharing.get(mark) ?? []), player]);
  }
  for (const group of sharing.values()) {
    if (group.length > most) continue;
    group.forEach((one, at) => group.slice(at + 1).forEach((other) => note(one, other)));
  }
}
