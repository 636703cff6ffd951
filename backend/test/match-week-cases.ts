/** Rows of the match week (R27) that the database must refuse from every writer. Series 1 has a result, series 2 none. */
const picture = (values: string): string =>
  `insert into image (name) values ('a.png');
   insert into series_evidence (series_id, added_at, kind, side, image_name)
   select 1, '2025-02-01', v.k, v.s, v.n from (values (${values})) v (k, s, n)`;
/** A dispute about series 1: values are side, game, decided at, outcome, reason. */
const dispute = (values: string): string =>
  `insert into dispute (series_id, opened_at, side, game_number, decided_at, outcome, reason)
   select 1, '2025-02-01', v.s, v.g::smallint, v.d::timestamptz, v.o, v.r from (values (${values})) v (s, g, d, o, r)`;
/** A claim about series 2: values are side, objected at, objection, decided at, outcome, reason. */
const claim = (values: string): string =>
  `insert into no_show_claim (series_id, for_start, claimed_at, side, objected_at, objection, decided_at, outcome, reason)
   select 2, '2025-02-01', '2025-02-01', v.s, v.a::timestamptz, v.t, v.d::timestamptz, v.o, v.r
     from (values (${values})) v (s, a, t, d, o, r)`;
const confirmation = (values: string, id = 1): string =>
  `update series set (confirmation, reported_by_side, confirm_by) = (${values}) where id = ${id}`;

export const REFUSED_OF_MATCH_WEEK = [
  {
    why: 'a result waits, is confirmed or disputed',
    sql: confirmation(`'perhaps', 'home', null`),
    by: 'series_confirmation_check',
  },
  {
    why: 'what waits has an end',
    sql: confirmation(`'waiting', 'home', null`),
    by: 'series_confirmation_whole_check',
  },
  {
    why: 'what is confirmed waits for nothing',
    sql: confirmation(`'confirmed', 'home', '2025-02-02'`),
    by: 'series_confirmation_whole_check',
  },
  {
    why: 'a team has reported what is confirmed',
    sql: confirmation(`'confirmed', null, null`),
    by: 'series_confirmation_whole_check',
  },
  {
    why: 'a series without a result is not confirmed',
    sql: confirmation(`'confirmed', 'home', null`, 2),
    by: 'series_confirmation_whole_check',
  },
  {
    why: 'one of the two teams has reported',
    sql: confirmation(`'confirmed', 'both', null`),
    by: 'series_reported_by_side_check',
  },
  {
    why: 'a series has one open dispute',
    sql: `${dispute(`'home', null, null, null, null`)}; ${dispute(`'away', 1, null, null, null`)}`,
    by: 'dispute_one_open_unique',
  },
  {
    why: 'a dispute is about one of seven games',
    sql: dispute(`'home', 8, null, null, null`),
    by: 'dispute_game_check',
  },
  {
    why: 'a decided dispute has an outcome',
    sql: dispute(`'home', null, '2025-02-02', null, 'x'`),
    by: 'dispute_decided_check',
  },
  {
    why: 'an outcome is one of four',
    sql: dispute(`'home', null, '2025-02-02', 'lost', 'x'`),
    by: 'dispute_outcome_check',
  },
  { why: 'a reason says something', sql: dispute(`'home', null, null, null, ''`), by: 'dispute_reason_check' },
  {
    why: 'a team has one story',
    sql: `insert into dispute (id, series_id, opened_at, side) values (9, 1, '2025-02-01', 'home');
          insert into dispute_story (dispute_id, side, text, told_at) values (9, 'home', 'x', now()), (9, 'home', 'y', now())`,
    by: 'dispute_story_pk',
  },
  {
    why: 'a series has one open claim',
    sql: `${claim(`'home', null, null, null, null, null`)}; ${claim(`'away', null, null, null, null, null`)}`,
    by: 'no_show_claim_one_open_unique',
  },
  {
    why: 'one of the two teams claims',
    sql: claim(`'both', null, null, null, null, null`),
    by: 'no_show_claim_side_check',
  },
  {
    why: 'a claim ends in one of four ways',
    sql: claim(`'home', null, null, '2025-02-02', 'lost', null`),
    by: 'no_show_claim_outcome_check',
  },
  {
    why: 'a decided claim has an outcome',
    sql: claim(`'home', null, null, '2025-02-02', null, null`),
    by: 'no_show_claim_decided_check',
  },
  {
    why: 'an objection has a time',
    sql: claim(`'home', null, 'x', null, null, null`),
    by: 'no_show_claim_objection_check',
  },
  {
    why: 'an objection says something',
    sql: claim(`'home', '2025-02-02', '', null, null, null`),
    by: 'no_show_claim_texts_check',
  },
  { why: 'a picture is of a known kind', sql: picture(`'selfie', 'home', 'a.png'`), by: 'series_evidence_kind_check' },
  {
    why: 'a picture about a series is stored',
    sql: picture(`'lobby', 'home', 'b.png'`),
    by: 'series_evidence_image_fk',
  },
  {
    why: 'a line-up has four players at most',
    sql: `insert into line_up (series_id, side, for_start, named_at) values (2, 'home', now(), now());
          insert into line_up_player (series_id, side, slot, player_id) values (2, 'home', 5, 1)`,
    by: 'line_up_player_slot_check',
  },
  {
    why: 'a player stands in a line-up that there is',
    sql: `insert into line_up_player (series_id, side, slot, player_id) values (2, 'home', 1, 1)`,
    by: 'line_up_player_line_up_fk',
  },
  {
    why: 'the week begins on a day of the week',
    sql: `insert into match_week_rules (season_id, deadline_weekday) values (1, 8)`,
    by: 'match_week_rules_weekday_check',
  },
  {
    why: 'a deadline is a time of day',
    sql: `insert into match_week_rules (season_id, deadline_time) values (1, '24:00')`,
    by: 'match_week_rules_time_check',
  },
  {
    why: 'a line of the timeline is of a known kind',
    sql: `insert into series_event (series_id, kind, happened_at) values (1, 'gossip', now())`,
    by: 'series_event_kind_check',
  },
  {
    why: 'a captain is reminded of the same thing once',
    sql: `insert into week_reminder (series_id, kind, about, reminded_at)
          values (1, 'start', '2025-03-01', now()), (1, 'start', '2025-03-01', now())`,
    by: 'week_reminder_pk',
  },
];
