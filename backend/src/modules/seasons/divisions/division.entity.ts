import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import { Season } from '../season.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** A group of teams in one season: those of a table, or those of a stage. */
@Entity('division')
@Unique('division_discriminator_unique', ['seasonId', 'discriminator'])
@Unique('division_name_unique', ['seasonId', 'name'])
@Unique('division_id_season_unique', ['id', 'seasonId'])
@Unique('division_id_stage_unique', ['id', 'isStage'])
@ForeignKey(() => Season, ['seasonId'], ['id'], { name: 'division_season_fk' })
@ForeignKey(() => User, ['adminUserId'], ['id'], { name: 'division_admin_user_fk', onDelete: 'SET NULL' })
@Check('division_discriminator_check', "discriminator ~ '^[a-z0-9-]+$'")
@Check('division_rank_check', 'rank >= 1')
@Check('division_name_en_check', 'is_stage or name_en is null')
@Check('division_series_format_check', "series_format in ('first-to-3', 'four-plus-decider')")
export class Division {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'season_id' })
  seasonId: number;

  @Column('text')
  name: string;

  /** A stage's name in English; null: the same as `name`, as a table's is. */
  @Column('text', { name: 'name_en', nullable: true })
  nameEng: string | null;

  /** The division's name in addresses, unique in its season. */
  @Column('text')
  discriminator: string;

  /** 1 is the top; two divisions may share a rank. */
  @Column('smallint')
  rank: number;

  @Column('text', { name: 'series_format', default: 'first-to-3' })
  seriesFormat: SeriesFormat;

  @Column('integer', { name: 'admin_user_id', nullable: true })
  adminUserId: number | null;

  /** Its series make a bracket (R43) and no table. */
  @Column('boolean', { name: 'is_stage', default: false })
  isStage: boolean;
}
