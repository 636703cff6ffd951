import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The lowest Elo of a rank (R8). The lowest rank has no limit. */
@Entity('six_mans_floor')
@Unique('six_mans_floor_from_unique', ['fromElo'], { deferrable: 'INITIALLY DEFERRED' })
@Check('six_mans_floor_rank_check', "rank in ('s', 'x', 'a', 'b', 'c', 'd')")
@Check('six_mans_floor_from_check', 'from_elo between 1 and 9999')
export class SixMansFloor {
  @PrimaryColumn('text')
  rank: string;

  @Column('integer', { name: 'from_elo' })
  fromElo: number;
}
