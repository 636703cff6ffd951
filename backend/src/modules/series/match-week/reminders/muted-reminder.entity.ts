import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ReminderKind } from '../../../../domain/match-week/week-reminder.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** A person has switched off a kind of reminder (R27). */
@Entity('muted_reminder')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'muted_reminder_user_fk', onDelete: 'CASCADE' })
@Check('muted_reminder_kind_check', "kind in ('deadline', 'start', 'report')")
export class MutedReminder {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @PrimaryColumn('text')
  kind: ReminderKind;
}
