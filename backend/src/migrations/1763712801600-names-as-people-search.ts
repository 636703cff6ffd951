import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables' trigram indexes: name, table, column. */
const SEARCHED = [
  ['player_nickname_trgm_idx', 'player', 'nickname'],
  ['player_discord_name_trgm_idx', 'player', 'discord_name'],
  ['team_name_trgm_idx', 'team', 'name'],
  ['app_user_discord_username_trgm_idx', 'app_user', 'discord_username'],
  ['news_post_title_trgm_idx', 'news_post', 'title'],
] as const;

const indexes = (of: (column: string) => string): string =>
  SEARCHED.map(
    ([name, table, column]) => `
      drop index ${name};
      create index ${name} on ${table} using gin (${of(column)} gin_trgm_ops) with (fastupdate = off);`,
  ).join('');

const playersFoundBy = (matches: (name: string) => string): string => `
  create or replace function players_found_by_name(part text, at timestamptz) returns setof integer
  language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
  begin
    -- each part has its own trigram index; one condition for all could use none
    return query
      select id from player where ${matches('nickname')}
      union
      select id from player where ${matches('discord_name')}
      union
      select id from player where user_id = any(array(select id from app_user where ${matches('discord_username')}))
      union
      select r.player_id from roster_entry r
       where r.team_id = any(array(select id from team where ${matches('name')}))
         and r.valid_from <= at and (r.valid_to is null or r.valid_to > at);
  end
  $$;`;

/** What is not searched: accents, vowel signs of Hebrew and Arabic, and what joins the parts of an emoji. */
const NOT_SEARCHED =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u200d\\ufe0e\\ufe0f\\U000e0020-\\U000e007f]';

/**
 * Names in Swedish order, and found as people type them: without rings and dots, with letters in parts, with another kind of
 * hyphen. Two functions, so that no list depends on the order of the database that it happens to be in (docs/decisions/044).
 */
export class NamesAsPeopleSearch1763712801600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // most names have English letters only: their short way costs a fifth
    await runner.query(`
      create function swedish_order(name text) returns text language sql immutable parallel safe
      return case when octet_length(name) = char_length(name) then lower(name)
                  else replace(replace(translate(
                         regexp_replace(normalize(translate(lower(name), 'åäæęöøőœôüű', '{|||}}}}}yy'), nfkd),
                                        '[\\u0300-\\u036f]', '', 'g'),
                         'ıłđðħŧ', 'ilddht'), 'ß', 'ss'), 'þ', 'th') end;
      create function search_text(name text) returns text language sql immutable parallel safe
      return case when octet_length(name) = char_length(name) then translate(lower(name), '\`', '''')
                  else replace(replace(replace(replace(translate(
                         lower(regexp_replace(normalize(translate(name, '´', ''''), nfkd), '${NOT_SEARCHED}', '', 'g')),
                         'ıøłđðħŧς‐‑‒–—―−⁃˗’‘‛ʼʻʹ′\`“”„‟″', 'iolddhtσ---------''''''''''''''''"""""'),
                         'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') end;
      drop index player_nickname_order_idx;
      create index player_nickname_order_idx on player ((swedish_order(nickname) collate "C"), id);
      ${indexes((column) => `search_text(${column})`)}
      ${playersFoundBy((name) => `search_text(${name}) like part`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${playersFoundBy((name) => `${name} ilike part`)}
      ${indexes((column) => column)}
      drop index player_nickname_order_idx;
      create index player_nickname_order_idx on player (lower(nickname), id);
      drop function search_text(text);
      drop function swedish_order(text);
    `);
  }
}
