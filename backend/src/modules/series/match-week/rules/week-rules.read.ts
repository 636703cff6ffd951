/** SQL: the rules of the season `se` as JSON; null when nothing was ever switched on. */
export const WEEK_RULES_SQL = `(
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id)`;
