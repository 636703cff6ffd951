import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A member of the association, known by a verified e-mail address. Upper and lower case are the same (R12). */
@Entity('association_member')
@Unique('association_member_email_unique', ['email'])
export class AssociationMember {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('citext')
  email: string;

  @Column('timestamptz', { name: 'joined_at', default: () => 'now()' })
  joinedAt: Date;
}
