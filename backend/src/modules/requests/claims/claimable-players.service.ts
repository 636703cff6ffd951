import { Injectable } from '@nestjs/common';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { ClaimablePlayersRepository } from './claimable-players.repository.ts';

/** The longest nickname, in characters. */
const LONGEST_SEARCH = 34;
const MOST_HITS = 100;
/** More would be a list to search, and staff decide in the end. */
const MOST_SUGGESTED = 3;

/** The players without an account. Staff choose one of them when they accept a claim. */
@Injectable()
export class ClaimablePlayersService {
  constructor(private readonly players: ClaimablePlayersRepository) {}

  /**
   * Players whose name contains `text` ('' finds all), the names most like `nearTo` first. At most `first` players, 1
   * to 100.
   */
  async search(text: string, nearTo: string, first: number): Promise<PlayerRef[]> {
    const wanted = text.trim();
    if (wanted.length > LONGEST_SEARCH) return [];
    return this.players.search(wanted, nearTo.trim().slice(0, LONGEST_SEARCH), Math.min(Math.max(first, 1), MOST_HITS));
  }

  /** Players who a person with this name in the chat may have been before. */
  suggest(name: string): Promise<PlayerRef[]> {
    return this.players.findLike(name, MOST_SUGGESTED);
  }

  /** Players who a person that types this nickname may have been before; none for a text that is no nickname. */
  async suggestByNickname(nickname: string): Promise<PlayerRef[]> {
    const name = nickname.trim();
    if (name === '' || name.length > LONGEST_SEARCH) return [];
    return this.players.findLikeNickname(name, MOST_SUGGESTED);
  }

  /** All players without an account, sorted by name. */
  all(): Promise<{ id: number; nickname: string }[]> {
    return this.players.findAll();
  }
}
