import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { StageFormat, StageKind } from '../../../domain/stages/stage-shape.ts';
import { Division } from '../../seasons/divisions/division.entity.ts';

/** What makes a division a stage: how its bracket is built, and when its rounds are played (R43). */
@Entity('stage')
@ForeignKey(() => Division, ['divisionId', 'isStage'], ['id', 'isStage'], { name: 'stage_division_fk' })
@Check('stage_is_stage_check', 'is_stage')
@Check('stage_kind_check', "kind in ('playoffs', 'qualifier', 'cup')")
@Check('stage_format_check', "format in ('single-elimination', 'double-elimination', 'decider')")
@Check('stage_third_place_check', "not has_third_place or format = 'single-elimination'")
@Check('stage_second_final_check', "not has_second_final or format = 'double-elimination'")
@Check(
  'stage_round_formats_check',
  "round_formats <@ array['first-to-1', 'first-to-2', 'first-to-3', 'four-plus-decider', 'first-to-4']",
)
@Check('stage_lot_check', 'lot between 1 and 999999')
@Check('stage_weeks_check', 'cardinality(weeks) >= 1 and 1 <= all (weeks)')
export class Stage {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  /** Always true: the foreign key holds the stage to a division that is one. */
  @Column('boolean', { name: 'is_stage', default: true })
  isStage: boolean;

  @Column('text')
  kind: StageKind;

  @Column('text')
  format: StageFormat;

  @Column('boolean', { name: 'has_third_place', default: false })
  hasThirdPlace: boolean;

  @Column('boolean', { name: 'has_second_final', default: false })
  hasSecondFinal: boolean;

  /** The game week of each round of the bracket. */
  @Column('smallint', { array: true })
  weeks: number[];

  /** How the series of each round are played; rounds without one as those of the season. */
  @Column('text', { name: 'round_formats', array: true, default: [] })
  roundFormats: SeriesFormat[];

  /** The number with which its seeds were drawn by lot; null: they were not. */
  @Column('integer', { nullable: true })
  lot: number | null;

  /** Teams of one division do not meet in their first series where it can be avoided: their seeds are then exchanged by the draw. */
  @Column('boolean', { name: 'keeps_divisions_apart', default: false })
  keepsDivisionsApart: boolean;

  /** Teams that sign up for its season without a place get seeds by the draw, after those that staff have chosen. */
  @Column('boolean', { name: 'takes_signups', default: false })
  takesSignups: boolean;

  /** From then on its teams are known, and its series are played. */
  @Column('timestamptz', { name: 'drawn_at', nullable: true })
  drawnAt: Date | null;

  /** Grows with every change that staff make. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
