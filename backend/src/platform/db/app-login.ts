import pg from 'pg';
import { log } from '../logging/logger.ts';

/**
 * The rights of the application's login: everything that its data needs, but only reading and adding in the audit. It
 * can read the list of migrations, but not change it. Only the owner creates tables and functions in the schema, so
 * that no one can replace what a name means.
 */
const GRANTS = (app: string): string => `
  revoke create on schema public from public;
  grant usage on schema public to ${app};
  grant select, insert, update, delete on all tables in schema public to ${app};
  grant usage, select, update on all sequences in schema public to ${app};
  revoke all on audit_entry, migrations from ${app};
  grant select, insert on audit_entry to ${app};
  grant select on migrations to ${app};`;

/**
 * Gives the application's login its rights, and creates the login if it is missing. Does nothing when this login owns
 * the tables.
 * @param owner connected as the owner, with the lock of migrations
 * @throws when the login is missing and the owner may not create one
 */
export async function allowApplication(owner: pg.Client, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const { rows } = await owner.query<{ me: string; known: boolean }>(
    'select current_user as me, exists (select from pg_roles where rolname = $1) as known',
    [name],
  );
  if (name === '' || rows[0]?.me === name) return;
  const app = owner.escapeIdentifier(name);
  if (!rows[0]?.known) await owner.query(`create role ${app} login password ${owner.escapeLiteral(secret)}`);
  // one message is one transaction, so the login never has more rights to the audit than these
  await owner.query(GRANTS(app));
}

/** Could the connected login change or delete entries of the audit, by its rights or as an owner? */
export async function couldChangeAudit(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ could: boolean }>(`
    select pg_has_role(current_user, relowner, 'member')
        or pg_has_role(current_user, nspowner, 'member')
        or has_table_privilege(audit.oid, 'update, delete, truncate, trigger') as could
      from pg_class audit join pg_namespace space on space.oid = relnamespace
     where audit.oid = 'audit_entry'::regclass`);
  return rows[0]?.could ?? true;
}

/** Warns the operator at every start when the application's login could change the audit. */
export async function warnOfAuditAt(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    if (await couldChangeAudit(client)) log.warn(AUDIT_AT_RISK);
  } finally {
    await client.end();
  }
}

const AUDIT_AT_RISK =
  'the login of DATABASE_URL could change the audit: set MIGRATIONS_DATABASE_URL and give the application a login that ' +
  'owns nothing (docs/operations.md, The audit)';
