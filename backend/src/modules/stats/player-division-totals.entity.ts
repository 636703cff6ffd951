import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DivisionTeam } from '../seasons/divisions/division-team.entity.ts';
import { Player } from '../players/player.entity.ts';

/**
 * A player's sums in a team of a division. They are a cache: the transaction that changes games also counts them again.
 * A row of zeros means that all the player's games there are annulled.
 */
@Entity('player_division_totals')
@ForeignKey(() => DivisionTeam, ['divisionId', 'teamId'], ['divisionId', 'teamId'], {
  name: 'player_division_totals_team_fk',
  onDelete: 'CASCADE',
})
@ForeignKey(() => Player, ['playerId'], ['id'], {
  name: 'player_division_totals_player_fk',
  onDelete: 'CASCADE',
})
@Check(
  'player_division_totals_numbers_check',
  'games >= 0 and score >= 0 and goals >= 0 and assists >= 0 and saves >= 0 and shots >= 0',
)
@Check('player_division_totals_won_check', 'series_won >= 0')
@Index('player_division_totals_player_idx', ['playerId'])
export class PlayerDivisionTotals {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  @PrimaryColumn('integer', { name: 'team_id' })
  teamId: number;

  @PrimaryColumn('integer', { name: 'player_id' })
  playerId: number;

  @Column('integer')
  games: number;

  @Column('integer')
  score: number;

  @Column('integer')
  goals: number;

  @Column('integer')
  assists: number;

  @Column('integer')
  saves: number;

  @Column('integer')
  shots: number;

  /** Series in which the player played a game for the winner (R30). */
  @Column('integer', { name: 'series_won', default: 0 })
  seriesWon: number;
}
