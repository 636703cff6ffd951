import { FIELD_NUMBERS } from '../src/domain/recordings/play/field-numbers.ts';

const HEAT = 'array_fill(0::real, array[320])';
const game = (values: string, heat = HEAT): string =>
  `insert into game_field_play values (${values}, 1, 1, 1, true, null, 1, 1, 1, 1, ${heat}, 'd')`;
const GAME = game(`1, null, 1, 1, 0`);
const player = (values: string, heat = HEAT): string =>
  `insert into player_field_play (game_id, position, side, slot, heat, ${FIELD_NUMBERS.join(', ')})
    values (${values}, ${heat}, ${FIELD_NUMBERS.map(() => '0').join(', ')})`;
const event = (position: number, kind: string, side: string, kickoff = 'null', winner = 'null'): string =>
  `insert into field_event (game_id, position, kind, side, seconds, is_overtime, is_own_goal, kickoff_kind, kickoff_winner)
    values (1, ${position}, '${kind}', ${side}, 1, false, false, ${kickoff}, ${winner})`;

/** Rows of the field that the database must refuse from every writer. Game 1 has one row: the home side's first. */
export const REFUSED_OF_FIELD_PLAY = [
  { why: 'field play is of a game', sql: game(`9, null, 1, 1, 0`), by: 'game_field_play_game_fk' },
  { why: 'a game is read once', sql: `${GAME}; ${GAME}`, by: 'game_field_play_pk' },
  { why: 'there are two colours', sql: game(`1, null, 1, 1, 2`), by: 'game_field_play_colour_check' },
  { why: 'heat has all cells', sql: game(`1, null, 1, 1, 0`, `'{1,2}'`), by: 'game_field_play_heat_check' },
  { why: 'players are of a read game', sql: player(`1, 0, 'home', 1`), by: 'player_field_play_game_fk' },
  {
    why: 'a place in the recording is taken once',
    sql: `${GAME}; ${player(`1, 0, 'home', 1`)}; ${player(`1, 0, 'home', null`)}`,
    by: 'player_field_play_pk',
  },
  {
    why: 'a row of the report is one player',
    sql: `${GAME}; ${player(`1, 0, 'home', 1`)}; ${player(`1, 1, 'home', 1`)}`,
    by: 'player_field_play_row_unique',
  },
  { why: 'a credited player has a row', sql: `${GAME}; ${player(`1, 0, 'away', 1`)}`, by: 'player_field_play_row_fk' },
  { why: 'places are few', sql: `${GAME}; ${player(`1, 64, 'home', null`)}`, by: 'player_field_play_position_check' },
  { why: 'a player is of a side', sql: `${GAME}; ${player(`1, 0, 'blue', null`)}`, by: 'player_field_play_side_check' },
  {
    why: "a player's heat has all cells",
    sql: `${GAME}; ${player(`1, 0, 'home', null`, `'{}'`)}`,
    by: 'player_field_play_heat_check',
  },
  { why: 'events are of a read game', sql: event(0, 'goal', `'home'`), by: 'field_event_game_fk' },
  {
    why: 'an event has its place',
    sql: `${GAME}; ${event(0, 'goal', `'home'`)}; ${event(0, 'save', `'home'`)}`,
    by: 'field_event_pk',
  },
  { why: 'kinds of events are known', sql: `${GAME}; ${event(0, 'party', `'home'`)}`, by: 'field_event_kind_check' },
  {
    why: 'kinds of kickoffs are known',
    sql: `${GAME}; ${event(0, 'kickoff', `'home'`, `'long'`)}`,
    by: 'field_event_kickoff_check',
  },
  {
    why: 'a kickoff is won by a side',
    sql: `${GAME}; ${event(0, 'kickoff', `'home'`, 'null', `'blue'`)}`,
    by: 'field_event_kickoff_winner_check',
  },
  { why: 'an event is of a side', sql: `${GAME}; ${event(0, 'goal', `'blue'`)}`, by: 'field_event_side_check' },
  { why: 'a track is of a read game', sql: `insert into game_track values (1, 'd', '')`, by: 'game_track_game_fk' },
  {
    why: 'a game has one track',
    sql: `${GAME}; insert into game_track values (1, 'd', ''), (1, 'e', '')`,
    by: 'game_track_pk',
  },
];
