import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search by a part of a name. The name of the chat account gets its index too. None of the four indexes keeps new
 * entries in a pending list, which every search would read until the next vacuum: names change seldom, but searches are
 * many.
 */
export class SearchNames1763712022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index app_user_discord_username_trgm_idx on app_user using gin (discord_username gin_trgm_ops)
        with (fastupdate = off);
      alter index player_nickname_trgm_idx set (fastupdate = off);
      alter index player_discord_name_trgm_idx set (fastupdate = off);
      alter index team_name_trgm_idx set (fastupdate = off);
      select gin_clean_pending_list('player_nickname_trgm_idx'), gin_clean_pending_list('player_discord_name_trgm_idx'),
             gin_clean_pending_list('team_name_trgm_idx');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index app_user_discord_username_trgm_idx;
      alter index player_nickname_trgm_idx reset (fastupdate);
      alter index player_discord_name_trgm_idx reset (fastupdate);
      alter index team_name_trgm_idx reset (fastupdate);
    `);
  }
}
