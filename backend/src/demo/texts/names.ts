/** Invented names. None belongs to a real club, esports brand or person. */
import type { Random } from '../../domain/random.ts';
import { ANIMALS, BACKS, FOREIGN, FRONTS, PLACES, TEAM_NAMES } from './word-lists.ts';

/** Gives every team and player a unique name in the league. */
export interface Namer {
  team(): string;
  /** At most 34 characters. */
  nickname(nationality: string): string;
}

/** A namer for one league; the league's random source decides the order of the names. */
export function createNamer(random: Random): Namer {
  const used = new Set(TEAM_NAMES.map((name) => name.toLowerCase()));
  const crafted = random.shuffle(TEAM_NAMES);
  return {
    team: () => crafted.pop() ?? unused(used, (attempt) => placeTeam(random, attempt)),
    nickname: (nationality) => unused(used, (attempt) => nickname(random, nationality, attempt)),
  };
}

function unused(used: Set<string>, propose: (attempt: number) => string): string {
  for (let attempt = 0; ; attempt++) {
    const name = propose(attempt);
    const key = name.toLowerCase();
    if (used.has(key)) continue;
    used.add(key);
    return name;
  }
}

/** The tries without a number. Then a number is added, because a large league has more names than plain words. */
const PLAIN_TRIES = 4;

function placeTeam(random: Random, attempt: number): string {
  const name = `${random.pick(PLACES)} ${random.pick(ANIMALS)}`;
  return attempt < PLAIN_TRIES ? name : `${name} ${random.int(2, 99)}`;
}

function nickname(random: Random, nationality: string, attempt: number): string {
  const own = FOREIGN[nationality];
  if (own && attempt === 0) return random.pick(own);
  const joined = random.pick(FRONTS) + random.pick(BACKS);
  const styled = random.chance(0.25) ? joined.toLowerCase() : joined;
  return attempt >= PLAIN_TRIES || random.chance(0.12) ? `${styled}${random.int(2, 99)}` : styled;
}
