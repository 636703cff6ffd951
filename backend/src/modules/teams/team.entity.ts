import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A team. Its name is unique; upper and lower case are the same. */
@Entity('team')
@Check('team_name_check', 'length(btrim(name)) between 1 and 60 and length(name) <= 60')
@Index('team_name_unique', { synchronize: false })
@Index('team_name_trgm_idx', { synchronize: false })
export class Team {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** 1 to 60 characters. */
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  logo: string | null;

  @Column('text', { nullable: true })
  banner: string | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
