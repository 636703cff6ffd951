import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Rows of one table that one statement changed. Triggers write it (R19). */
@Entity('row_change')
@Check('row_change_kind_check', "kind in ('insert', 'update', 'delete')")
@Check('row_change_rows_check', 'rows is null or jsonb_array_length(rows) = cardinality(keys)')
@Index('row_change_change_set_idx', ['changeSetId'])
@Index('row_change_table_idx', ['tableName', 'id'])
@Index('row_change_at_idx', ['at'])
export class RowChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The number of the transaction; its entries in the audit and its notices have the same. */
  @Column('bigint', { name: 'change_set_id', default: () => 'current_change_set()' })
  changeSetId: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('text', { name: 'table_name' })
  tableName: string;

  @Column('text')
  kind: 'insert' | 'update' | 'delete';

  /** The rows' primary keys; the columns of a key are joined with `/`. */
  @Column('text', { array: true })
  keys: string[];

  /** The former values of an update, the whole rows of a delete; null for an insert, and after an erasure. */
  @Column('jsonb', { nullable: true })
  rows: unknown[] | null;
}
