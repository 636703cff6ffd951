import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A category of the news. Its name is unique; upper and lower case are the same. */
@Entity('news_category')
@Check('news_category_name_check', 'length(btrim(name)) between 1 and 40 and length(name) <= 40')
@Index('news_category_name_unique', { synchronize: false })
export class NewsCategory {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** 1 to 40 characters. */
  @Column('text')
  name: string;
}
