import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A post's earlier addresses lead to it, and feeds tell when it was changed. Both are empty in older stored changes. */
export class FormerAddressesOfPosts1763712801610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table news_post add column former_slugs text[], add column changed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table news_post drop column former_slugs, drop column changed_at');
  }
}
