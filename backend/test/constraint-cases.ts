const RESULT = 'home_games, away_games, home_goals, away_goals, reported_at';
const series = (columns: string, values: string): string =>
  `insert into series (division_id, week, home_team_id, away_team_id, ${columns}) values (1, 3, 1, 2, ${values})`;
/** Puts a player in a team: values are team, player, sort order, from, to. */
export const rosterEntrySql = (values: string): string =>
  `insert into roster_entry (team_id, player_id, sort_order, valid_from, valid_to) values (${values})`;
const divisionTeam = (values: string): string =>
  `insert into division_team (division_id, season_id, team_id, name) values (${values})`;
const band = (division: number, from: number, to: number, hex = '#112233', meaning = 'stays'): string =>
  `insert into placement_band (division_id, from_position, to_position, hex, description_sv, description_en, meaning)
   values (${division}, ${from}, ${to}, '${hex}', 'x', 'x', '${meaning}')`;
const game = (columns: string, values: string): string =>
  `insert into game (series_id, number, home_goals, away_goals${columns}) values (${values})`;
const stats = (values: string): string => `insert into player_game_stats values (${values})`;
/** An invite: values are team, player, status, decided at. */
const invite = (values: string): string =>
  `insert into invite (team_id, player_id, status, decided_at, invited_by_player_id, with_request)
   select v.t, v.p, v.s, v.d::timestamptz, 1, false from (values (${values})) v (t, p, s, d)`;
/** A request: values are kind, user, status, reason, decided at. */
const request = (values: string): string =>
  `insert into approval_request (kind, user_id, status, reason, decided_at, payload)
   select v.k, v.u, v.s, v.r, v.d::timestamptz, '{}' from (values (${values})) v (k, u, s, r, d)`;
/** A sanction: values are kind, player, team, first day, last day, series. */
const sanction = (values: string): string =>
  `insert into sanction (kind, player_id, team_id, starts_on, ends_on, series_count, reason_sv)
   select v.k, v.p::int, v.t::int, v.s::date, v.e::date, v.n::smallint, 'x' from (values (${values})) v (k, p, t, s, e, n)`;
/** A message to captains: values are season, division, captains. */
const captainMessage = (values: string): string =>
  `insert into captain_message (reference, season_id, division_id, text_sv, text_en, captains, unreachable)
   select 'r', v.s::int, v.d::int, 'x', 'x', v.c, 0 from (values (${values})) v (s, d, c)`;
/** An offer of times: values are side, starts, status, ended at, agreed start. */
const proposal = (values: string): string =>
  `insert into time_proposal (series_id, offered_at, side, starts, status, ended_at, agreed_start)
   select 2, '2025-02-01', v.s, v.t::timestamptz[], v.u, v.e::timestamptz, v.a::timestamptz from (values (${values})) v (s, t, u, e, a)`;
/** A note: values are account, player, text. */
const note = (values: string): string => `insert into person_note (user_id, player_id, text) values (${values})`;
const account = (values: string): string =>
  `insert into game_account (player_id, platform, account_id) values (${values})`;

interface Allowed {
  why: string;
  sql: string;
}

interface Refused extends Allowed {
  /** Name of the constraint that refuses it. */
  by: string;
}

/** Rows that the database must refuse from every writer. */
export const REFUSED: Refused[] = [
  {
    why: 'a team signs up once for a season',
    sql: `insert into signup (season_id, team_id) values (1, 1)`,
    by: 'signup_pk',
  },
  {
    why: 'only a season that exists can be signed up for',
    sql: `insert into signup (season_id, team_id) values (99, 1)`,
    by: 'signup_season_fk',
  },
  {
    why: 'a message to captains is for a season or for a division',
    sql: captainMessage('1, 1, 1'),
    by: 'captain_message_audience_check',
  },
  {
    why: 'a message to captains is for someone',
    sql: captainMessage('null, null, 1'),
    by: 'captain_message_audience_check',
  },
  {
    why: 'a message that no captain got is not stored',
    sql: captainMessage('1, null, 0'),
    by: 'captain_message_counts_check',
  },
  {
    why: 'a message is sent once',
    sql: `${captainMessage('1, null, 1')}; ${captainMessage('null, 1, 1')}`,
    by: 'captain_message_reference_unique',
  },
  {
    why: 'an offer has three starts at most',
    sql: proposal(`'home', '{2025-03-01,2025-03-02,2025-03-03,2025-03-04}', 'open', null, null`),
    by: 'time_proposal_starts_check',
  },
  {
    why: 'a side has one open offer',
    sql: `${proposal(`'home', '{2025-03-01}', 'open', null, null`)}; ${proposal(`'home', '{2025-03-02}', 'open', null, null`)}`,
    by: 'time_proposal_one_open_unique',
  },
  {
    why: 'a series has one agreed time',
    sql: ['home', 'away']
      .map((side) => proposal(`'${side}', '{2025-03-01}', 'accepted', '2025-02-02', '2025-03-01'`))
      .join('; '),
    by: 'time_proposal_one_accepted_unique',
  },
  {
    why: 'an agreed time was offered',
    sql: proposal(`'home', '{2025-03-01}', 'accepted', '2025-02-02', '2025-03-02'`),
    by: 'time_proposal_agreed_check',
  },
  {
    why: 'what is not accepted agrees on nothing',
    sql: proposal(`'home', '{2025-03-01}', 'withdrawn', '2025-02-02', '2025-03-01'`),
    by: 'time_proposal_agreed_check',
  },
  {
    why: 'an open offer has no end',
    sql: proposal(`'home', '{2025-03-01}', 'open', '2025-02-02', null`),
    by: 'time_proposal_ended_check',
  },
  {
    why: 'there are three answers about an evening',
    sql: `insert into evening_answer (user_id, day, answer) values (1, '2025-03-01', 'maybe')`,
    by: 'evening_answer_answer_check',
  },
  { why: 'a note is about a person', sql: note(`null, null, 'x'`), by: 'person_note_person_check' },
  { why: 'a note says something', sql: note(`null, 1, ''`), by: 'person_note_text_check' },
  { why: 'a note ends somewhere', sql: note(`null, 1, repeat('x', 2001)`), by: 'person_note_text_check' },
  {
    why: 'the captains of a series are reminded once a day',
    sql: `insert into series_reminder (series_id, reminded_on) values (2, '2025-03-01'), (2, '2025-03-01')`,
    by: 'series_reminder_day_unique',
  },
  {
    why: 'a sanction is of a player or of a team, and of no one else',
    sql: sanction(`'warning', null, null, '2026-03-01', null, null`),
    by: 'sanction_subject_check',
  },
  {
    why: 'a team is only warned',
    sql: sanction(`'ban', null, 1, '2026-03-01', null, null`),
    by: 'sanction_subject_check',
  },
  {
    why: 'a suspension has an end',
    sql: sanction(`'suspension', 1, null, '2026-03-01', null, null`),
    by: 'sanction_end_check',
  },
  {
    why: 'a suspension has one end',
    sql: sanction(`'suspension', 1, null, '2026-03-01', '2026-03-02', 2`),
    by: 'sanction_end_check',
  },
  {
    why: 'a ban does not go over series',
    sql: sanction(`'ban', 1, null, '2026-03-01', null, 2`),
    by: 'sanction_end_check',
  },
  {
    why: 'a sanction ends on its first day or later',
    sql: sanction(`'ban', 1, null, '2026-03-02', '2026-03-01', null`),
    by: 'sanction_days_check',
  },
  {
    why: 'a sanction is lifted with a reason',
    sql: `${sanction(`'ban', 1, null, '2026-03-01', null, null`)}; update sanction set lifted_at = now()`,
    by: 'sanction_lifted_whole_check',
  },
  {
    why: 'one login account has one user',
    sql: `insert into app_user (discord_id, discord_username) values ('100', 'x')`,
    by: 'app_user_discord_id_unique',
  },
  { why: 'there is no fifth role', sql: `insert into user_role values (1, 5)`, by: 'user_role_role_check' },
  {
    why: 'an address is the same whatever its case',
    sql: `insert into association_member (email) values ('MEDLEM@example.SE')`,
    by: 'association_member_email_unique',
  },
  { why: 'a user is one player', sql: `update player set user_id = 1 where id = 2`, by: 'player_user_unique' },
  {
    why: 'a nickname of spaces is none',
    sql: `update player set nickname = '  ' where id = 1`,
    by: 'player_nickname_check',
  },
  {
    why: 'a nickname has at most 34 characters',
    sql: `update player set nickname = repeat('å', 35) where id = 1`,
    by: 'player_nickname_check',
  },
  { why: 'mmr has four digits', sql: `update player set mmr = 10000 where id = 1`, by: 'player_mmr_check' },
  {
    why: 'a country is two capitals',
    sql: `update player set nationality = 'se' where id = 1`,
    by: 'player_nationality_check',
  },
  { why: 'an unknown platform tells nothing', sql: account(`2, 'unknown', '1'`), by: 'game_account_platform_check' },
  {
    why: 'an account comes from the player or from staff',
    sql: `update game_account set source = 'replay'`,
    by: 'game_account_source_check',
  },
  {
    why: 'an account is one player',
    sql: account(`2, 'steam', '76561190000000001'`),
    by: 'game_account_account_unique',
  },
  {
    why: 'a team name is taken whatever its case, also for Ä',
    sql: `insert into team (name) values ('ÄLGARNA')`,
    by: 'team_name_unique',
  },
  {
    why: 'a team name has at most 60 characters',
    sql: `insert into team (name) values (repeat('x', 61))`,
    by: 'team_name_check',
  },
  {
    why: 'an open entry holds the player from then on',
    sql: rosterEntrySql(`2, 1, 2, '2025-06-01', null`),
    by: 'roster_entry_one_team_excl',
  },
  {
    why: 'a closed entry holds the player until its end',
    sql: rosterEntrySql(`2, 2, 2, '2025-02-28', null`),
    by: 'roster_entry_one_team_excl',
  },
  {
    why: 'not even twice in the same team',
    sql: rosterEntrySql(`1, 1, 2, '2025-06-01', null`),
    by: 'roster_entry_one_team_excl',
  },
  {
    why: 'a team has one captain',
    sql: rosterEntrySql(`1, 4, 1, '2025-02-01', null`),
    by: 'roster_entry_one_captain_unique',
  },
  {
    why: 'an entry ends after it starts',
    sql: rosterEntrySql(`1, 4, 2, '2025-02-01', '2025-02-01'`),
    by: 'roster_entry_period_check',
  },
  {
    why: 'the captain is 1 and no one comes before',
    sql: rosterEntrySql(`1, 4, 0, '2025-02-01', null`),
    by: 'roster_entry_sort_order_check',
  },
  {
    why: 'a season has a name of its own',
    sql: `insert into season (name, starts_on, ends_on) values ('Våren', '2026-01-01', '2026-02-01')`,
    by: 'season_name_unique',
  },
  {
    why: 'a season ends after it starts',
    sql: `update season set ends_on = '2025-01-06' where id = 1`,
    by: 'season_dates_check',
  },
  {
    why: 'there are two series formats',
    sql: `update season set series_format = 'best-of-3' where id = 1`,
    by: 'season_series_format_check',
  },
  {
    why: 'an address leads to one division',
    sql: `update division set discriminator = 'ettan' where id = 2`,
    by: 'division_discriminator_unique',
  },
  {
    why: 'a discriminator fits an address',
    sql: `update division set discriminator = 'tvåan' where id = 2`,
    by: 'division_discriminator_check',
  },
  {
    why: 'a division has a name of its own in its season',
    sql: `update division set name = 'Ettan' where id = 2`,
    by: 'division_name_unique',
  },
  {
    why: 'a team plays in one division of a season',
    sql: divisionTeam(`2, 1, 1, 'x'`),
    by: 'division_team_season_unique',
  },
  {
    why: "the season beside a team is the division's",
    sql: divisionTeam(`1, 2, 3, 'x'`),
    by: 'division_team_division_fk',
  },
  {
    why: 'only a disqualified team has its results annulled',
    sql: `update division_team set are_results_annulled = true where team_id = 1`,
    by: 'division_team_annulled_check',
  },
  {
    why: 'points are not taken away without a reason',
    sql: `update division_team set adjustment = -3 where team_id = 1`,
    by: 'division_team_adjustment_check',
  },
  {
    why: 'an order is not set without a reason',
    sql: `update division_team set decider = 1 where team_id = 1`,
    by: 'division_team_decider_check',
  },
  { why: 'a team asks a player once at a time', sql: invite(`1, 4, 0, null`), by: 'invite_one_pending' },
  { why: 'an invite is decided some day', sql: invite(`1, 5, 1, null`), by: 'invite_decided_check' },
  { why: 'a waiting invite is not decided', sql: invite(`1, 5, 0, now()`), by: 'invite_decided_check' },
  { why: 'there are four states of an invite', sql: invite(`1, 5, 4, now()`), by: 'invite_status_check' },
  {
    why: 'an account has one open request of a kind',
    sql: request(`'newTeam', 1, 'pending', null, null`),
    by: 'approval_request_one_open',
  },
  {
    why: 'an account of a replay is in one open request, whoever asks',
    sql: `insert into approval_request (kind, user_id, payload) values ('gameAccount', 1, '{"platform": "epic", "platformId": "Ab"}'), ('gameAccount', 2, '{"platform": "epic", "platformId": "aB"}')`,
    by: 'approval_request_one_open_account',
  },
  {
    why: 'there are seven kinds of requests',
    sql: request(`'newBall', 1, 'pending', null, null`),
    by: 'approval_request_kind_check',
  },
  {
    why: 'there are four states of a request',
    sql: request(`'transfer', 1, 'maybe', null, now()`),
    by: 'approval_request_status_check',
  },
  {
    why: 'a request is decided some day',
    sql: request(`'transfer', 1, 'accepted', null, null`),
    by: 'approval_request_decided_check',
  },
  {
    why: 'staff say why they deny',
    sql: request(`'transfer', 1, 'denied', null, now()`),
    by: 'approval_request_reason_check',
  },
  {
    why: 'no one says why they accept',
    sql: request(`'transfer', 1, 'accepted', 'x', now()`),
    by: 'approval_request_reason_check',
  },
  {
    why: 'a reason is not a book',
    sql: request(`'transfer', 1, 'denied', repeat('x', 2001), now()`),
    by: 'approval_request_reason_length_check',
  },
  {
    why: 'staff say why a request is aside',
    sql: `insert into approval_request (kind, user_id, payload, aside_at) values ('existingUser', 2, '{}', now())`,
    by: 'approval_request_aside_reason_check',
  },
  {
    why: 'why a request is aside is not a book',
    sql: `insert into approval_request (kind, user_id, payload, aside_at, aside_reason)
          values ('existingUser', 2, '{}', now(), repeat('x', 2001))`,
    by: 'approval_request_aside_reason_length_check',
  },
  { why: 'a row of the table has one colour', sql: band(1, 2, 3), by: 'placement_band_overlap_excl' },
  { why: 'a band goes downwards', sql: band(1, 5, 4), by: 'placement_band_positions_check' },
  { why: 'a colour is six digits', sql: band(1, 5, 6, 'red'), by: 'placement_band_hex_check' },
  {
    why: 'a band leads to something that the league knows',
    sql: band(1, 5, 6, '#112233', 'glory'),
    by: 'placement_band_meaning_check',
  },
  {
    why: 'a team does not meet itself',
    sql: `insert into series (division_id, week, home_team_id, away_team_id) values (1, 3, 1, 1)`,
    by: 'series_two_teams_check',
  },
  {
    why: 'the guests are of the division',
    sql: `insert into series (division_id, week, home_team_id, away_team_id) values (1, 3, 1, 3)`,
    by: 'series_away_team_fk',
  },
  {
    why: 'the hosts are of the division',
    sql: `insert into series (division_id, week, home_team_id, away_team_id) values (1, 3, 4, 1)`,
    by: 'series_home_team_fk',
  },
  { why: 'weeks count from 1', sql: `update series set week = 0 where id = 1`, by: 'series_week_check' },
  { why: 'a result is whole', sql: series('home_games, away_games', '3, 0'), by: 'series_reported_whole_check' },
  {
    why: 'a series without a result lacks no numbers',
    sql: series('has_player_numbers', 'false'),
    by: 'series_player_numbers_check',
  },
  {
    why: 'a walkover has no numbers to wait for',
    sql: `insert into series (division_id, week, home_team_id, away_team_id, has_player_numbers, walkover, home_games,
            away_games, home_goals, away_goals, reported_at) values (1, 3, 1, 2, false, 'home', 3, 0, 0, 0, now())`,
    by: 'series_player_numbers_check',
  },
  {
    why: 'only a result can be an own matter',
    sql: series('is_own_matter', 'true'),
    by: 'series_own_matter_check',
  },
  { why: 'a walkover is a result', sql: series('walkover', `'home'`), by: 'series_reported_whole_check' },
  { why: 'no one wins five games', sql: series(RESULT, `5, 0, 9, 1, now()`), by: 'series_games_check' },
  { why: 'no one plays eight games', sql: series(RESULT, `4, 4, 9, 4, now()`), by: 'series_games_check' },
  { why: 'a played series has a winner', sql: series(RESULT, `2, 2, 9, 4, now()`), by: 'series_result_check' },
  {
    why: 'a walkover is won clean',
    sql: series(`walkover, ${RESULT}`, `'home', 3, 1, 0, 0, now()`),
    by: 'series_result_check',
  },
  {
    why: 'a walkover is won by the one who is given it',
    sql: series(`walkover, ${RESULT}`, `'away', 3, 0, 0, 0, now()`),
    by: 'series_result_check',
  },
  {
    why: 'a walkover has no goals',
    sql: series(`walkover, ${RESULT}`, `'home', 3, 0, 1, 0, now()`),
    by: 'series_result_check',
  },
  {
    why: 'when both are absent no one has a game',
    sql: series(`walkover, ${RESULT}`, `'both', 3, 0, 0, 0, now()`),
    by: 'series_result_check',
  },
  {
    why: 'a walkover is home, away or both',
    sql: series(`walkover, ${RESULT}`, `'none', 3, 0, 0, 0, now()`),
    by: 'series_walkover_check',
  },
  { why: 'there is no eighth game', sql: game('', '1, 8, 2, 1'), by: 'game_number_check' },
  { why: 'a game is played once', sql: game('', '1, 1, 2, 1'), by: 'game_number_unique' },
  { why: 'a game cannot be level', sql: game('', '1, 2, 2, 2'), by: 'game_not_level_check' },
  { why: 'goals are not negative', sql: game('', '1, 2, -1, 2'), by: 'game_goals_check' },
  { why: 'a box score is of one game', sql: game(', replay_digest', `1, 2, 3, 1, 'digest'`), by: 'game_replay_unique' },
  {
    why: 'two games of a series do not begin in the same second',
    sql: game(', replay_digest', `1, 2, 3, 1, '${'a'.repeat(64)}-5'), (1, 3, 3, 1, '${'b'.repeat(64)}-5'`),
    by: 'game_start_unique',
  },
  {
    why: 'a side has three players',
    sql: stats(`1, 'home', 4, 2, 1, 0, 0, 0, 0, 0`),
    by: 'player_game_stats_slot_check',
  },
  { why: 'a slot is taken once', sql: stats(`1, 'home', 1, 2, 1, 0, 0, 0, 0, 0`), by: 'player_game_stats_pk' },
  {
    why: 'a player has one row in a game',
    sql: stats(`1, 'away', 1, 1, 2, 0, 0, 0, 0, 0`),
    by: 'player_game_stats_player_unique',
  },
  {
    why: 'sides are home and away',
    sql: stats(`1, 'blue', 1, 2, 1, 0, 0, 0, 0, 0`),
    by: 'player_game_stats_side_check',
  },
  {
    why: 'numbers are not negative',
    sql: stats(`1, 'away', 1, 2, 2, 0, 0, 0, -1, 0`),
    by: 'player_game_stats_numbers_check',
  },
  { why: 'a player with results is not deleted', sql: `delete from player where id = 3`, by: 'roster_entry_player_fk' },
];

/** Rows that are just inside the rules. */
export const ALLOWED: Allowed[] = [
  {
    why: 'each side has an open offer beside the agreed one',
    sql: [
      proposal(`'home', '{2025-03-01}', 'accepted', '2025-02-02', '2025-03-01'`),
      proposal(`'home', '{2025-03-02}', 'open', null, null`),
      proposal(`'away', '{2025-03-03}', 'open', null, null`),
    ].join('; '),
  },
  { why: 'two teams ask the same player', sql: invite(`2, 4, 0, null`) },
  {
    why: 'a team asks again after a no',
    sql: `update invite set status = 2, decided_at = now(); ${invite(`1, 4, 0, null`)}`,
  },
  { why: 'an account asks for two kinds at once', sql: request(`'transfer', 1, 'pending', null, null`) },
  { why: 'two accounts ask for the same kind', sql: request(`'newTeam', 2, 'pending', null, null`) },
  { why: 'an account asks again after a no', sql: request(`'newTeam', 1, 'denied', 'nej', now()`) },
  { why: 'an entry starts at the instant that the last one ends', sql: rosterEntrySql(`2, 2, 1, '2025-03-01', null`) },
  { why: 'a former captain does not bar the next', sql: rosterEntrySql(`2, 4, 1, '2025-02-01', null`) },
  { why: 'a band starts below the last one', sql: band(1, 3, 4) },
  { why: 'the same rows have a colour in another division', sql: band(2, 1, 2) },
  { why: 'a team plays next season too', sql: divisionTeam(`3, 2, 1, 'x'`) },
  {
    why: 'a division has the same address next season',
    sql: `update division set discriminator = 'ettan' where id = 3`,
  },
  { why: 'both can be absent', sql: series(`walkover, ${RESULT}`, `'both', 0, 0, 0, 0, now()`) },
  { why: 'a walkover in four games', sql: series(`walkover, ${RESULT}`, `'away', 0, 4, 0, 0, now()`) },
  { why: 'games typed by hand have no box score', sql: `${game('', '1, 2, 3, 1')}; ${game('', '1, 3, 3, 1')}` },
  { why: 'the same number on another platform is another account', sql: account(`2, 'epic', '76561190000000001'`) },
];
