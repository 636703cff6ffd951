import { Injectable } from '@nestjs/common';
import { duplicatesAmong } from '../../../domain/people/duplicate-players.ts';
import { stayingFirst } from '../../../domain/people/player-merge.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import type { TablePage, TableSlice } from '../../../platform/db/table-page.ts';
import { DuplicatePlayersRepository } from './duplicate-players.repository.ts';
import type { DuplicatePlayers } from './player-merge.ts';

/** Suggests players who may be one person (R23). */
@Injectable()
export class DuplicatePlayersService {
  constructor(private readonly players: DuplicatePlayersRepository) {}

  /** A page of the pairs, the strongest first. Pairs that are two people for certain are left out. */
  async page(slice: Pick<TableSlice, 'first' | 'offset'>): Promise<TablePage<DuplicatePlayers>> {
    const pairs = duplicatesAmong(await this.players.findAll());
    const apart = await this.players.findApart(pairs.map(({ ids }) => ids));
    const isApart = new Set(apart.map(({ one, other }) => `${one} ${other}`));
    const left = pairs.filter(({ ids }) => !isApart.has(ids.join(' ')));
    const { limit, offset } = rowsOf(slice);
    const shown = left.slice(offset, offset + limit);
    const cards = new Map(
      (await this.players.findCards(shown.flatMap(({ ids }) => ids))).map((card) => [card.id, card]),
    );
    const items = shown.flatMap(({ ids, reasons }): DuplicatePlayers[] => {
      const [one, other] = ids.map((id) => cards.get(id));
      return one && other ? [{ players: stayingFirst(one, other), reasons }] : [];
    });
    return { items, total: left.length };
  }
}
