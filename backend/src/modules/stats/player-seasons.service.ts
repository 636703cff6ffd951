import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { DivisionPlaces } from './division-places.ts';
import { playerSeasonOf } from './player-season.ts';
import type { PlayerSeason } from './player-season.ts';
import { PlayerSeasonsRepository } from './player-seasons.repository.ts';

/** A player's timeline over the seasons. */
@Injectable()
export class PlayerSeasonsService {
  constructor(
    private readonly seasons: PlayerSeasonsRepository,
    private readonly clock: Clock,
    private readonly places: DivisionPlaces,
  ) {}

  /** Each season that the player played in or ended in a team, newest first. One statement reads all of them. */
  async ofPlayer(playerId: number): Promise<PlayerSeason[]> {
    const known = this.places.known();
    const { stamp, seasons, results } = await this.seasons.findAllByPlayer(playerId, this.clock.now(), known);
    const places = this.places.add(known, stamp, results);
    return seasons
      .filter(({ team, totals }) => team !== null || totals.length > 0)
      .map((season) => playerSeasonOf(season, season.division ? places.get(season.division.id) : undefined));
  }
}
