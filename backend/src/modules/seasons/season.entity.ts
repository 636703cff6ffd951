import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Qualifier } from '../../domain/competition/season.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';

/** One edition of the league. */
@Entity('season')
@Unique('season_name_unique', ['name'])
@Check('season_dates_check', 'starts_on <= ends_on')
@Check('season_signup_closes_minute_check', 'mod(extract(epoch from signup_closes_at), 60) = 0')
@Check('season_signup_opens_minute_check', 'mod(extract(epoch from signup_opens_at), 60) = 0')
@Check('season_signup_times_check', 'signup_opens_at < signup_closes_at')
@Check('season_weeks_check', 'weeks between 1 and 53')
@Check('season_transfer_days_check', 'num_nulls(transfer_from, transfer_to) in (0, 2) and transfer_from <= transfer_to')
@Check('season_qualifiers_check', "jsonb_typeof(qualifiers) = 'array'")
@Check('season_series_format_check', "series_format in ('first-to-3', 'four-plus-decider')")
export class Season {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  /** `YYYY-MM-DD`, a Stockholm day (R14). */
  @Column('date', { name: 'starts_on' })
  startsOn: string;

  /** `YYYY-MM-DD`, a Stockholm day, the last of the season. */
  @Column('date', { name: 'ends_on' })
  endsOn: string;

  /** The format that a new division of the season gets (R2). */
  @Column('text', { name: 'series_format', default: 'first-to-3' })
  seriesFormat: SeriesFormat;

  /** Sign-up is closed from this time on; null: staff close it. */
  @Column('timestamptz', { name: 'signup_closes_at', nullable: true })
  signupClosesAt: Date | null;

  /** Weeks of play; null when it is not decided yet. */
  @Column('integer', { nullable: true })
  weeks: number | null;

  /** `YYYY-MM-DD`, the first day on which players may change teams; null when it is not decided yet. */
  @Column('date', { name: 'transfer_from', nullable: true })
  transferFrom: string | null;

  /** `YYYY-MM-DD`, the last such day. */
  @Column('date', { name: 'transfer_to', nullable: true })
  transferTo: string | null;

  @Column('jsonb', { default: [] })
  qualifiers: Qualifier[];

  /** Its results stand, and its final places are known (R46); null: it is not settled. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;

  /** Sign-up is closed before this time, also when staff have opened it; null: it is open at once. */
  @Column('timestamptz', { name: 'signup_opens_at', nullable: true })
  signupOpensAt: Date | null;
}
