import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WeekTopic } from '../../../domain/match-week/week-topic.ts';
import { Division } from '../../seasons/divisions/division.entity.ts';
import { ApprovalRequest } from '../../requests/approval-request.entity.ts';
import { Invite } from '../../teams/invites/invite.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** A notice to a person, in both languages, and the thing that it links to, if any. */
@Entity('notification')
@Check('notification_topic_check', "topic in ('offer', 'report', 'time', 'result', 'other')")
@ForeignKey(() => User, ['userId'], ['id'], { name: 'notification_user_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Invite, ['inviteId'], ['id'], { name: 'notification_invite_fk', onDelete: 'SET NULL' })
@ForeignKey(() => ApprovalRequest, ['requestId'], ['id'], { name: 'notification_request_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Series, ['seriesId'], ['id'], { name: 'notification_series_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'notification_division_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'notification_team_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Notification, ['correctsId'], ['id'], { name: 'notification_corrects_fk', onDelete: 'SET NULL' })
@Index('notification_change_set_idx', ['changeSetId'])
@Index('notification_corrects_idx', { synchronize: false })
@Index('notification_series_idx', { synchronize: false })
@Index('notification_user_idx', { synchronize: false })
@Index('notification_unread_idx', { synchronize: false })
export class Notification {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text', { name: 'description_sv' })
  descriptionSv: string;

  @Column('text', { name: 'description_en' })
  descriptionEn: string;

  @Column('integer', { name: 'invite_id', nullable: true })
  inviteId: number | null;

  @Column('integer', { name: 'request_id', nullable: true })
  requestId: number | null;

  @Column('integer', { name: 'series_id', nullable: true })
  seriesId: number | null;

  /** Of a notice about what captains do themselves: it leads to the series' page of the match week (R27). */
  @Column('text', { nullable: true })
  topic: WeekTopic | null;

  @Column('integer', { name: 'division_id', nullable: true })
  divisionId: number | null;

  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  /** The number of the transaction that it tells about (R19). */
  @Column('bigint', { name: 'change_set_id', nullable: true, default: () => 'current_change_set()' })
  changeSetId: number | null;

  /** The notice that this one corrects. */
  @Column('integer', { name: 'corrects_id', nullable: true })
  correctsId: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
