-- What is counted from games, for statistics and records.

-- a cache: recomputed from the games in the transaction that changes them
create table player_division_totals (
  division_id integer not null,
  team_id integer not null,
  player_id integer not null,
  games integer not null,
  score integer not null,
  goals integer not null,
  assists integer not null,
  saves integer not null,
  shots integer not null,
  series_won integer not null default 0,
  constraint player_division_totals_pk primary key (division_id, team_id, player_id),
  constraint player_division_totals_numbers_check check
    (games >= 0 and score >= 0 and goals >= 0 and assists >= 0 and saves >= 0 and shots >= 0),
  constraint player_division_totals_won_check check (series_won >= 0)
);
create index player_division_totals_player_idx on player_division_totals (player_id);

create table totals_check (
  night date not null,
  checked_at timestamptz not null,
  wrong integer not null,
  constraint totals_check_pk primary key (night),
  constraint totals_check_wrong_check check (wrong >= 0)
);

create table series_high (
  series_id integer not null,
  division_id integer not null,
  game_goals integer not null,
  game_assists integer not null,
  game_saves integer not null,
  game_shots integer not null,
  game_score integer not null,
  game_team_goals integer not null,
  game_margin integer not null,
  game_goals_together integer not null,
  series_goals integer not null,
  series_assists integer not null,
  series_saves integer not null,
  series_shots integer not null,
  series_score integer not null,
  series_team_goals integer not null,
  series_margin integer not null,
  constraint series_high_pk primary key (series_id)
);
create index series_high_division_idx on series_high (division_id);
create index series_high_game_goals_idx on series_high (game_goals);
create index series_high_game_assists_idx on series_high (game_assists);
create index series_high_game_saves_idx on series_high (game_saves);
create index series_high_game_shots_idx on series_high (game_shots);
create index series_high_game_score_idx on series_high (game_score);
create index series_high_game_team_goals_idx on series_high (game_team_goals);
create index series_high_game_margin_idx on series_high (game_margin);
create index series_high_game_goals_together_idx on series_high (game_goals_together);
create index series_high_series_goals_idx on series_high (series_goals);
create index series_high_series_assists_idx on series_high (series_assists);
create index series_high_series_saves_idx on series_high (series_saves);
create index series_high_series_shots_idx on series_high (series_shots);
create index series_high_series_score_idx on series_high (series_score);
create index series_high_series_team_goals_idx on series_high (series_team_goals);
create index series_high_series_margin_idx on series_high (series_margin);

create table player_season_sum (
  player_id integer not null,
  season_id integer not null,
  goals integer not null,
  assists integer not null,
  saves integer not null,
  score integer not null,
  constraint player_season_sum_pk primary key (player_id, season_id)
);
create index player_season_sum_season_id_idx on player_season_sum (season_id);
create index player_season_sum_goals_idx on player_season_sum (goals);
create index player_season_sum_assists_idx on player_season_sum (assists);
create index player_season_sum_saves_idx on player_season_sum (saves);
create index player_season_sum_score_idx on player_season_sum (score);

create table player_career_sum (
  player_id integer not null,
  goals integer not null,
  assists integer not null,
  saves integer not null,
  games integer not null,
  wins integer not null,
  seasons integer not null,
  constraint player_career_sum_pk primary key (player_id)
);
create index player_career_sum_goals_idx on player_career_sum (goals);
create index player_career_sum_assists_idx on player_career_sum (assists);
create index player_career_sum_saves_idx on player_career_sum (saves);
create index player_career_sum_games_idx on player_career_sum (games);
create index player_career_sum_wins_idx on player_career_sum (wins);
create index player_career_sum_seasons_idx on player_career_sum (seasons);

create table team_season_sum (
  division_id integer not null,
  team_id integer not null,
  wins integer not null,
  goals integer not null,
  streak integer not null,
  constraint team_season_sum_pk primary key (division_id, team_id)
);
create index team_season_sum_wins_idx on team_season_sum (wins);
create index team_season_sum_goals_idx on team_season_sum (goals);
create index team_season_sum_streak_idx on team_season_sum (streak);
