import type { Client } from 'pg';
import { aboutMember } from '../modules/auth/membership/sealed-ssn.ts';
import type { Sealer } from '../platform/crypto/sealer.ts';
import { writeDown } from './operator.ts';
import { theReason } from './reason.ts';

interface MemberRow {
  id: number;
  name: string;
  /** null: the number was erased. */
  cipher: string | null;
}

/**
 * The personal identity number of a member. The audit gets an entry with the reason first (R13): when that fails, the
 * number is not shown. The entry never contains the number.
 * @param member the membership's id, or its e-mail address
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
