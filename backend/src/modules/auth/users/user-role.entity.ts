import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** A league role that an account has. */
@Entity('user_role')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'user_role_user_fk', onDelete: 'CASCADE' })
@Check('user_role_role_check', 'role between 1 and 4')
export class UserRole {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  /** 1 admin, 2 divisionadmin, 3 graphics, 4 writer. */
  @PrimaryColumn('smallint')
  role: number;
}
