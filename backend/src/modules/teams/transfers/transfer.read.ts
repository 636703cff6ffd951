import { instantSql } from '../../../platform/db/json-sql.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';

/** SQL: the team of the player's entry before the entry `r`; null for the first one. */
const previousSql = (wanted: string): string => `
  (select ${wanted}
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1)`;

/** SQL: the id of that team. */
export const PREVIOUS_TEAM_ID_SQL = previousSql('earlier.team_id');

/** SQL: the columns of a `Transfer`, from `TRANSFER_TABLES`. */
export const TRANSFER_COLUMNS = `r.id, ${playerRefSql('p')} as player, ${teamRefSql('t')} as team,
         ${previousSql(teamRefSql('previous'))} as "previousTeam",
         ${instantSql('r.valid_from')} as "validFrom", ${instantSql('r.valid_to')} as "validTo",
         r.sort_order as "sortOrder"`;

/** SQL: a roster entry `r` with its player `p` and team `t`. */
export const TRANSFER_TABLES = 'roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id';
