import { Injectable } from '@nestjs/common';
import { outcomesOf } from '../../domain/series/series-result.ts';
import type { Outcome } from '../../domain/series/series-result.ts';
import { PlayerFormRepository } from './player-form.repository.ts';

/** How a series ended for the team that a player played for. */
export interface PlayerFormSeries {
  seriesId: number;
  outcome: Outcome;
}

/** How the latest series of a player ended. */
@Injectable()
export class PlayerFormService {
  constructor(private readonly form: PlayerFormRepository) {}

  /** At most five that the player played in, the newest last. Walkovers have no players. */
  async ofPlayer(playerId: number): Promise<PlayerFormSeries[]> {
    const played = await this.form.findLatest(playerId);
    return played
      .map(({ seriesId, side, homeGames, awayGames }) => ({
        seriesId,
        outcome: outcomesOf(homeGames, awayGames)[side],
      }))
      .reverse();
  }
}
