import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Sex } from '../../../domain/people/member-application.ts';
import { AssociationMember } from '../users/association-member.entity.ts';

/** The details that a member of the association has filled in (R13). The personal identity number is encrypted. */
@Entity('membership')
@Unique('membership_association_member_unique', ['associationMemberId'])
@Unique('membership_email_unique', ['email'])
@Unique('membership_ssn_unique', ['ssnIndex'])
@ForeignKey(() => AssociationMember, ['associationMemberId'], ['id'], {
  name: 'membership_association_member_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@Check('membership_sex_check', "sex in ('m', 'f', 'o', 'na')")
@Check('membership_ssn_masked_check', String.raw`ssn_masked ~ '^\d{6}-\*{4}$'`)
@Check('membership_ssn_index_check', 'length(ssn_index) = 32')
@Check('membership_ssn_whole_check', 'num_nulls(ssn_cipher, ssn_index, ssn_masked) in (0, 3)')
@Index('membership_with_ssn_idx', ['createdAt'], { where: 'ssn_cipher is not null' })
export class Membership {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'association_member_id' })
  associationMemberId: number;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext')
  email: string;

  /** `+467XXXXXXXX` */
  @Column('text')
  phone: string;

  /** Encrypted and bound to this row's id (T68). null when it is erased, and then the next two columns are null too. */
  @Column('text', { name: 'ssn_cipher', nullable: true })
  ssnCipher: string | null;

  /** Keyed hash of the number in its standard form. Two rows never have the same number. */
  @Column('bytea', { name: 'ssn_index', nullable: true })
  ssnIndex: Buffer | null;

  /** `YYMMDD-****` */
  @Column('text', { name: 'ssn_masked', nullable: true })
  ssnMasked: string | null;

  /** The check digit is wrong, so staff may want to ask. */
  @Column('boolean', { name: 'is_ssn_doubtful' })
  isSsnDoubtful: boolean;

  @Column('text')
  address: string;

  @Column('text')
  zip: string;

  @Column('text')
  city: string;

  @Column('text')
  sex: Sex;

  @Column('boolean', { name: 'agrees_marketing' })
  agreesMarketing: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
