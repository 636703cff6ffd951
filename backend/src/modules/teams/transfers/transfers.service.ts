import { Injectable } from '@nestjs/common';
import { startingWith } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import type { Transfer, TransferFilter, TransferPage } from './transfer.ts';
import { TransfersRepository } from './transfers.repository.ts';

const LONGEST_PAGE = 100;

/** Reads transfers. */
@Injectable()
export class TransfersService {
  constructor(private readonly transfers: TransfersRepository) {}

  /** `first` transfers, 1 to 100, newest first; `after` is the `nextAfter` of the page before. */
  async page(first: number, after: number | null): Promise<TransferPage> {
    const size = Math.min(Math.max(first, 1), LONGEST_PAGE);
    const found = await this.transfers.findPage(size + 1, after);
    // one row more than the page shows whether there is a next page
    const items = found.slice(0, size);
    return { items, nextAfter: found.length > size ? (items.at(-1)?.id ?? null) : null };
  }

  /**
   * A page of transfers where the name of the player, the team or the team before begins with a text. Upper and lower
   * case are the same.
   */
  async table(filter: TransferFilter): Promise<TablePage<Transfer>> {
    const pattern = startingWith(filter.text);
    const [items, total] = await Promise.all([
      this.transfers.findTable(pattern, filter),
      this.transfers.count(pattern),
    ]);
    return { items, total };
  }

  /** All transfers, the newest first. */
  all(): Promise<Transfer[]> {
    return this.transfers.findAll();
  }

  /** All transfers of a player, the newest first. */
  async ofPlayer(playerId: number): Promise<Transfer[]> {
    return (await this.transfers.findAllByPlayers([playerId])).get(playerId) ?? [];
  }
}
