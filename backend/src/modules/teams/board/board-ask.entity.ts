import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Player } from '../../players/player.entity.ts';
import { Team } from '../team.entity.ts';

/** A player has asked a team on the board to invite them (R42). */
@Entity('board_ask')
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'board_ask_player_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'board_ask_team_fk', onDelete: 'CASCADE' })
@Unique('board_ask_one', ['playerId', 'teamId'])
export class BoardAsk {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;

  @Column('integer', { name: 'team_id' })
  teamId: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
