import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { StandingsService } from '../standings/standings.service.ts';
import { seasonStatsOf } from './player-season.ts';
import type { PlayerSeason } from './player-season.ts';
import { PlayerSeasonsRepository } from './player-seasons.repository.ts';

/** A player's timeline over the seasons. */
@Injectable()
export class PlayerSeasonsService {
  constructor(
    private readonly seasons: PlayerSeasonsRepository,
    private readonly standings: StandingsService,
    private readonly clock: Clock,
  ) {}

  /** Each season that he ended in a team or played in, newest first; two statements however many seasons. */
  async ofPlayer(playerId: number): Promise<PlayerSeason[]> {
    const all = await this.seasons.findAllByPlayer(playerId, this.clock.now());
    const seasons = all.filter(({ team, totals }) => team !== null || totals.length > 0);
    const tables = await this.standings.tablesOf(seasons.flatMap(({ division }) => division?.id ?? []));
    return seasons.map(({ totals, ...season }) => ({
      ...season,
      placement: placementIn(tables.get(season.division?.id ?? 0) ?? [], season.team?.id),
      stats: seasonStatsOf({ totals, ...season }),
    }));
  }
}

const placementIn = (table: readonly { position: number; team: { id: number } }[], teamId: number | undefined) =>
  table.find(({ team }) => team.id === teamId)?.position ?? null;
