import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { playerSeasonOf } from './player-season.ts';
import type { PlayerSeason } from './player-season.ts';
import { PlayerSeasonsRepository } from './player-seasons.repository.ts';

/** A player's timeline over the seasons. */
@Injectable()
export class PlayerSeasonsService {
  constructor(
    private readonly seasons: PlayerSeasonsRepository,
    private readonly clock: Clock,
  ) {}

  /** Each season that the player ended in a team or played in, newest first; one statement however many seasons. */
  async ofPlayer(playerId: number): Promise<PlayerSeason[]> {
    const seasons = await this.seasons.findAllByPlayer(playerId, this.clock.now());
    return seasons.filter(({ team, totals }) => team !== null || totals.length > 0).map(playerSeasonOf);
  }
}
