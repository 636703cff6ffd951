import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SeriesFormat } from '../../domain/series-format.ts';

/** One edition of the league. */
@Entity('season')
@Unique('season_name_unique', ['name'])
@Check('season_dates_check', 'starts_on <= ends_on')
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

  /** What a new division of the season starts from (R2). */
  @Column('text', { name: 'series_format', default: 'first-to-3' })
  seriesFormat: SeriesFormat;
}
