import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Division } from '../divisions/division.entity.ts';

/** The role in the chat that a division's players carry. */
@Entity('division_role')
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'division_role_division_fk', onDelete: 'CASCADE' })
export class DivisionRole {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  @Column('text', { name: 'role_id' })
  roleId: string;
}
