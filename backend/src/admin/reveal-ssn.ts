import type { Client } from 'pg';
import { aboutMember } from '../modules/membership/sealed-ssn.ts';
import type { Sealer } from '../platform/crypto/sealer.ts';
import { writeDown } from './operator.ts';
import { theReason } from './reason.ts';

interface MemberRow {
  id: number;
  name: string;
  /** null: erased, as promised. */
  cipher: string | null;
}

/**
 * The personal identity number of a member, written down with the reason before it is shown (R13): what cannot be
 * written down is not shown. The audit keeps that it was shown, and never the number.
 * @param member the membership's number, or its e-mail address
 * @returns name and number, in a sentence
 */
export async function revealSsn(client: Client, sealer: Sealer, member: string, reason: string): Promise<string> {
  const why = theReason(reason);
  const { rows } = await client.query<MemberRow>(
    `select id, first_name || ' ' || last_name as name, ssn_cipher as cipher from membership
      where id::text = $1 or email = $1::citext`,
    [member],
  );
  const row = rows[0];
  if (!row) throw new Error(`There is no member ${member}.`);
  if (row.cipher === null) throw new Error(`The number of ${row.name} has been erased, as the privacy page promises.`);
  const ssn = sealer.open(row.cipher, aboutMember(row.id));
  await writeDown(client, {
    act: 'member.reveal-ssn',
    objectKind: 'member',
    objectId: row.id,
    after: { reason: why },
  });
  return `${row.name}: ${ssn}. This is written down.`;
}
