import type { Client } from 'pg';

/** What partners no longer had before a restore, as JSON. */
export interface EndedAccess {
  keys: string;
  partners: string;
}

const ENDED = `
  select (select coalesce(json_agg(json_build_object('hash', encode(key_hash, 'hex'), 'revoked', revoked_at, 'ends', ends_at)), '[]')
            from api_key where num_nonnulls(revoked_at, ends_at) > 0)::text as keys,
         (select coalesce(json_agg(json_build_object('account', u.discord_id, 'status', a.status, 'reason', a.reason,
                                                     'decided', a.decided_at, 'decider', d.discord_id)), '[]')
            from partner a join app_user u on u.id = a.user_id left join app_user d on d.id = a.decided_by_user_id
           where a.status <> 'accepted')::text as partners`;

const END_KEYS = `
  update api_key k set revoked_at = coalesce(k.revoked_at, e.revoked), ends_at = least(k.ends_at, e.ends)
    from json_to_recordset($1) e (hash text, revoked timestamptz, ends timestamptz)
   where encode(k.key_hash, 'hex') = e.hash`;

/** By the account at the chat: in another league's backup the same number is someone else. */
const END_PARTNERS = `
  update partner a set status = e.status, reason = e.reason, decided_at = e.decided, version = a.version + 1,
         decided_by_user_id = (select id from app_user where discord_id = e.decider)
    from json_to_recordset($1) e (account text, status text, reason text, decided timestamptz, decider text), app_user u
   where u.discord_id = e.account and a.user_id = u.id and a.status = 'accepted'`;

/** The keys that are revoked or replaced, and the partners who are not accepted. Ask before a restore. */
export async function endedAccess(client: Client): Promise<EndedAccess> {
  const { rows } = await client.query<EndedAccess>(ENDED);
  return rows[0] ?? { keys: '[]', partners: '[]' };
}

/** After a restore: what was taken from partners since the backup stays taken (R32, R48). */
export async function endAccessAgain(client: Client, { keys, partners }: EndedAccess): Promise<void> {
  await client.query(END_KEYS, [keys]);
  await client.query(END_PARTNERS, [partners]);
}
