import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleName } from '../../src/domain/actor.ts';

/** A tab of the back office: the roles that may open it, and the root fields that it needs. */
export interface TabRow {
  suffix: string;
  roles: RoleName[];
  fields: string[];
}

/** A REST call: `POST /api/team/leaveTeam`, its callers, and its body's fields. */
export interface CallRow {
  call: string;
  actor: string;
  body?: string[];
}

/** A documented call: its answer, and the fields of each row. */
export interface DocumentedCall extends CallRow {
  answer: 'envelope' | 'list' | 'bare' | 'image';
  fields?: string[];
}

interface RoleTable {
  tabs: TabRow[];
  tabsOfOurOwn: TabRow[];
  fieldsOfSeveralTabs: { why: string; roles: RoleName[]; fields: string[] }[];
  calls: DocumentedCall[];
  callsOfOurOwn: CallRow[];
}

/** The table of roles, as data (docs/role-table.json). */
export const ROLE_TABLE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/role-table.json'), 'utf8'),
) as RoleTable;

export const STAFF: readonly RoleName[] = ['admin', 'divisionadmin', 'graphics', 'writer'];

/** The roles that may use a staff root field, by the field. */
export const FIELD_ROLES: ReadonlyMap<string, readonly RoleName[]> = new Map(
  [...ROLE_TABLE.tabs, ...ROLE_TABLE.tabsOfOurOwn, ...ROLE_TABLE.fieldsOfSeveralTabs].flatMap(({ roles, fields }) =>
    fields.map((field) => [field, roles] as const),
  ),
);

/** The documented calls. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = ROLE_TABLE.calls;

/** Documented calls and the product's own. */
export const CALLS: readonly CallRow[] = [...ROLE_TABLE.calls, ...ROLE_TABLE.callsOfOurOwn];

/** The staff roles that may make a call; null for a call that is not only for staff. */
export function rolesOf({ actor }: CallRow): readonly RoleName[] | null {
  if (['public', 'user', 'player', 'captain'].includes(actor)) return null;
  return actor === 'staff' ? STAFF : (actor.split(', ') as RoleName[]);
}

/** The same address for any names of its parameters. */
export const addressOf = (call: string): string => call.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
