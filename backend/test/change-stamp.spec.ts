import pg from 'pg';
import { freshDatabase, type TestDatabase } from './harness/database.ts';

/** Tables that visitors never see. Their changes must not empty the cache. */
const UNSEEN = [
  'api_key',
  'api_key_bucket',
  'api_key_use',
  'approval_request',
  'association_member',
  'audit_entry',
  'captain_message',
  'change_stamp',
  'dispute',
  'dispute_notice',
  'dispute_story',
  'division_role',
  'division_role_bearer',
  'erased_person',
  'evening_answer',
  'event_counter',
  'image',
  'instance',
  'key_check',
  'line_up',
  'line_up_player',
  'login_state',
  'match_week_rules',
  'membership',
  'migrations',
  'muted_reminder',
  'news_announcement',
  'no_show_claim',
  'no_show_notice',
  'notification',
  'operation_count',
  'outbox_entry',
  'page_view',
  'partner',
  'person_note',
  'rate_limit',
  'refresh_token',
  'replay_content',
  'replay_file',
  'replay_reading',
  'row_change',
  'series_event',
  'series_evidence',
  'series_reminder',
  'series_room',
  'session',
  'taken_series',
  'time_proposal',
  'told_news',
  'totals_check',
  'webhook',
  'webhook_delivery',
  'week_reminder',
];

describe('the change stamp', () => {
  let database: TestDatabase;
  let writer: pg.Client;
  let reader: pg.Client;
  let heard: string[];

  const stamp = async (client = reader): Promise<number> => {
    const { rows } = await client.query<{ version: string }>('select version::text from change_stamp');
    return Number(rows[0]?.version);
  };
  const moved = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await stamp();
    await work();
    return (await stamp()) - before;
  };
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    database = await freshDatabase();
    [writer, reader] = await Promise.all([connect(), connect()]);
    await writer.query(`insert into team (name) select 'Team ' || n from generate_series(1, 20) n`);
    await reader.query('listen league_changed');
    reader.on('notification', ({ payload }) => heard.push(payload ?? ''));
  });
  beforeEach(() => (heard = []));
  afterAll(async () => {
    await Promise.all([writer.end(), reader.end()]);
    await database.drop();
  });

  test('moves once for a statement that changes many rows', async () => {
    expect(await moved(() => writer.query(`update team set name = name || '!'`))).toBe(1);
  });

  test('moves once for a transaction of many statements, in many tables', async () => {
    const work = async (): Promise<void> => {
      await writer.query('begin');
      await writer.query(`update team set name = name || '?'`);
      await writer.query(`insert into setting values ('registration_open', 'true')`);
      await writer.query(`delete from setting`);
      await writer.query('commit');
    };
    expect(await moved(work)).toBe(1);
  });

  test('moves for each transaction of the same connection', async () => {
    const change = (n: number): Promise<unknown> => writer.query('update team set logo = $1 where id = 1', [String(n)]);
    expect(await moved(() => change(1).then(() => change(2)))).toBe(2);
  });

  test('stays until the commit, and no one waits for its row before', async () => {
    await writer.query('begin');
    await writer.query('update team set is_active = false where id = 1');
    expect(await stamp(writer)).toBe(await stamp());
    const other = await connect();
    await other.query(`set lock_timeout = '1s'`);
    expect(await moved(() => other.query('update team set is_active = false where id = 2'))).toBe(1);
    await other.end();
    expect(await moved(() => writer.query('commit'))).toBe(1);
  });

  test('stays when the transaction is rolled back', async () => {
    const work = async (): Promise<void> => {
      await writer.query('begin');
      await writer.query('delete from team');
      await writer.query('rollback');
    };
    expect(await moved(work)).toBe(0);
    expect(await moved(() => writer.query('update team set banner = null where id = 1'))).toBe(1);
  });

  test('stays when the only change is rolled back to a savepoint', async () => {
    const work = async (): Promise<void> => {
      await writer.query('begin; savepoint here; delete from team; rollback to here; commit');
    };
    expect(await moved(work)).toBe(0);
  });

  test('moves when a change follows one that was rolled back to a savepoint', async () => {
    const work = (): Promise<unknown> =>
      writer.query('begin; savepoint here; delete from team; rollback to here; update team set logo = null; commit');
    expect(await moved(work)).toBe(1);
  });

  test('stays when no row is changed', async () => {
    expect(await moved(() => writer.query('update team set logo = null where false'))).toBe(0);
  });

  test('moves when a table is emptied at once', async () => {
    expect(await moved(() => writer.query('truncate setting'))).toBeGreaterThan(0);
  });

  test('moves for a name of an account and not for its login', async () => {
    await writer.query(`insert into app_user (id, discord_id, discord_username) values (1, '1', 'one')`);
    expect(await moved(() => writer.query('update app_user set last_login_at = now()'))).toBe(0);
    expect(await moved(() => writer.query(`update app_user set discord_username = 'other'`))).toBe(1);
  });

  test('is told to every listener with the committed version', async () => {
    await writer.query('begin; update team set logo = null; update team set banner = null; commit');
    const version = await stamp();
    for (let i = 0; i < 100 && heard.length === 0; i++) await reader.query('select pg_sleep(0.01)');
    expect(heard).toEqual([String(version)]);
  });

  test('is written down once when two transactions commit together', async () => {
    const others = await Promise.all([connect(), connect(), connect(), connect()]);
    const change = (client: pg.Client, id: number): Promise<unknown> =>
      client.query('update team set is_active = not is_active where id = $1', [id]);
    const work = (): Promise<unknown> => Promise.all(others.map((client, i) => change(client, i + 3)));
    expect(await moved(work)).toBe(4);
    await Promise.all(others.map((client) => client.end()));
  });

  test('watches every table but those that no visitor sees', async () => {
    const { rows } = await reader.query<{ name: string; watched: boolean }>(`
      select c.relname as name, count(t.oid) = 2 as watched
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'stamp_change'::regproc
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      group by 1 order by 1`);
    expect(rows.filter(({ watched }) => !watched).map(({ name }) => name)).toEqual(UNSEEN);
  });
});
