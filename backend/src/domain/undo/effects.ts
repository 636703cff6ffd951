/**
 * What taking acts back does, thing by thing, told from the stored changes of the rows themselves (R19): so it is true for
 * every kind of act, also for one that notes no values in the log.
 */
import type { ChangedRow } from './later-changes.ts';

/** Everything that staff can recognise as one thing. */
export const THINGS = [
  'setting',
  'season',
  'week-rules',
  'division',
  'stage',
  'colour',
  'team',
  'player',
  'merge',
  'member',
  'member-details',
  'role',
  'account',
  'place',
  'entry',
  'sign-up',
  'sanction',
  'honour',
  'note',
  'series',
  'reminder',
  'line-up',
  'dispute',
  'claim',
  'offer',
  'game',
  'row',
  'invite',
  'picture',
  'evidence',
  'request',
  'message',
  'category',
  'post',
  'page',
  'floor',
  'partner',
  'six-mans-player',
  'six-mans-series',
] as const;
export type Thing = (typeof THINGS)[number];

/** What becomes of a thing. `moved`: it is another player's again. */
export const FATES = ['back', 'gone', 'opened', 'closed', 'moved', 'changed'] as const;
export type Fate = (typeof FATES)[number];

interface ThingRule {
  thing: Thing;
  /** It is open while this column is empty. */
  openWhile?: string;
  /** Only a row that goes back to another player is told: the others are parts of another thing. */
  isPart?: boolean;
}

/** Each tracked table is a thing, or a part of one that is told with it. */
const RULES: Readonly<Record<string, ThingRule | 'part'>> = {
  setting: { thing: 'setting' },
  season: { thing: 'season' },
  match_week_rules: { thing: 'week-rules' },
  division: { thing: 'division' },
  placement_band: { thing: 'colour' },
  team: { thing: 'team' },
  player: { thing: 'player' },
  merged_player: { thing: 'merge' },
  merged_team: { thing: 'merge' },
  association_member: { thing: 'member' },
  membership: { thing: 'member-details' },
  user_role: { thing: 'role' },
  game_account: { thing: 'account' },
  roster_entry: { thing: 'place' },
  division_team: { thing: 'entry' },
  stage: { thing: 'stage' },
  stage_entrant: 'part',
  signup: { thing: 'sign-up' },
  sanction: { thing: 'sanction' },
  season_honour: { thing: 'honour' },
  person_note: { thing: 'note' },
  series: { thing: 'series' },
  series_reminder: { thing: 'reminder' },
  series_event: 'part',
  line_up: { thing: 'line-up' },
  line_up_player: 'part',
  dispute: { thing: 'dispute', openWhile: 'decided_at' },
  dispute_story: 'part',
  no_show_claim: { thing: 'claim', openWhile: 'decided_at' },
  time_proposal: { thing: 'offer', openWhile: 'ended_at' },
  game: { thing: 'game' },
  player_game_stats: { thing: 'row', isPart: true },
  goal: 'part',
  invite: { thing: 'invite', openWhile: 'decided_at' },
  image: { thing: 'picture' },
  series_evidence: { thing: 'evidence' },
  approval_request: { thing: 'request', openWhile: 'decided_at' },
  captain_message: { thing: 'message' },
  news_category: { thing: 'category' },
  news_post: { thing: 'post' },
  managed_page: { thing: 'page' },
  six_mans_floor: { thing: 'floor' },
  partner: { thing: 'partner' },
  six_mans_player: { thing: 'six-mans-player' },
  six_mans_series: { thing: 'six-mans-series' },
  six_mans_result: 'part',
};

/** Is it known what a table is about? A test asks it for every tracked table. */
export const isTold = (table: string): boolean => table in RULES;

/** The thing that every row of a table is; null for parts of another thing. */
export function thingOf(table: string): Thing | null {
  const rule = RULES[table];
  return !rule || rule === 'part' || rule.isPart ? null : rule.thing;
}

/** A changed row with the values that it gets back: of an update its former ones, of a delete all of them. */
export type TakenRow = Pick<ChangedRow, 'changeId' | 'table' | 'kind' | 'key'> & {
  former: Readonly<Record<string, unknown>> | null;
};

/** What becomes of one row, with the values that it gets back. */
export interface RowFate {
  table: string;
  key: string;
  thing: Thing;
  fate: Fate;
  former: Readonly<Record<string, unknown>>;
}

/** What becomes of every row that some acts have changed, when all of them are taken back together. */
export function fatesOf(changes: readonly TakenRow[]): RowFate[] {
  const byRow = new Map<string, TakenRow[]>();
  for (const change of changes.toSorted((one, other) => one.changeId - other.changeId)) {
    const place = `${change.table} ${change.key}`;
    byRow.set(place, [...(byRow.get(place) ?? []), change]);
  }
  return [...byRow.values()].flatMap((history) => fateOf(history) ?? []);
}

function fateOf(history: readonly TakenRow[]): RowFate | null {
  const [first] = history;
  const last = history.at(-1);
  const rule = first && RULES[first.table];
  if (!first || !last || !rule || rule === 'part') return null;
  // the earliest value of each column is the one that comes back
  const former = Object.assign({}, ...history.toReversed().map((change) => change.former ?? {})) as RowFate['former'];
  const fate = inOneWord(first.kind === 'insert', last.kind === 'delete', former, rule);
  if (fate === null || (rule.isPart && fate !== 'moved')) return null;
  return { table: first.table, key: first.key, thing: rule.thing, fate, former };
}

function inOneWord(
  wasMade: boolean,
  isGone: boolean,
  former: Readonly<Record<string, unknown>>,
  { openWhile }: ThingRule,
): Fate | null {
  if (wasMade) return isGone ? null : 'gone';
  if (isGone) return 'back';
  if (openWhile !== undefined && openWhile in former) return former[openWhile] === null ? 'opened' : 'closed';
  return 'player_id' in former && former['player_id'] !== null ? 'moved' : 'changed';
}
