import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ReplayContent } from './replay-content.entity.ts';
import type { ReplayFileProblem, ReplayFileStatus } from '../../../../domain/recordings/replay-file.ts';

/** A kept replay file (R38), sent for one series. Its content is in the store. It belongs to the game of the series that has its mark. */
@Entity('replay_file')
@ForeignKey(() => ReplayContent, ['sha256'], ['sha256'], { name: 'replay_file_content_fk' })
@Check('replay_file_size_check', 'size > 0')
@Check(
  'replay_file_status_check',
  "status in ('waiting', 'read', 'partial', 'absent', 'corrupt', 'undecided', 'timeout', 'memory')",
)
@Index('replay_file_series_idx', ['seriesId'])
@Index('replay_file_status_idx', ['status', 'uploadedAt'])
export class KeptReplayFile {
  /** Of the whole file; also its name in the store. */
  @PrimaryColumn('text')
  sha256: string;

  /** The series that it was sent for. No foreign key: a series that is removed can come back by an undo. */
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  /** The mark of its game (domain/replays/game-mark.ts). */
  @Column('text', { name: 'box_score_digest' })
  boxScoreDigest: string;

  /** In bytes. */
  @Column('integer')
  size: number;

  /** The version of the game that wrote it; null until it was read, and when it does not say. */
  @Column('text', { nullable: true })
  build: string | null;

  @Column('timestamptz', { name: 'uploaded_at', default: () => 'now()' })
  uploadedAt: Date;

  /** By the database's clock: it tells which of two recordings came first. */
  @Column('timestamptz', { name: 'arrived_at', default: () => 'clock_timestamp()' })
  arrivedAt: Date;

  /** Since when no game has its box score, as the hourly cleaning noticed; null while one has. */
  @Column('timestamptz', { name: 'without_game_since', nullable: true })
  withoutGameSince: Date | null;

  @Column('text', { default: 'waiting' })
  status: ReplayFileStatus;

  @Column('jsonb', { nullable: true })
  problem: ReplayFileProblem | null;

  /** Of the reader that read it last; null when it was never read. */
  @Column('integer', { name: 'reader_version', nullable: true })
  readerVersion: number | null;

  /** `FIELD_PLAY_VERSION` then; null when it was never read. */
  @Column('integer', { name: 'play_version', nullable: true })
  playVersion: number | null;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  /** How long its game was on, as the recording tells; null until it was read. */
  @Column('real', { name: 'active_seconds', nullable: true })
  activeSeconds: number | null;
}
