import pg from 'pg';
import { log } from '../logging/logger.ts';

/**
 * What the application may do beside reading and adding: everything its data needs, and nothing to the audit. It can see
 * which migrations ran, and not say that others did. Only the owner makes tables and functions in the schema, so that
 * no name there can be made to mean another thing.
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
 * Lets the application's login work with the data, and makes it if there is none of its name. Does nothing where the
 * owner of the tables is that login.
 * @param owner connected as the owner, holding the lock of migrations
 * @throws where there is no such login and the owner may make none
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
  // one message is one transaction: at no moment are there more rights to the audit than these
  await owner.query(GRANTS(app));
}

/** Whether the login that is connected could change or remove entries of the audit, by its rights or as an owner. */
export async function couldChangeAudit(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ could: boolean }>(`
    select pg_has_role(current_user, relowner, 'member')
        or pg_has_role(current_user, nspowner, 'member')
        or has_table_privilege(audit.oid, 'update, delete, truncate, trigger') as could
      from pg_class audit join pg_namespace space on space.oid = relnamespace
     where audit.oid = 'audit_entry'::regclass`);
  return rows[0]?.could ?? true;
}

/** Tells the operator at every start when the audit proves less than it could. */
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
