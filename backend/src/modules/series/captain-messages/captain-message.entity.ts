import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Division } from '../../seasons/divisions/division.entity.ts';
import { Season } from '../../seasons/season.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** What staff wrote to the captains of a season or of a division (R25). */
@Entity('captain_message')
@Unique('captain_message_reference_unique', ['reference'])
@ForeignKey(() => Season, ['seasonId'], ['id'], {
  name: 'captain_message_season_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => Division, ['divisionId'], ['id'], {
  name: 'captain_message_division_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['sentByUserId'], ['id'], { name: 'captain_message_sent_by_fk', onDelete: 'SET NULL' })
@Check('captain_message_audience_check', 'num_nonnulls(season_id, division_id) = 1')
@Check('captain_message_counts_check', 'captains >= 1 and unreachable >= 0')
@Index('captain_message_season_idx', { synchronize: false })
@Index('captain_message_division_idx', { synchronize: false })
export class StoredCaptainMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The sender's own name for the message, so that a form that is sent twice is one message. */
  @Column('text')
  reference: string;

  /** A message is for a whole season or for a division. */
  @Column('integer', { name: 'season_id', nullable: true })
  seasonId: number | null;

  @Column('integer', { name: 'division_id', nullable: true })
  divisionId: number | null;

  @Column('text', { name: 'text_sv' })
  textSv: string;

  @Column('text', { name: 'text_en' })
  textEn: string;

  /** The number of captains who got it. */
  @Column('integer')
  captains: number;

  /** The number of teams without a captain who could get it. */
  @Column('integer')
  unreachable: number;

  @Column('integer', { name: 'sent_by_user_id', nullable: true })
  sentByUserId: number | null;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;
}
