/** The columns of a `NotifiedSeries`: series `s` with the team names of `seriesTeamsSql('s', 'h', 'a')`. */
export const TOLD_SQL = `s.id as "seriesId", json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
              json_build_object('home', h.name, 'away', a.name) as names`;
