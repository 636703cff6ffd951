import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** Whether a player can play on an evening (R27). It counts for every series of their team on that day. */
@Entity('evening_answer')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'evening_answer_user_fk', onDelete: 'CASCADE' })
@Check('evening_answer_answer_check', "answer in ('can', 'if-need-be', 'cannot')")
export class EveningAnswer {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  /** `YYYY-MM-DD`, a day in Sweden. */
  @PrimaryColumn('date')
  day: string;

  @Column('text')
  answer: EveningChoice;
}
