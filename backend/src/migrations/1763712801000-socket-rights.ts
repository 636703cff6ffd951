import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table on which depends what a person may do. */
interface RightsTable {
  readonly name: string;
  /** The columns that matter. */
  readonly columns: readonly string[];
  /** SQL: the accounts that a row of this name is about. */
  readonly accounts: (row: 'old' | 'new') => string;
}

const ofPlayer = (player: string): string => `select p.user_id from player p where p.id = ${player}`;
const ofTeam = (team: string): string =>
  `select p.user_id from roster_entry r join player p on p.id = r.player_id where r.team_id = ${team} and r.valid_to is null`;

const TABLES: readonly RightsTable[] = [
  { name: 'user_role', columns: ['user_id', 'role'], accounts: (row) => `select ${row}.user_id` },
  { name: 'player', columns: ['user_id', 'nationality'], accounts: (row) => `select ${row}.user_id` },
  { name: 'app_user', columns: ['email', 'email_verified'], accounts: (row) => `select ${row}.id` },
  {
    name: 'association_member',
    columns: ['email'],
    accounts: (row) => `select u.id from app_user u where u.email::citext = ${row}.email`,
  },
  {
    name: 'roster_entry',
    columns: ['player_id', 'team_id', 'sort_order', 'valid_from', 'valid_to'],
    accounts: (row) => ofPlayer(`${row}.player_id`),
  },
  {
    name: 'sanction',
    columns: ['player_id', 'team_id', 'kind', 'starts_on', 'ends_on', 'series_count', 'lifted_at'],
    accounts: (row) => `${ofPlayer(`${row}.player_id`)} union ${ofTeam(`${row}.team_id`)}`,
  },
  { name: 'division', columns: ['admin_user_id'], accounts: (row) => `select ${row}.admin_user_id` },
];

const rowOf = (row: string, columns: readonly string[]): string =>
  `(${columns.map((column) => `${row}.${column}`).join(', ')})`;

const tellSql = ({ name, columns, accounts }: RightsTable): string => `
  create function tell_rights_of_${name}() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      perform pg_notify('rights_changed', told.id::text) from (${accounts('old')}) told (id) where told.id is not null;
    end if;
    if tg_op <> 'DELETE' then
      perform pg_notify('rights_changed', told.id::text) from (${accounts('new')}) told (id) where told.id is not null;
    end if;
    return null;
  end
  $$;
  create trigger ${name}_tells_rights after insert or delete on ${name}
    for each row execute function tell_rights_of_${name}();
  create trigger ${name}_changes_rights after update on ${name}
    for each row when (${rowOf('old', columns)} is distinct from ${rowOf('new', columns)})
    execute function tell_rights_of_${name}();
`;

const tellNothingSql = ({ name }: RightsTable): string => `
  drop trigger ${name}_changes_rights on ${name};
  drop trigger ${name}_tells_rights on ${name};
  drop function tell_rights_of_${name}();
`;

/**
 * Tells the channel `rights_changed` whose roles, player, team, sanctions, division or membership changed, and the channel
 * `session_ended` which session is over, so that no socket keeps what its person may do no longer. It is told here, because every way to
 * such a change passes here.
 */
export class SocketRights1763712801000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${TABLES.map(tellSql).join('\n')}
      create function tell_ended_session() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_ended', old.id::text);
        return null;
      end
      $$;
      create trigger session_end_is_told after update on session
        for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_ended_session();
      create trigger gone_session_is_told after delete on session
        for each row when (old.revoked_at is null) execute function tell_ended_session();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger gone_session_is_told on session;
      drop trigger session_end_is_told on session;
      drop function tell_ended_session();
      ${TABLES.map(tellNothingSql).join('\n')}
    `);
  }
}
