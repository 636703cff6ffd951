import type { EventKind } from '../../../../src/domain/partners/league-event.ts';
import { EventsService } from '../../../../src/modules/partners/events/events.service.ts';
import { League } from '../../../factories/league.ts';
import { linkPlayer } from '../../../harness/accounts.ts';
import type { TestApp } from '../../../harness/app.ts';
import { signIn } from '../../../harness/browser.ts';
import type { Browser } from '../../../harness/browser.ts';
import { tableRows } from '../../../harness/table-rows.ts';
import { matterOf } from '../../requests/own-matter-world.ts';
import type { Matter } from '../../requests/own-matter-world.ts';
import { queryAsUser } from '../division-calls.ts';

/** What `undoPlan` answers. */
export interface Plan {
  acts: { id: number; actKey: string; changes: { path: string; before: string | null; after: string | null }[] }[];
  effects: { thing: string; fate: string; count: number }[];
  obstacle: { messageKey: string } | null;
}

/** A member of staff at work. */
export interface Desk {
  app: TestApp;
  as: Browser;
  userId: number;
  playerId: number;
  league: League;
}

/** An account with these roles, signed in. */
export async function deskOf(
  app: TestApp,
  name: string,
  ...roles: ('admin' | 'divisionadmin' | 'graphics' | 'writer')[]
): Promise<Desk> {
  const { userId, playerId } = await linkPlayer(app.db, name, { roles });
  return { app, as: await signIn(app, name), userId, playerId, league: new League(app.db) };
}

/** Two teams of a division that the desk's account runs; it plays in none of them. */
export const newMatter = ({ app, league, playerId, userId }: Desk, divisionAdmin = userId): Promise<Matter> =>
  matterOf({ app, league }, 'no team', playerId, divisionAdmin);

const PROBLEM = '... on Problem { code messageKey }';

/** Sends a mutation; `answer` are fields of its result. Throws its refusal. Returns these fields. */
export async function sendCall(
  { app, as }: Desk,
  call: string,
  { answer = '', declared = '', variables = {} }: { answer?: string; declared?: string; variables?: object } = {},
): Promise<Record<string, unknown>> {
  const head = declared === '' ? 'mutation' : `mutation (${declared})`;
  const text = `${head} { it: ${call} { __typename ${answer} ${PROBLEM} } }`;
  const { it } = await queryAsUser<{ it: Record<string, unknown> & { code?: string; messageKey?: string } }>(
    app,
    as,
    text,
    variables,
  );
  if (it.code) throw new Error(`${it.code} ${it.messageKey}`);
  return it;
}

/** The newest entry of the audit. */
export async function lastEntry({ app }: Desk): Promise<{ id: number; act: string }> {
  const [entry] = await app.db.query<{ id: number; act: string }>(
    'select id, act from audit_entry order by id desc limit 1',
  );
  return entry ?? { id: 0, act: '' };
}

/** What taking an entry back would mean. */
export async function planOf({ app, as }: Desk, entryId: number): Promise<Plan> {
  const text = `query ($id: Int!) { undoPlan(entryId: $id) { acts { id actKey changes { path before after } }
    effects { thing fate count } obstacle { messageKey } } }`;
  return (await queryAsUser<{ undoPlan: Plan }>(app, as, text, { id: entryId })).undoPlan;
}

/** Takes an entry back as the plan says. Throws the refusal. */
export async function takeBack(desk: Desk, entryId: number, ids?: readonly number[]): Promise<void> {
  const entryIds = ids ?? (await planOf(desk, entryId)).acts.map(({ id }) => id);
  await sendCall(desk, 'undoAct(input: $input)', {
    declared: '$input: UndoActInput!',
    variables: { input: { entryId, entryIds } },
  });
}

/** The kinds of the events since the last call, in order, as partners read them. */
export async function eventsOf({ app }: Desk): Promise<EventKind[]> {
  const after = readUpTo.get(app) ?? 0;
  const page = await app.app.get(EventsService, { strict: false }).page(after, 100);
  readUpTo.set(app, page.next);
  return page.hasMore ? eventsOf({ app } as Desk) : page.events.map(({ kind }) => kind);
}
const readUpTo = new WeakMap<TestApp, number>();

/** Not rows of the league: the log, what was sent, and what was counted or noted on the way. */
const BESIDE = [
  // which decisions were told: an undo does not untell them
  'dispute_notice',
  'no_show_notice',
  'audit_entry',
  'row_change',
  'notification',
  'outbox_entry',
  'news_announcement',
  'change_stamp',
  'event_counter',
  'league_event',
  'calendar_entry',
  // derived from replays: it goes with its game, and the kept file makes it again
  'game_field_play',
  'player_field_play',
  'field_event',
  'game_track',
  'replay_reading',
  'instance',
  'operation_count',
  'rate_limit',
  'session',
  'refresh_token',
  'login_state',
];

/** Every row of the league as text, by table. Numbers of changes are left out, because they never go back. */
export async function snapshotOf({ app: { db } }: Desk): Promise<Record<string, string[]>> {
  const tables = await tableRows<string>(db, {
    name: 'snapshot',
    without: BESIDE,
    told: () => `(to_jsonb(t) - 'version' - 'last_seen_at')::text`,
  });
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.sort()]));
}
