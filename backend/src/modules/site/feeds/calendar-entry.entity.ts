import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Division } from '../../seasons/divisions/division.entity.ts';
import { Team } from '../../teams/team.entity.ts';

/**
 * What calendars were told about a series that has, or had, a time. Triggers of the database write it. The series can
 * be deleted, so its id is no foreign key.
 */
@Entity('calendar_entry')
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'calendar_entry_division_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Team, ['homeTeamId'], ['id'], { name: 'calendar_entry_home_team_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Team, ['awayTeamId'], ['id'], { name: 'calendar_entry_away_team_fk', onDelete: 'CASCADE' })
@Check('calendar_entry_sequence_check', 'sequence >= 0')
@Index('calendar_entry_division_idx', ['divisionId'])
@Index('calendar_entry_home_team_idx', ['homeTeamId'])
@Index('calendar_entry_away_team_idx', ['awayTeamId'])
export class CalendarEntry {
  @PrimaryColumn('integer', { name: 'series_id', primaryKeyConstraintName: 'calendar_entry_pk' })
  seriesId: number;

  @Column('integer', { name: 'division_id' })
  divisionId: number;

  @Column('integer', { name: 'home_team_id' })
  homeTeamId: number;

  @Column('integer', { name: 'away_team_id' })
  awayTeamId: number;

  /** The series' time, or the last one it had. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  /**
   * No one plays then: the series was deleted or has no time any more, a team is disqualified before it is played, or its walkover
   * was given before its time.
   */
  @Column('boolean', { name: 'is_cancelled', default: false })
  isCancelled: boolean;

  /** Grows when the series is moved or cancelled, and when it is no longer cancelled. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** The last change of anything that the calendar shows. */
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
