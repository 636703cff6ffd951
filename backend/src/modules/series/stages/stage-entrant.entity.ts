import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Division } from '../../seasons/divisions/division.entity.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import { Team } from '../../teams/team.entity.ts';
import { Stage } from './stage.entity.ts';

/** Who has a seed of a stage: a team, or who has a place of a table or of another stage when the stage is drawn (R43). */
@Entity('stage_entrant')
@Unique('stage_entrant_team_unique', ['divisionId', 'teamId'])
@Unique('stage_entrant_source_unique', ['divisionId', 'sourceDivisionId', 'sourcePlace'])
@ForeignKey(() => Stage, ['divisionId'], ['divisionId'], { name: 'stage_entrant_stage_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'stage_entrant_team_fk' })
@ForeignKey(() => Division, ['sourceDivisionId'], ['id'], { name: 'stage_entrant_source_fk' })
@Check('stage_entrant_seed_check', 'seed between 1 and 64')
@Check('stage_entrant_place_check', 'source_place >= 1')
@Check(
  'stage_entrant_whole_check',
  '(source_division_id is null) = (source_place is null) and num_nonnulls(team_id, source_place) >= 1',
)
@Check('stage_entrant_exit_check', "exit in ('withdrawn', 'disqualified')")
@Check('stage_entrant_goes_on_check', '0 <= all (goes_on_from)')
@Index('stage_entrant_team_idx', ['teamId'])
@Index('stage_entrant_source_idx', ['sourceDivisionId'])
export class StageEntrant {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  /** From 1, the best. */
  @PrimaryColumn('smallint')
  seed: number;

  /** null: nobody yet, the place is drawn later. */
  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  /** The table or the other stage that the place is of; null: staff chose the team. */
  @Column('integer', { name: 'source_division_id', nullable: true })
  sourceDivisionId: number | null;

  @Column('smallint', { name: 'source_place', nullable: true })
  sourcePlace: number | null;

  /** How the team has left the drawn stage; null: it has not. */
  @Column('text', { nullable: true })
  exit: StageExit | null;

  /** The positions of series from which it goes on whatever their results say. */
  @Column('smallint', { name: 'goes_on_from', array: true, default: [] })
  goesOnFrom: number[];
}
