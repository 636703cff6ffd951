/** Two divisions of one season with two teams each, a division of another season, and a reported series. */
export const LEAGUE = `
  insert into app_user (discord_id, discord_username) values ('100', 'one'), ('200', 'two');
  insert into player (user_id, nickname) values
    (1, 'Ada'), (null, 'Bo'), (null, 'Cid'), (null, 'Dag'), (null, 'Eva');
  insert into team (name) values ('Älgarna'), ('Björnarna'), ('Cigarrerna'), ('Dovhjortarna');
  insert into season (name, starts_on, ends_on) values
    ('Våren', '2025-01-07', '2025-05-01'), ('Hösten', '2025-08-07', '2025-12-01');
  insert into division (season_id, name, discriminator, rank) values
    (1, 'Ettan', 'ettan', 1), (1, 'Tvåan', 'tvaan', 2), (2, 'Ettan', 'ettan', 1);
  insert into division_team (division_id, season_id, team_id, name) values
    (1, 1, 1, 'Älgarna'), (1, 1, 2, 'Björnarna'), (2, 1, 3, 'Cigarrerna'), (2, 1, 4, 'Dovhjortarna');
  insert into placement_band (division_id, from_position, to_position, hex, description_sv, description_en) values
    (1, 1, 2, '#00ff00', 'upp', 'up');
  insert into roster_entry (team_id, player_id, sort_order, valid_from, valid_to) values
    (1, 1, 1, '2025-01-01', null), (1, 2, 2, '2025-01-01', '2025-03-01'), (2, 3, 1, '2025-01-01', '2025-02-01');
  insert into invite (team_id, player_id, invited_by_player_id, with_request) values (1, 4, 1, false);
  insert into approval_request (kind, user_id, player_id, payload) values ('newTeam', 1, 1, '{}');
  insert into signup (season_id, team_id, user_id) values (1, 1, 1);
  insert into game_account (player_id, platform, account_id) values (1, 'steam', '76561190000000001');
  insert into association_member (email) values ('Medlem@example.se');
  insert into series (division_id, week, home_team_id, away_team_id,
    home_games, away_games, home_goals, away_goals, reported_at)
    values (1, 1, 1, 2, 3, 1, 9, 4, '2025-02-01'), (1, 2, 2, 1, null, null, null, null, null);
  insert into game (series_id, number, home_goals, away_goals, replay_digest) values (1, 1, 3, 1, 'digest');
  insert into player_game_stats values (1, 'home', 1, 1, 1, 100, 1, 0, 0, 2);
`;
