import { Injectable } from '@nestjs/common';
import type { Transfer, TransferPage } from './transfer.ts';
import { TransfersRepository } from './transfers.repository.ts';

const LONGEST_PAGE = 100;

/** Reads who went where. */
@Injectable()
export class TransfersService {
  constructor(private readonly transfers: TransfersRepository) {}

  /** `first` transfers, 1 to 100, newest first; `after` is the `nextAfter` of the page before. */
  async page(first: number, after: number | null): Promise<TransferPage> {
    const size = Math.min(Math.max(first, 1), LONGEST_PAGE);
    // one more than the page tells whether there is a next one
    const found = await this.transfers.findPage(size + 1, after);
    const items = found.slice(0, size);
    return { items, nextAfter: found.length > size ? (items.at(-1)?.id ?? null) : null };
  }

  /** All of a player's, newest first. */
  ofPlayer(playerId: number): Promise<Transfer[]> {
    return this.transfers.findAllByPlayer(playerId);
  }
}
