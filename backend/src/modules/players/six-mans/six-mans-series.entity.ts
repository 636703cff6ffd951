import type { LoserGames } from '../../../domain/competition/six-mans.ts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../auth/users/user.entity.ts';

/** A reported 6mans series (R8). Its six results say who won. */
@Entity('six_mans_series')
@ForeignKey(() => User, ['reportedByUserId'], ['id'], { name: 'six_mans_series_user_fk', onDelete: 'SET NULL' })
@Unique('six_mans_series_reference_unique', ['reference'])
@Check('six_mans_series_loser_games_check', 'loser_games between 0 and 2')
@Index('six_mans_series_order_idx', ['playedAt', 'id'])
@Index('six_mans_series_user_idx', ['reportedByUserId'])
export class SixMansSeriesEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('timestamptz', { name: 'played_at' })
  playedAt: Date;

  @Column('smallint', { name: 'loser_games' })
  loserGames: LoserGames;

  /** The reporter's own id for the series, so that a report that is sent twice counts once. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** null when the bot reported it. */
  @Column('integer', { name: 'reported_by_user_id', nullable: true })
  reportedByUserId: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
