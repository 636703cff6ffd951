import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SentReminderKind } from '../../../../domain/match-week/week-reminder.ts';
import { Series } from '../../series.entity.ts';

/** The captains of a series were reminded of this time (R27). */
@Entity('week_reminder')
@ForeignKey(() => Series, ['seriesId'], ['id'], { name: 'week_reminder_series_fk', onDelete: 'CASCADE' })
@Check('week_reminder_kind_check', "kind in ('deadline', 'start', 'report', 'line-up')")
export class WeekReminder {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  @PrimaryColumn('text')
  kind: SentReminderKind;

  /** The deadline or the start. */
  @PrimaryColumn('timestamptz')
  about: Date;

  @Column('timestamptz', { name: 'reminded_at' })
  remindedAt: Date;
}
