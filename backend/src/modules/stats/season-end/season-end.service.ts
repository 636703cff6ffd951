import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertNothingOpen } from '../../../domain/competition/season-end/open-matters.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { endedSeason, endedStages } from './ended-season.ts';
import type { PlayedSeason, SeasonEnd, SettledSeason } from './season-end.ts';
import { SeasonEndRepository } from './season-end.repository.ts';

/** What of the settling of a season the caller has seen and accepts. */
export interface SettleChoice {
  seasonId: number;
  /** Series without a result stay without one. */
  acceptsUnplayed: boolean;
}

/** Staff settle a season: its results stand from then on, and its final places and titles are published (R46). */
@Injectable()
export class SeasonEndService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly seasons: SeasonEndRepository,
    private readonly brackets: StageBracketsService,
    private readonly audit: AuditService,
  ) {}

  /** What the season would end with now; null for an unknown one. */
  async find(seasonId: number): Promise<SeasonEnd | null> {
    const season = await this.seasons.findSeason(seasonId);
    return season && this.endOf(season);
  }

  /** What the final places of a season are found from. */
  async played(seasonId: number): Promise<PlayedSeason> {
    const divisions = await this.seasons.findTables(seasonId);
    return { divisions, stages: endedStages(await this.brackets.ofSeasons([seasonId])) };
  }

  /** Settles a season. Refuses while something of it is open (SEASON_OPEN), and one that is settled (SEASON_SETTLED). */
  settle(actor: Actor, { seasonId, acceptsUnplayed }: SettleChoice): Promise<SeasonEnd> {
    return this.change(actor, seasonId, 'season.settle', async (season) => {
      if (season.settledAt !== null) throw new LeagueError('SEASON_SETTLED', 'api.season.settled-already');
      const { open, tables } = await this.endOf(season);
      assertNothingOpen(open, acceptsUnplayed);
      if (tables.every(({ places }) => places.length === 0))
        throw new LeagueError('SEASON_OPEN', 'api.season.open.empty');
      await this.seasons.settle(seasonId, this.clock.now());
    });
  }

  /** Opens a settled season again. Refuses while a later season has divisions (SEASON_SETTLED): they stand on its final places. */
  reopen(actor: Actor, seasonId: number): Promise<SeasonEnd> {
    return this.change(actor, seasonId, 'season.reopen', async ({ settledAt }) => {
      if (settledAt === null) throw new LeagueError('SEASON_OPEN', 'api.season.open.already');
      if (await this.seasons.isFollowed(seasonId)) throw new LeagueError('SEASON_SETTLED', 'api.season.followed');
      await this.seasons.settle(seasonId, null);
    });
  }

  private change(
    actor: Actor,
    seasonId: number,
    act: 'season.settle' | 'season.reopen',
    work: (season: SettledSeason) => Promise<void>,
  ): Promise<SeasonEnd> {
    return this.db.transaction(async () => {
      const season = await this.seasons.lockSeason(seasonId);
      if (!season) throw new LeagueError('NOT_FOUND', 'api.season.not-found');
      await work(season);
      const { name, settledAt } = season;
      await this.audit.record(actor, {
        ...{ act, objectKind: 'season', objectId: seasonId },
        ...{ before: { name, isSettled: settledAt !== null }, after: { name, isSettled: settledAt === null } },
      });
      return this.endOf({ ...season, settledAt: settledAt === null ? this.clock.now().toISOString() : null });
    });
  }

  private async endOf(season: SettledSeason): Promise<SeasonEnd> {
    const divisions = await this.seasons.findTables(season.id);
    const { tables, titles, open } = endedSeason(divisions, await this.brackets.ofSeasons([season.id]));
    return { season, tables, titles, open: [...(await this.seasons.findOpen(season.id)), ...open] };
  }
}
