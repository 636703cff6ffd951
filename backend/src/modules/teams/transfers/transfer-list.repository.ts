import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import type { TransferListFilter } from './transfer-list.ts';
import type { Transfer } from './transfer.ts';
import { PREVIOUS_TEAM_ID_SQL, TRANSFER_COLUMNS, TRANSFER_TABLES } from './transfer.read.ts';

const BY_TIME = { name: 'transfers time', key: 'r.valid_from', kind: 'time', id: 'r.id' } as const;

/** Partners' list of transfers, one page at a time. */
@Injectable()
export class TransferListRepository {
  constructor(private readonly db: Db) {}

  /** By the time at which the player came. */
  list(filter: TransferListFilter, slice: KeysetSlice): PagedList<Transfer> {
    return pagedList(this.db, () => sqlOf(filter), BY_TIME, slice);
  }
}

const sqlOf = ({ playerId, teamId, previousTeamId, from, to }: TransferListFilter): ListSql => ({
  columns: TRANSFER_COLUMNS,
  from: TRANSFER_TABLES,
  where: new Conditions()
    .add(playerId, (id) => `r.player_id = ${id}`)
    .add(teamId, (id) => `r.team_id = ${id}`)
    .add(previousTeamId, (id) => `${PREVIOUS_TEAM_ID_SQL} = ${id}`)
    .add(from, (at) => `r.valid_from >= ${at}`)
    .add(to, (at) => `r.valid_from < ${at}`),
});
