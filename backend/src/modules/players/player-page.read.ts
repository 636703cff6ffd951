import { jsonListSql } from '../../platform/db/json-sql.ts';
import { discordNameSql } from '../refs/discord-name.read.ts';
import { teamRefSql } from '../refs/ref.read.ts';
import { publicSanctionsSql } from '../refs/sanction.read.ts';
import { PLAYER_PARTS } from './player-list.ts';
import type { PlayerPart } from './player-list.ts';
import { sixMansStandingSql } from './six-mans-standing.read.ts';

const ROLES = jsonListSql('select ur.role as item from user_role ur where ur.user_id = u.id order by ur.role');

const isPresentSql = (now: string): string =>
  `r.player_id = p.id and r.valid_from <= ${now} and (r.valid_to is null or r.valid_to > ${now})`;

const teamSql = (now: string): string => `
  (select ${teamRefSql('t')} from roster_entry r join team t on t.id = r.team_id
    where ${isPresentSql(now)})`;

/** SQL: the place of the player `p` in their team at `now`. */
export const sortOrderSql = (now: string): string =>
  `(select r.sort_order from roster_entry r where ${isPresentSql(now)})`;

const SIX_MANS = `
  (select ${sixMansStandingSql('sr')} from six_mans_player sp join six_mans_result sr on sr.six_mans_player_id = sp.id
    where sp.player_id = p.id order by sr.games desc limit 1)`;

/** SQL: a `player` row `p` with its account `u`. */
export const PLAYER_TABLES = 'player p left join app_user u on u.id = p.user_id';

/**
 * SQL: the columns of a `StoredPlayer`, from `PLAYER_TABLES`. Parts that are not wanted are empty. `now` makes the placeholder
 * of the present time. No private column is named here.
 */
export function playerColumnsSql(now: () => string, wanted: ReadonlySet<PlayerPart> = new Set(PLAYER_PARTS)): string {
  const list = (part: PlayerPart, sql: string): string => (wanted.has(part) ? sql : `'[]'::json`);
  const one = (part: PlayerPart, sql: () => string): string => (wanted.has(part) ? sql() : 'null::json');
  return `p.id, p.nickname, p.nickname as "displayName", p.avatar, p.banner, p.nationality, p.mmr,
         ${discordNameSql('p', 'u')} as "discordName",
         ${list('roles', ROLES)} as "roleIds",
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         ${one('team', () => teamSql(now()))} as team, ${one('sixMans', () => SIX_MANS)} as "sixMans",
         ${list('sanctions', publicSanctionsSql('player_id', 'p.id'))} as sanctions`;
}
