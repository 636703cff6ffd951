import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import { namedRead, namedReadOfIds } from '../../../platform/db/named-read.ts';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { TRANSFER_COLUMNS, TRANSFER_TABLES } from './transfer.read.ts';
import type { Transfer, TransferFilter, TransferSort } from './transfer.ts';

const TRANSFER = `select ${TRANSFER_COLUMNS} from ${TRANSFER_TABLES}`;

/** Sorted by when the transfer happened, not by when it was stored. */
const NEWEST_FIRST = 'order by r.valid_from desc, r.id desc';

/** The page begins at the newest entry, or after the entry `$2`. */
const LAST = `case when $2::int is null then 'infinity' else (select valid_from from roster_entry where id = $2) end`;

/** All pages use the same comparison, so that the index finds where each begins. */
const PAGE = namedRead<Transfer>(
  'transfer-page',
  `${TRANSFER} where (r.valid_from, r.id) < (${LAST}, coalesce($2::int, 2147483647)) ${NEWEST_FIRST} limit $1`,
);

const ALL = namedRead<Transfer>('transfer-all', `${TRANSFER} ${NEWEST_FIRST}`);

const BY_PLAYER = namedReadOfIds<{ playerId: number; transfers: Transfer[] }>(
  'transfers-by-player',
  (wanted) => `select wanted.id as "playerId",
         ${rowListSql(`${TRANSFER} where r.player_id = wanted.id order by r.valid_from desc`)} as transfers
    from ${wanted}`,
);

const NAMES = { player: `player->>'nickname'`, team: `team->>'name'`, previousTeam: `"previousTeam"->>'name'` };

/** SQL condition: the name of the player, the team or the team before matches the pattern $1 of `searchTextSql`; '' finds all. */
const SEARCH = `
  select * from (${TRANSFER}) found
   where $1 = '' or ${Object.values(NAMES)
     .map((name) => `${searchTextSql(name)} like $1`)
     .join(' or ')}`;

const SORTS: Record<TransferSort, string> = {
  player: nameOrder(NAMES.player),
  previousTeam: nameOrder(NAMES.previousTeam),
  team: nameOrder(NAMES.team),
  from: '"validFrom"',
  to: '"validTo"',
};

/** Reads roster entries as transfers, with one statement for each method. */
@Injectable()
export class TransfersRepository {
  constructor(private readonly db: Db) {}

  /** The newest entries, or those before one of them. */
  findPage(first: number, after: number | null): Promise<Transfer[]> {
    return this.db.read(PAGE, [first, after]);
  }

  /**
   * `pattern` is for `searchTextSql`; '' finds all. Rows without a value to sort by come last. Equal rows are sorted by time,
   * the newest first.
   */
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

  /** The transfers of each player, newest first; every wanted id has an entry. */
  async findAllByPlayers(playerIds: readonly number[]): Promise<Map<number, Transfer[]>> {
    const rows = await this.db.read(...BY_PLAYER(playerIds));
    return new Map(rows.map(({ playerId, transfers }) => [playerId, transfers]));
  }
}
