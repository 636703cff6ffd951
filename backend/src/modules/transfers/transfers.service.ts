import { Injectable } from '@nestjs/common';
import type { Transfer, TransferPage } from './transfer.ts';
import { TransfersRepository } from './transfers.repository.ts';

const LONGEST_PAGE = 100;
/** No name of a team or a player is longer. */
const LONGEST_SEARCH = 60;

/** Reads who went where. */
@Injectable()
export class TransfersService {
  constructor(private readonly transfers: TransfersRepository) {}

  /** `first` transfers, 1 to 100, newest first; `after` is the `nextAfter` of the page before. */
  async page(first: number, after: number | null): Promise<TransferPage> {
    const size = sizeOf(first);
    return pageOf(await this.transfers.findPage(size + 1, after), size);
  }

  /** The same of those whose player, team or team before begins with `text`, whatever its case; '' is everybody. */
  async search(text: string, first: number, after: number | null): Promise<TransferPage> {
    const wanted = text.trim().slice(0, LONGEST_SEARCH).replaceAll('\0', '');
    const pattern = wanted === '' ? '' : `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    const size = sizeOf(first);
    return pageOf(await this.transfers.searchPage(pattern, size + 1, after), size);
  }

  /** All there are, newest first. */
  all(): Promise<Transfer[]> {
    return this.transfers.findAll();
  }

  /** All of a player's, newest first. */
  ofPlayer(playerId: number): Promise<Transfer[]> {
    return this.transfers.findAllByPlayer(playerId);
  }
}

const sizeOf = (first: number): number => Math.min(Math.max(first, 1), LONGEST_PAGE);

/** One more than the page tells whether there is a next one. */
function pageOf(found: readonly Transfer[], size: number): TransferPage {
  const items = found.slice(0, size);
  return { items, nextAfter: found.length > size ? (items.at(-1)?.id ?? null) : null };
}
