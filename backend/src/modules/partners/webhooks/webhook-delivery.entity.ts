import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Webhook } from './webhook.entity.ts';

/** An event on its way to a webhook, with what the receiver said. */
@Entity('webhook_delivery')
@ForeignKey(() => Webhook, ['webhookId'], ['id'], { name: 'webhook_delivery_webhook_fk', onDelete: 'CASCADE' })
@Check('webhook_delivery_attempts_check', 'attempts >= 0')
@Check('webhook_delivery_one_end_check', 'done_at is null or dead_at is null')
@Check('webhook_delivery_answer_check', 'length(answer) <= 1024')
@Index('webhook_delivery_webhook_idx', ['webhookId', 'id'])
@Index('webhook_delivery_open_idx', { synchronize: false })
@Index('webhook_delivery_done_idx', { synchronize: false })
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'webhook_id' })
  webhookId: number;

  /** Of the event; null: a test. */
  @Column('integer', { nullable: true })
  position: number | null;

  @Column('text')
  kind: string;

  /** What is sent, exactly. */
  @Column('text')
  body: string;

  @Column('boolean', { name: 'is_replay', default: false })
  isReplay: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('smallint', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  @Column('timestamptz', { name: 'dead_at', nullable: true })
  deadAt: Date | null;

  /** Of the last answer. */
  @Column('smallint', { nullable: true })
  status: number | null;

  /** The beginning of the last answer. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Why there was no answer. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('integer', { name: 'took_ms', nullable: true })
  tookMs: number | null;
}
