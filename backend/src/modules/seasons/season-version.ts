import type { SeasonFacts, SignupTimes } from '../../domain/competition/season.ts';
import { versionOf } from '../../platform/value-version.ts';

/** A season's facts, as it is locked or as pages read it. */
type VersionedSeason = Omit<SeasonFacts, keyof SignupTimes> & {
  [Time in keyof SignupTimes]: Date | string | null;
};

/** The version of all that the form of a season edits. */
export function seasonVersionOf(season: VersionedSeason): string {
  const { name, startsOn, endsOn, format, weeks, transferFrom, transferTo } = season;
  const [opensAt, closesAt] = [season.signupOpensAt, season.signupClosesAt].map((at) => at && new Date(at).getTime());
  const qualifiers = season.qualifiers.map((each) => [each.name, each.nameEng, each.from, each.to]);
  return versionOf([name, startsOn, endsOn, format, opensAt, closesAt, weeks, transferFrom, transferTo, qualifiers]);
}
