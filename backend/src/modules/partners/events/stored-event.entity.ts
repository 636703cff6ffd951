import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EventFacts, EventKind } from '../../../domain/partners/league-event.ts';

/** An event of the feed (R34). Functions of the database write it at the commit of what happened. */
@Entity('league_event')
@Check('league_event_kind_check', "kind ~ '^[a-z-]+\\.[a-z-]+$'")
@Index('league_event_at_idx', ['at'])
export class StoredEvent {
  /** Has no gaps, and grows in the order of the commits. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'league_event_pk' })
  position: number;

  @Column('text')
  kind: EventKind;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** Numbers and times only: no name and no text. */
  @Column('jsonb')
  facts: EventFacts;
}
