import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searching by a part of a name: the chat account's name gets its index too, and none of the four keeps new entries in
 * a list that every search would read through until the next vacuum. Names change seldom, searches are many.
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
