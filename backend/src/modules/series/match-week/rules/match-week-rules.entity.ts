import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Season } from '../../../seasons/season.entity.ts';

/** What captains do themselves in a season (R27). A season without a row has nothing switched on. */
@Entity('match_week_rules')
@ForeignKey(() => Season, ['seasonId'], ['id'], {
  name: 'match_week_rules_season_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@Check('match_week_rules_weekday_check', 'deadline_weekday between 1 and 7')
@Check('match_week_rules_time_check', "deadline_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
export class MatchWeekRules {
  @PrimaryColumn('integer', { name: 'season_id' })
  seasonId: number;

  @Column('boolean', { name: 'captains_set_times', default: false })
  captainsSetTimes: boolean;

  @Column('boolean', { name: 'captains_report', default: false })
  captainsReport: boolean;

  /** `YYYY-MM-DD`, a Stockholm day of the first week of play; null: the week in which the season starts. */
  @Column('date', { name: 'first_week', nullable: true })
  firstWeek: string | null;

  /** `YYYY-MM-DD`, a Stockholm day of each week without play. */
  @Column('date', { name: 'paused_weeks', array: true, default: [] })
  pausedWeeks: string[];

  /** 1 for Monday to 7 for Sunday. */
  @Column('smallint', { name: 'deadline_weekday', default: 3 })
  deadlineWeekday: number;

  /** `HH:mm` in Swedish time. */
  @Column('text', { name: 'deadline_time', default: '20:00' })
  deadlineTime: string;
}
