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

  /** null for an unknown id. */
  findProfile(id: number): Promise<PlayerProfile | null> {
    return this.players.findProfile(id, this.clock.now());
  }

  /** Refuses an unknown id with NOT_FOUND. */
  async profile(id: number): Promise<PlayerProfile> {
    const player = await this.findProfile(id);
    if (!player) throw playerNotFound();
    return player;
  }

  /** Refuses an id that no player has. */
  async assertExists(id: number): Promise<void> {
    if (!(await this.players.existsById(id))) throw playerNotFound();
  }
}

const playerNotFound = () => new LeagueError('NOT_FOUND', 'api.player.not-found');
