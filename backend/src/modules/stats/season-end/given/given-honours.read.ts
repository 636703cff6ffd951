import { playerRefSql, seasonTeamRefSql, teamRefSql } from '../../../refs/ref.read.ts';

const TEXTS = 'h.id, h.version, h.text_sv as "textSv", h.text_en as "textEn"';

/** SQL: what staff have given in the season that `of` tells, the earliest first. */
export const ownHonoursSql = (of: string): string => `
  select ${TEXTS}, h.name_sv as "nameSv", h.name_en as "nameEn",
         case when p.id is not null then ${playerRefSql('p')} end as player,
         case when t.id is not null then ${teamRefSql('t')} end as team
    from season_honour h left join player p on p.id = h.player_id left join team t on t.id = h.team_id
   where h.season_id = ${of} and h.game_id is null order by h.id`;

/** SQL: columns of a `RecordedGoal`, from a game `g`, its series `s` and the recorded goal `e`; `goal` is its number. */
export const goalColumnsSql = (goal: string): string => `
  s.id as "seriesId", g.number as game, ${goal} as goal, ${seasonTeamRefSql('home')} as home, ${seasonTeamRefSql('away')} as away,
  e.side, case when p.id is not null and not e.is_own_goal then ${playerRefSql('p')} end as scorer`;

/** SQL: the teams of the series `s`, as they were called then. */
export const GOAL_TEAMS_SQL = `
  join division_team home on home.division_id = s.division_id and home.team_id = s.home_team_id
  join division_team away on away.division_id = s.division_id and away.team_id = s.away_team_id`;

/** SQL: who scored the recorded goal `e` of a game `g`. */
export const GOAL_SCORER_SQL = `
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id`;

/** SQL: the recorded goals of a game `g` in their order, by which addresses count them. */
export const RECORDED_GOALS_SQL = `
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null`;

/** SQL: the goal of the season that `of` tells. */
export const seasonGoalSql = (of: string): string => `
  select ${TEXTS}, ${goalColumnsSql('h.goal')}
    from season_honour h join game g on g.id = h.game_id join series s on s.id = g.series_id ${GOAL_TEAMS_SQL}
    left join lateral (${RECORDED_GOALS_SQL}) e on e.number = h.goal ${GOAL_SCORER_SQL}
   where h.season_id = ${of}`;
