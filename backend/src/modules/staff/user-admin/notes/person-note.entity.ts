import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Player } from '../../../players/player.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** What an admin has noted about a person. Only admins read it; the person gets it when they ask for their data (T72). */
@Entity('person_note')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'person_note_user_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Player, ['playerId'], ['id'], {
  name: 'person_note_player_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@ForeignKey(() => User, ['writtenByUserId'], ['id'], { name: 'person_note_written_by_fk', onDelete: 'SET NULL' })
@Check('person_note_person_check', 'num_nonnulls(user_id, player_id) >= 1')
@Check('person_note_text_check', 'length(text) between 1 and 2000')
@Index('person_note_user_idx', { synchronize: false })
@Index('person_note_player_idx', { synchronize: false })
export class PersonNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The person's account when it was written; null without one. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** The person's player when it was written; null without one. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  /** 1 to 2000 characters. */
  @Column('text')
  text: string;

  /** null: the account is deleted. */
  @Column('integer', { name: 'written_by_user_id', nullable: true })
  writtenByUserId: number | null;

  @Column('timestamptz', { name: 'written_at', default: () => 'now()' })
  writtenAt: Date;
}
