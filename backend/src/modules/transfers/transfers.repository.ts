import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/table-page.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { playerRefSql, teamRefSql } from '../refs/ref.read.ts';
import type { Transfer, TransferFilter, TransferSort } from './transfer.ts';

const TRANSFER = `
  select r.id, ${playerRefSql('p')} as player, ${teamRefSql('t')} as team,
         (select ${teamRefSql('previous')}
            from roster_entry earlier join team previous on previous.id = earlier.team_id
           where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
           order by earlier.valid_from desc limit 1) as "previousTeam",
         ${instantSql('r.valid_from')} as "validFrom", ${instantSql('r.valid_to')} as "validTo",
         r.sort_order as "sortOrder"
    from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id`;

/** When it happened counts, not when it was written down. */
const NEWEST_FIRST = 'order by r.valid_from desc, r.id desc';

/** Where the page begins: at the newest entry, or after the entry `$2`. */
const LAST = `case when $2::int is null then 'infinity' else (select valid_from from roster_entry where id = $2) end`;

/** One comparison for all pages, so that the index leads to where each begins. */
const PAGE = namedRead<Transfer>(
  'transfer-page',
  `${TRANSFER} where (r.valid_from, r.id) < (${LAST}, coalesce($2::int, 2147483647)) ${NEWEST_FIRST} limit $1`,
);

const ALL = namedRead<Transfer>('transfer-all', `${TRANSFER} ${NEWEST_FIRST}`);

const BY_PLAYER = namedRead<Transfer>(
  'transfers-by-player',
  `${TRANSFER} where r.player_id = $1 order by r.valid_from desc`,
);

/** Whose player, team or team before begins with the `ilike` pattern $1; '' is everyone. */
const SEARCH = `
  select * from (${TRANSFER}) found
   where $1 = '' or player->>'nickname' ilike $1 or team->>'name' ilike $1 or "previousTeam"->>'name' ilike $1`;

const SORTS: Record<TransferSort, string> = {
  player: `lower(player->>'nickname')`,
  previousTeam: `lower("previousTeam"->>'name')`,
  team: `lower(team->>'name')`,
  from: '"validFrom"',
  to: '"validTo"',
};

/** Reads roster entries as transfers, one statement each. */
@Injectable()
export class TransfersRepository {
  constructor(private readonly db: Db) {}

  /** The newest entries before one of them, or from the newest one on. */
  findPage(first: number, after: number | null): Promise<Transfer[]> {
    return this.db.read(PAGE, [first, after]);
  }

  /** `pattern` is for `ilike`, or '' for all. Who has nothing to sort by comes last, and the newest first among equals. */
  findTable(pattern: string, { sort, isDescending, ...slice }: TransferFilter): Promise<Transfer[]> {
    const { limit, offset } = rowsOf(slice);
    const order = `${SORTS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, id desc`;
    return this.db.query(`${SEARCH} order by ${order} limit $2 offset $3`, [pattern, limit, offset]);
  }

  async count(pattern: string): Promise<number> {
    const sql = `select count(*)::int as total from (${SEARCH}) hit`;
    return (await this.db.query<{ total: number }>(sql, [pattern]))[0]?.total ?? 0;
  }

  /** Newest first. */
  findAll(): Promise<Transfer[]> {
    return this.db.read(ALL);
  }

  /** Newest first. */
  findAllByPlayer(playerId: number): Promise<Transfer[]> {
    return this.db.read(BY_PLAYER, [playerId]);
  }
}
