import { Injectable } from '@nestjs/common';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { ClaimablePlayersRepository } from './claimable-players.repository.ts';

/** A nickname has no more characters. */
const LONGEST_SEARCH = 34;
const MOST_HITS = 100;

/** The players that have no account: what staff choose from when someone claims to be one. */
@Injectable()
export class ClaimablePlayersService {
  constructor(private readonly players: ClaimablePlayersRepository) {}

  /** By a piece of the name, '' for all, those most like `nearTo` first: at most `first`, 1 to 100. */
  async search(text: string, nearTo: string, first: number): Promise<PlayerRef[]> {
    const wanted = text.trim();
    if (wanted.length > LONGEST_SEARCH) return [];
    return this.players.search(wanted, nearTo.trim().slice(0, LONGEST_SEARCH), Math.min(Math.max(first, 1), MOST_HITS));
  }

  /** All of them by name. */
  all(): Promise<{ id: number; nickname: string }[]> {
    return this.players.findAll();
  }
}
