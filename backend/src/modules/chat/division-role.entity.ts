import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Division } from '../seasons/divisions/division.entity.ts';

/** The chat role of a division's players. */
@Entity('division_role')
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'division_role_division_fk', onDelete: 'CASCADE' })
export class DivisionRole {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  @Column('text', { name: 'role_id' })
  roleId: string;
}
