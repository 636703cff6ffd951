-- Replay files and what they tell about the field (R37, R38, R39).

create table replay_content (
  sha256 text not null,
  taken_at timestamptz not null default now(),
  constraint replay_content_pk primary key (sha256),
  constraint replay_content_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
);

create table replay_file (
  sha256 text not null,
  box_score_digest text not null,
  size integer not null,
  build text,
  uploaded_at timestamptz not null default now(),
  without_game_since timestamptz,
  status text not null default 'waiting',
  problem jsonb,
  reader_version integer,
  read_at timestamptz,
  play_version integer,
  series_id integer not null,
  active_seconds real,
  arrived_at timestamptz not null default clock_timestamp(),
  constraint replay_file_pk primary key (sha256, series_id),
  constraint replay_file_size_check check (size > 0),
  constraint replay_file_status_check
    check (status in ('waiting', 'read', 'partial', 'absent', 'corrupt', 'undecided', 'timeout', 'memory'))
);
create index replay_file_status_idx on replay_file (status, uploaded_at);
create index replay_file_series_idx on replay_file (series_id);

create table replay_reading (
  id boolean not null default true,
  held_by uuid not null,
  held_until timestamptz not null,
  constraint replay_reading_pk primary key (id),
  constraint replay_reading_one_row_check check (id)
);

create table game_field_play (
  game_id integer not null,
  sha256 text,
  version smallint not null,
  reader_version smallint not null,
  home_colour smallint not null,
  active_seconds real not null,
  in_play_seconds real not null,
  overtime_seconds real not null,
  is_standard_field boolean not null,
  map text,
  home_possession_seconds real not null,
  away_possession_seconds real not null,
  home_ball_in_own_half_seconds real not null,
  away_ball_in_own_half_seconds real not null,
  ball_heat real[] not null,
  track_digest text not null,
  constraint game_field_play_pk primary key (game_id),
  constraint game_field_play_colour_check check (home_colour in (0, 1)),
  constraint game_field_play_heat_check check (cardinality(ball_heat) = 320)
);

create table player_field_play (
  game_id integer not null,
  position smallint not null,
  side text not null,
  slot smallint,
  seconds real not null, seconds_in_game real not null, distance real not null, speed_seconds real not null,
  supersonic_seconds real not null, boost_speed_seconds real not null, slow_seconds real not null,
  ground_seconds real not null, low_air_seconds real not null, high_air_seconds real not null,
  powerslide_seconds real not null, powerslides real not null, defensive_third_seconds real not null,
  neutral_third_seconds real not null, offensive_third_seconds real not null, defensive_half_seconds real not null,
  offensive_half_seconds real not null, behind_ball_seconds real not null, ball_distance_seconds real not null,
  mate_distance_seconds real not null, mate_seconds real not null, most_back_seconds real not null,
  most_forward_seconds real not null, closest_to_ball_seconds real not null, farthest_from_ball_seconds real not null,
  boost_used real not null, boost_collected real not null, boost_overfill real not null, boost_stolen real not null,
  big_pads real not null, small_pads real not null, stolen_big_pads real not null, stolen_small_pads real not null,
  zero_boost_seconds real not null, full_boost_seconds real not null, boost_seconds real not null,
  demolitions real not null, demolished real not null, touches real not null, possession_seconds real not null,
  kickoffs real not null, kickoff_first_touches real not null, last_back_goals_against real not null,
  heat real[] not null,
  team_possession_seconds real not null, opponents_possession_seconds real not null,
  team_possession_ball_distance_seconds real not null, opponents_possession_ball_distance_seconds real not null,
  boost_first_quarter_seconds real not null, boost_second_quarter_seconds real not null,
  boost_third_quarter_seconds real not null, boost_fourth_quarter_seconds real not null,
  kickoff_touch_seconds real not null, touched_kickoffs real not null, kickoff_boost real not null,
  kickoffs_won real not null, kickoffs_lost real not null,
  constraint player_field_play_pk primary key (game_id, position),
  constraint player_field_play_row_unique unique (game_id, side, slot),
  constraint player_field_play_position_check check (position between 0 and 63),
  constraint player_field_play_side_check check (side in ('home', 'away')),
  constraint player_field_play_heat_check check (cardinality(heat) = 320)
);

create table field_event (
  game_id integer not null,
  position smallint not null,
  kind text not null,
  side text,
  seconds real not null,
  clock smallint,
  is_overtime boolean not null,
  player_position smallint,
  other_position smallint,
  x real,
  y real,
  z real,
  speed real,
  is_own_goal boolean not null,
  kickoff_kind text,
  kickoff_seconds real,
  kickoff_winner text,
  is_counted_as_shot boolean,
  constraint field_event_pk primary key (game_id, position),
  constraint field_event_kind_check check (kind in ('goal', 'save', 'shot', 'demolition', 'kickoff', 'overtime')),
  constraint field_event_side_check check (side in ('home', 'away')),
  constraint field_event_kickoff_check check (kickoff_kind in ('diagonal', 'off-centre', 'straight')),
  constraint field_event_kickoff_winner_check check (kickoff_winner in ('home', 'away'))
);

create table game_track (
  game_id integer not null,
  digest text not null,
  bytes bytea not null,
  constraint game_track_pk primary key (game_id)
);
create index game_track_digest_idx on game_track (digest);
