import type { SeasonFacts } from '../../domain/competition/season.ts';
import { versionOf } from '../../platform/value-version.ts';

/** A season's facts, as it is locked or as pages read it. */
type VersionedSeason = Omit<SeasonFacts, 'signupClosesAt'> & { signupClosesAt: Date | string | null };

/** The version of all that the form of a season edits. */
export function seasonVersionOf(season: VersionedSeason): string {
  const { name, startsOn, endsOn, format, signupClosesAt, weeks, transferFrom, transferTo } = season;
  const closesAt = signupClosesAt === null ? null : new Date(signupClosesAt).getTime();
  const qualifiers = season.qualifiers.map((each) => [each.name, each.nameEng, each.from, each.to]);
  return versionOf([name, startsOn, endsOn, format, closesAt, weeks, transferFrom, transferTo, qualifiers]);
}
