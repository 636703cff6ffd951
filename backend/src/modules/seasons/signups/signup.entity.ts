import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Season } from '../season.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** A team that has signed up for a season (R11), at most once. */
@Entity('signup')
@ForeignKey(() => Season, ['seasonId'], ['id'], { name: 'signup_season_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'signup_team_fk' })
@ForeignKey(() => User, ['userId'], ['id'], { name: 'signup_user_fk', onDelete: 'SET NULL' })
@Index('signup_team_idx', ['teamId'])
export class Signup {
  @PrimaryColumn('integer', { name: 'season_id' })
  seasonId: number;

  @PrimaryColumn('integer', { name: 'team_id' })
  teamId: number;

  /** The account that signed it up; null when the account is deleted. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
