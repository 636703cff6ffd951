import { rm, writeFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { aboutMember } from '../modules/auth/membership/sealed-ssn.ts';
import type { Sealer } from '../platform/crypto/sealer.ts';
import { writeBeside } from '../platform/files-in-folders.ts';
import { inTransaction, writeDown } from './operator.ts';
import { findPerson } from './person.ts';

/** The stored data about a person, part by part. $1 account, $2 player, $3 member. Digests and keys are left out. */
const PARTS = {
  account: `select * from app_user where id = $1`,
  roles: `select role from user_role where user_id = $1`,
  logins: `select created_at, last_seen_at, expires_at, revoked_at, revoke_reason from session where user_id = $1`,
  notifications: `select * from notification where user_id = $1`,
  requests: `select * from approval_request where user_id = $1 or player_id = $2`,
  pictures: `select name, is_public, created_at from image where uploaded_by_user_id = $1`,
  signups: `select * from signup where user_id = $1`,
  news: `select id, title, published_at from news_post where author_user_id = $1`,
  player: `select * from player where id = $2`,
  gameAccounts: `select * from game_account where player_id = $2`,
  teams: `select r.*, t.name as team from roster_entry r join team t on t.id = r.team_id where r.player_id = $2`,
  invites: `select * from invite where player_id = $2 or invited_by_player_id = $2`,
  board: `select * from board_entry where player_id = $2`,
  boardAsks: `select * from board_ask where player_id = $2`,
  sanctions: `select * from sanction where player_id = $2`,
  honours: `select * from season_honour where player_id = $2`,
  partner: `select * from partner where user_id = $1`,
  partnerKeys: `select k.name, k.contact, k.scopes, k.own_limit, k.created_at, k.revoked_at, k.ends_at,
                       (select json_agg(json_build_object('day', d.day, 'calls', d.calls, 'refused', d.refused) order by d.day)
                          from api_key_use d where d.key_id = k.id) as days
                  from api_key k join partner a on a.id = k.partner_id where a.user_id = $1`,
  partnerWebhooks: `select w.name, w.url, w.kinds, w.created_at, w.paused_at, w.is_stopped
                      from webhook w join partner a on a.id = w.partner_id where a.user_id = $1`,
  notes: `select * from person_note where user_id = $1 or player_id = $2`,
  matchWeek: `select series_id, kind, happened_at, text from series_event where user_id = $1`,
  stories: `select * from dispute_story where user_id = $1`,
  claims: `select series_id, claimed_at, objection from no_show_claim where $1 in (claimed_by_user_id, objected_by_user_id)`,
  evenings: `select day, answer from evening_answer where user_id = $1`,
  takenSeries: `select series_id, taken_at from taken_series where user_id = $1`,
  mutedReminders: `select kind from muted_reminder where user_id = $1`,
  lineUps: `select series_id, side, slot from line_up_player where player_id = $2`,
  totals: `select * from player_division_totals where player_id = $2`,
  games: `select * from player_game_stats where player_id = $2`,
  goals: `select o.* from goal o join player_game_stats r on (r.game_id, r.side, r.slot) = (o.game_id, o.side, o.slot)
           where r.player_id = $2`,
  sixMans: `select p.*, (select json_agg(r) from six_mans_result r where r.six_mans_player_id = p.id) as results
              from six_mans_player p where p.player_id = $2 or p.discord_id = (select discord_id from app_user where id = $1)`,
  membership: `select m.*, a.joined_at from association_member a left join membership m on m.association_member_id = a.id
                where a.id = $3`,
  staffLog: `select * from audit_entry
              where actor_user_id = $1 or (object_kind, object_id) in (('user', $1), ('player', $2))
                or (object_kind = 'player' and object_id in (select player_id from merged_player where into_player_id = $2))`,
};

/**
 * Writes all stored data about a person into a JSON file that only its owner may read. The personal identity number is
 * decrypted for it. The audit gets an entry.
 * @param who the account's id at the chat provider, or its id here
 * @returns what happened, in a sentence
 */
export async function exportPerson(client: Client, sealer: Sealer, who: string, file: string): Promise<string> {
  let isWritten = false;
  const writing = inTransaction(client, async () => {
    const { userId, playerId, associationMemberId } = await findPerson(client, who);
    const parts: Record<string, unknown[]> = {};
    for (const [name, sql] of Object.entries(PARTS)) {
      const { rows } = await client.query<{ part: unknown[] }>(
        `with given (account, player, member) as (values ($1::int, $2::int, $3::int))
         select coalesce(json_agg(part), '[]') as part from given, lateral (${sql}) part`,
        [userId, playerId, associationMemberId],
      );
      parts[name] = rows[0]?.part ?? [];
    }
    parts['membership'] = (parts['membership'] as StoredMember[]).map((row) => opened(sealer, row));
    await writeDown(client, { act: 'person.export', objectKind: 'user', objectId: userId });
    const text = `${JSON.stringify(parts, null, 2)}\n`;
    await writeBeside(file, (beside) => writeFile(beside, text, { mode: 0o600, flag: 'wx' }));
    isWritten = true;
    return `Everything about ${userId} is in ${file}. This is written down.`;
  });
  return writing.catch(async (error: unknown) => {
    // no file without its entry in the audit
    if (isWritten) await rm(file, { force: true });
    throw error;
  });
}

interface StoredMember extends Record<string, unknown> {
  id: number | null;
  ssn_cipher: string | null;
}

/** The readable number in place of the encrypted one. */
function opened(sealer: Sealer, { ssn_cipher: cipher, ssn_index: _index, ...told }: StoredMember): object {
  return { ...told, ssn: cipher === null || told.id === null ? null : sealer.open(cipher, aboutMember(told.id)) };
}
