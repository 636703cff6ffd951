import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A page whose text staff write, in both languages. A page without a text yet has no row. */
@Entity('managed_page')
@Unique('managed_page_name_unique', ['name'])
export class ManagedPage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  /** Markdown. */
  @Column('text', { name: 'content_sv' })
  contentSv: string;

  /** Markdown. */
  @Column('text', { name: 'content_en' })
  contentEn: string;

  /** Grows by one with every save. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
