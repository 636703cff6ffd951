import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { PlayerProfile } from './player.ts';
import { PlayersRepository } from './players.repository.ts';

/** Reads players' public pages. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly players: PlayersRepository,
    private readonly clock: Clock,
  ) {}

  /** A player's page; null for an unknown id. */
  findProfile(id: number): Promise<PlayerProfile | null> {
    return this.players.findProfile(id, this.clock.now());
  }

  /** A player's page; refuses an unknown id (NOT_FOUND). */
  async profile(id: number): Promise<PlayerProfile> {
    const player = await this.findProfile(id);
    if (!player) throw playerNotFound();
    return player;
  }

  /** Refuses an id that is no player's. */
  async assertExists(id: number): Promise<void> {
    if (!(await this.players.existsById(id))) throw playerNotFound();
  }
}

const playerNotFound = () => new LeagueError('NOT_FOUND', 'api.player.not-found');
