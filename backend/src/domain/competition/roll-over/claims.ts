/** Who claims a place of a rank in the next season, and in which order (R45). */
import type { BandMeaning } from '../standings/band-meaning.ts';

/** Why a team plays where it does, or does not play. */
export const PLACEMENT_REASONS = [
  'stays',
  'promotion',
  'relegation',
  'relegation-qualifier',
  'qualifier-won',
  'qualifier-lost',
  'vacancy-qualifier',
  'vacancy-next',
  'vacancy-kept',
  'no-room-above',
  'no-room',
  'qualified',
  'sign-up',
  'not-signed-up',
  'place-lost',
  'place-declined',
  'not-qualified',
  'no-vacancy',
] as const;

export type PlacementReason = (typeof PLACEMENT_REASONS)[number];

/** A team that keeps a place from the season before. */
export interface Holder {
  teamId: number;
  /** The division in which it ended, and that division's rank; 1 is the top. */
  formerId: number;
  rank: number;
  /** Its final place there. */
  position: number;
  /** Points for each series, for comparing the same place of divisions beside each other. */
  pointsPerSeries: number;
  meaning: BandMeaning | null;
  /** What it did in a qualifier between its rank and another one; null: there was none. */
  qualifier: 'won' | 'lost' | null;
}

/** A holder who gets a place, and why. */
export interface Claim {
  holder: Holder;
  reason: PlacementReason;
}

const MEANS_STAYING: readonly (BandMeaning | null)[] = ['champion', 'playoffs', 'stays', null];

/** By place, then by points for each series; the id makes the order the same each time. */
export const byPlace = (one: Holder, other: Holder): number =>
  one.position - other.position || other.pointsPerSeries - one.pointsPerSeries || one.teamId - other.teamId;

/** What a rank's places are filled from. `waiting` has no place yet: those of this rank and below, and who had no room above. */
export interface RankQuestion {
  rank: number;
  /** The next rank below; null for the lowest one. */
  below: number | null;
  isTop: boolean;
  waiting: readonly Holder[];
}

/** The claims of a rank's places, the first one first. */
export function claimsOf({ rank, below, isTop, waiting }: RankQuestion): Claim[] {
  const at = (where: number | null) => waiting.filter((holder) => holder.rank === where).toSorted(byPlace);
  const meaning = (holders: readonly Holder[], ...meanings: (BandMeaning | null)[]) =>
    holders.filter((holder) => meanings.includes(holder.meaning));
  const claims = (holders: readonly Holder[], reason: PlacementReason) =>
    holders.map((holder): Claim => ({ holder, reason: toldReason(holder, reason) }));
  const [own, lower] = [at(rank), at(below)];
  const cameDown = waiting.filter((holder) => holder.rank < rank).toSorted(byPlace);
  const isLowest = below === null;
  const rising = meaning(own, 'promotion');
  const lowerRest = lower.filter(
    (holder) => !['promotion', 'promotion-qualifier', 'relegation'].includes(String(holder.meaning)),
  );
  return [
    ...cameDown.map((holder): Claim => ({
      holder,
      reason: holder.meaning === 'relegation' ? toldReason(holder, 'relegation') : 'no-room',
    })),
    ...claims(meaning(lower, 'promotion'), 'promotion'),
    ...claims(rising, isTop ? 'stays' : 'no-room-above'),
    ...claims(meaning(own, ...MEANS_STAYING, 'promotion-qualifier'), 'stays'),
    ...(isLowest ? claims(meaning(own, 'relegation'), 'stays') : []),
    ...claims(meaning(own, 'relegation-qualifier'), isLowest ? 'stays' : 'relegation-qualifier'),
    ...claims(meaning(lower, 'promotion-qualifier'), 'vacancy-qualifier'),
    ...claims(lowerRest, 'vacancy-next'),
    ...(isLowest ? [] : claims(meaning(own, 'relegation'), 'vacancy-kept')),
  ];
}

/** Who has its place by a qualifier is told so. */
function toldReason({ qualifier }: Holder, reason: PlacementReason): PlacementReason {
  if (qualifier === 'won' && (reason === 'stays' || reason === 'promotion')) return 'qualifier-won';
  if (qualifier === 'lost' && (reason === 'stays' || reason === 'relegation')) return 'qualifier-lost';
  return reason;
}
