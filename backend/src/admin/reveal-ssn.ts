import type { Client } from 'pg';
import { aboutMember } from '../modules/membership/sealed-ssn.ts';
import type { Sealer } from '../platform/crypto/sealer.ts';

/** Who did it, in the audit: nobody with an account, but whoever sits at the server. */
const OPERATOR = 0;
const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

interface MemberRow {
  id: number;
  name: string;
  cipher: string;
}

/**
 * The personal identity number of a member, written down with the reason before anybody sees it (R13): what cannot be
 * written down is not shown. The audit keeps that it was shown, and never the number.
 * @param member the membership's number, or its e-mail address
 * @returns name and number, in a sentence
 */
export async function revealSsn(client: Client, sealer: Sealer, member: string, reason: string): Promise<string> {
  const why = reason.trim();
  if (why.length < SHORTEST_REASON || why.length > LONGEST_REASON) {
    throw new Error(`Say why, in ${SHORTEST_REASON} to ${LONGEST_REASON} characters.`);
  }
  const { rows } = await client.query<MemberRow>(
    `select id, first_name || ' ' || last_name as name, ssn_cipher as cipher from membership
      where id::text = $1 or email = $1::citext`,
    [member],
  );
  const row = rows[0];
  if (!row) throw new Error(`There is no member ${member}.`);
  const ssn = sealer.open(row.cipher, aboutMember(row.id));
  await client.query(
    `insert into audit_entry (actor_user_id, act, object_kind, object_id, after)
     values ($1, 'member.reveal-ssn', 'member', $2, $3::jsonb)`,
    [OPERATOR, row.id, JSON.stringify({ reason: why })],
  );
  return `${row.name}: ${ssn}. This is written down.`;
}
