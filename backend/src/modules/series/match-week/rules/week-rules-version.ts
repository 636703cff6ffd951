import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import { versionOf } from '../../../../platform/value-version.ts';

/** The version of a season's rules of the match week. */
export const weekRulesVersionOf = (rules: WeekRules): string =>
  versionOf([
    rules.captainsSetTimes,
    rules.captainsReport,
    rules.firstWeek,
    rules.pausedWeeks,
    rules.deadlineWeekday,
    rules.deadlineTime,
  ]);
