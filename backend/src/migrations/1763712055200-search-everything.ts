import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search palette finds news by title as it finds names: by a part, and also with a typing mistake. */
export class SearchEverything1763712055200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index news_post_title_trgm_idx on news_post using gin (title gin_trgm_ops) with (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index news_post_title_trgm_idx');
  }
}
