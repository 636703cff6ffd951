/** A column of a primary key, with its SQL type. */
type KeyColumn = readonly [name: string, type: 'int' | 'smallint' | 'text'];

/** A table whose changes are stored. */
export interface TrackedTable {
  name: string;
  key: readonly KeyColumn[];
  /** Rows count their changes in a column `version`, so that callers can say which one they saw. */
  hasVersion?: boolean;
}

const ID: readonly KeyColumn[] = [['id', 'int']];

/**
 * The tables whose changes triggers store (schema/functions/row-changes-*.sql), in the order in which their rows are locked: what
 * holds others comes first. A test compares them with the database.
 */
export const TRACKED_TABLES: readonly TrackedTable[] = [
  { name: 'setting', key: [['key', 'text']] },
  { name: 'season', key: ID },
  { name: 'match_week_rules', key: [['season_id', 'int']] },
  { name: 'division', key: ID },
  { name: 'stage', key: [['division_id', 'int']], hasVersion: true },
  { name: 'placement_band', key: ID },
  { name: 'team', key: ID },
  { name: 'player', key: ID },
  { name: 'association_member', key: ID },
  { name: 'membership', key: ID },
  { name: 'merged_player', key: [['player_id', 'int']] },
  { name: 'merged_team', key: [['team_id', 'int']] },
  {
    name: 'user_role',
    key: [
      ['user_id', 'int'],
      ['role', 'smallint'],
    ],
  },
  { name: 'game_account', key: ID },
  { name: 'roster_entry', key: ID },
  {
    name: 'division_team',
    key: [
      ['division_id', 'int'],
      ['team_id', 'int'],
    ],
  },
  {
    name: 'stage_entrant',
    key: [
      ['division_id', 'int'],
      ['seed', 'smallint'],
    ],
  },
  {
    name: 'signup',
    key: [
      ['season_id', 'int'],
      ['team_id', 'int'],
    ],
  },
  { name: 'sanction', key: ID, hasVersion: true },
  { name: 'person_note', key: ID },
  { name: 'series', key: ID, hasVersion: true },
  { name: 'series_reminder', key: ID },
  { name: 'series_event', key: ID },
  {
    name: 'line_up',
    key: [
      ['series_id', 'int'],
      ['side', 'text'],
    ],
  },
  {
    name: 'line_up_player',
    key: [
      ['series_id', 'int'],
      ['side', 'text'],
      ['slot', 'smallint'],
    ],
  },
  { name: 'dispute', key: ID },
  {
    name: 'dispute_story',
    key: [
      ['dispute_id', 'int'],
      ['side', 'text'],
    ],
  },
  { name: 'no_show_claim', key: ID },
  { name: 'time_proposal', key: ID },
  { name: 'game', key: ID },
  {
    name: 'player_game_stats',
    key: [
      ['game_id', 'int'],
      ['side', 'text'],
      ['slot', 'smallint'],
    ],
  },
  {
    name: 'goal',
    key: [
      ['game_id', 'int'],
      ['number', 'smallint'],
    ],
  },
  { name: 'season_honour', key: ID, hasVersion: true },
  { name: 'invite', key: ID },
  { name: 'image', key: [['name', 'text']] },
  { name: 'series_evidence', key: ID },
  { name: 'approval_request', key: ID },
  { name: 'captain_message', key: ID },
  { name: 'news_category', key: ID },
  { name: 'news_post', key: ID, hasVersion: true },
  { name: 'managed_page', key: ID, hasVersion: true },
  { name: 'partner', key: ID, hasVersion: true },
  { name: 'six_mans_floor', key: [['rank', 'text']] },
  { name: 'six_mans_player', key: ID },
  { name: 'six_mans_series', key: ID },
  {
    name: 'six_mans_result',
    key: [
      ['series_id', 'int'],
      ['six_mans_player_id', 'int'],
    ],
  },
];

/** The table of this name. An unknown name throws, because names become SQL. */
export function trackedTable(name: string): TrackedTable {
  const table = TRACKED_TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`${name} is no table whose changes are stored`);
  return table;
}
