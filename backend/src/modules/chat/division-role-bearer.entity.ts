import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../auth/users/user.entity.ts';
import { DivisionRole } from './division-role.entity.ts';

/** An account that has got a division's role in the chat, until it is taken back. */
@Entity('division_role_bearer')
@ForeignKey(() => DivisionRole, ['divisionId'], ['divisionId'], {
  name: 'division_role_bearer_role_fk',
  onDelete: 'CASCADE',
})
@ForeignKey(() => User, ['userId'], ['id'], { name: 'division_role_bearer_user_fk', onDelete: 'CASCADE' })
@Index('division_role_bearer_user_idx', ['userId'])
export class DivisionRoleBearer {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @Column('timestamptz', { name: 'given_at', default: () => 'now()' })
  givenAt: Date;
}
