import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A game's mark has its start since now: `<digest>-<seconds>` (domain/replays/game-mark.ts). Files are looked up by either
 * part, and no series has two games that began in the same second (R15). Marks of before have no start.
 */
export class GameMarks1763712801500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_replay_digest_idx');
    await runner.query(
      'create index game_mark_digest_idx on game (left(replay_digest, 64)) where replay_digest is not null',
    );
    await runner.query(
      `create unique index game_start_unique on game (substr(replay_digest, 66), series_id)
        where substr(replay_digest, 66) <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_start_unique');
    await runner.query('drop index game_mark_digest_idx');
    await runner.query(`
      update game g set replay_digest = case when not exists (
          select from game o where o.series_id = g.series_id and o.number < g.number
             and left(o.replay_digest, 64) = left(g.replay_digest, 64)) then left(g.replay_digest, 64) end
       where length(g.replay_digest) > 64
    `);
    await runner.query('create index game_replay_digest_idx on game (replay_digest) where replay_digest is not null');
  }
}
