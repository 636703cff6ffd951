import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The players whose name, name in the chat, or present team has a part: `part` is a pattern of `ilike`. One plan serves all
 * texts. For a text that is not known yet PostgreSQL expects as many hits as a common one has, so it would plan each search
 * again, which takes longer in a large league than to run it.
 */
export class PlayersFoundByName1763712800711 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function players_found_by_name(part text, at timestamptz) returns setof integer
      language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
      begin
        -- each part has its own trigram index; one condition for all could use none
        return query
          select id from player where nickname ilike part
          union
          select id from player where discord_name ilike part
          union
          select id from player where user_id = any(array(select id from app_user where discord_username ilike part))
          union
          select r.player_id from roster_entry r
           where r.team_id = any(array(select id from team where name ilike part))
             and r.valid_from <= at and (r.valid_to is null or r.valid_to > at);
      end
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function players_found_by_name(text, timestamptz)');
  }
}
