import { Injectable } from '@nestjs/common';
import { alreadyMember } from '../../../domain/people/member-application.ts';
import type { MemberApplication } from '../../../domain/people/member-application.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint, withoutRow } from '../../../platform/db/pg-error.ts';
import { Membership } from './membership.entity.ts';

/** An application with its number encrypted. */
export interface NewMembership extends Omit<MemberApplication, 'ssn'> {
  id: number;
  ssnCipher: string;
  ssnIndex: Buffer;
  ssnMasked: string;
  isSsnDoubtful: boolean;
}

/** One statement, so that there is never a member without details. */
const INSERT = namedWrite(
  'insert-membership',
  `
  with member as (insert into association_member (email, joined_at) values ($4, $14) returning id)
  insert into membership (id, association_member_id, first_name, last_name, email, phone, ssn_cipher, ssn_index, ssn_masked,
                          is_ssn_doubtful, address, zip, city, sex, agrees_marketing, created_at)
  select $1, member.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15, $14 from member`,
);

const NEXT_ID = namedWrite<{ id: number }>(
  'next-membership-id',
  `select nextval(pg_get_serial_sequence('membership', 'id'))::int as id`,
);

/** The number, the address, or both are known: the answer is the same (T69). */
const KNOWN = {
  association_member_email_unique: alreadyMember,
  membership_email_unique: alreadyMember,
  membership_ssn_unique: alreadyMember,
};

/**
 * Storage of memberships. The database's message about a refused row is not passed on, because it contains personal
 * data.
 */
@Injectable()
export class MembershipRepository {
  constructor(private readonly db: Db) {}

  /** The id of the next membership, because the number is encrypted together with it. */
  async nextId(): Promise<number> {
    return (await this.db.write(NEXT_ID))[0]?.id as number;
  }

  /** Erases the numbers that were stored `months` ago or earlier, and returns how many they were. */
  async eraseNumbers(months: number, now: Date): Promise<number> {
    const { affected = 0 } = await this.db
      .repo(Membership)
      .createQueryBuilder()
      .update()
      .set({ ssnCipher: null, ssnIndex: null, ssnMasked: null })
      .where('ssn_cipher is not null and created_at <= :now::timestamptz - make_interval(months => :months)')
      .setParameters({ now, months })
      .execute();
    return affected;
  }

  async insertMembership(membership: NewMembership, at: Date): Promise<void> {
    const { id, firstName, lastName, email, phone, address, zip, city, sex, agreesToMarketing } = membership;
    const { ssnCipher, ssnIndex, ssnMasked, isSsnDoubtful } = membership;
    const ssn = [ssnCipher, ssnIndex, ssnMasked, isSsnDoubtful];
    const params = [id, firstName, lastName, email, phone, ...ssn, address, zip, city, sex, at, agreesToMarketing];
    await this.db.write(INSERT, params).catch((error: unknown) => translateConstraint(withoutRow(error), KNOWN));
  }
}
