import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Replay files that are kept (R38, docs/decisions/038). `replay_content` names every content that may lie in the store:
 * its row is there before the content is and longer than it, so that a crash leaves nothing behind that no row tells of.
 */
export class ReplayFiles1763712800500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table replay_content (
        sha256 text not null,
        taken_at timestamptz not null default now(),
        constraint replay_content_pk primary key (sha256),
        constraint replay_content_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
      );

      create table replay_file (
        sha256 text not null,
        box_score_digest text not null,
        size integer not null,
        build text,
        uploaded_at timestamptz not null default now(),
        without_game_since timestamptz,
        status text not null default 'waiting',
        problem jsonb,
        reader_version integer,
        read_at timestamptz,
        constraint replay_file_pk primary key (sha256),
        constraint replay_file_content_fk foreign key (sha256) references replay_content (sha256),
        constraint replay_file_size_check check (size > 0),
        constraint replay_file_status_check
          check (status in ('waiting', 'read', 'partial', 'absent', 'corrupt', 'undecided', 'timeout', 'memory'))
      );
      create index replay_file_box_score_idx on replay_file (box_score_digest);
      create index replay_file_status_idx on replay_file (status, uploaded_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table replay_file; drop table replay_content');
  }
}
