import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import * as DivisionRules from '../../../../domain/competition/division.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { bandsOfSize } from '../../../../domain/competition/roll-over/bands-of-size.ts';
import { coreOf } from '../../../../domain/teams/core.ts';
import * as TeamNotices from '../../../../domain/teams/team-notices.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import type { AdminDivision } from './division-admin.ts';
import { DivisionAdminRepository, noSuchSeason } from './division-admin.repository.ts';
import { SeasonDivisionsRepository } from './season-divisions.repository.ts';
import type { FormerDivision } from './season-divisions.repository.ts';
import type { DraftTeam, PlannedDivision, ReadTeam, SeasonDraft } from './season-divisions.ts';

/** Makes all divisions of a season at once, after the model of the season before. */
@Injectable()
export class SeasonDivisionsService {
  constructor(
    private readonly db: Db,
    private readonly drafts: SeasonDivisionsRepository,
    private readonly divisions: DivisionAdminRepository,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** The divisions of the season before, with the teams that could play. Refuses an unknown season (NOT_FOUND). */
  async draft(seasonId: number): Promise<SeasonDraft> {
    const draft = await this.drafts.findDraft(seasonId);
    if (!draft) throw noSuchSeason();
    const shares = draft.from ? await this.drafts.findShares(draft.from.id) : [];
    const withCore = (each: ReadTeam): DraftTeam => {
      const own = shares.filter(({ teamId }) => teamId === each.team.id);
      return { ...each, core: coreOf(own[0]?.teamGames ?? 0, own) };
    };
    return {
      ...draft,
      divisions: draft.divisions.map((division) => ({ ...division, teams: division.teams.map(withCore) })),
      others: draft.others.map(withCore),
    };
  }

  /**
   * Creates the season's divisions in this order, the top one first. Each takes over the rank, the bands (cut to its
   * size), the admin and a format of its own of its model (R45). Every team gets one notice. Refuses a season that has divisions (SEASON_HAS_DIVISIONS), an unknown model or
   * team (NOT_FOUND), and a team in two divisions (TEAM_IN_OTHER_DIVISION).
   */
  create(actor: Actor, seasonId: number, planned: readonly PlannedDivision[]): Promise<AdminDivision[]> {
    const named = planned.map((division) => ({ ...division, name: DivisionRules.nameOf(division.name) }));
    return this.db.transaction(async () => {
      await this.divisions.lockSeason(seasonId);
      const taken = await this.divisions.findDiscriminators(seasonId);
      if (await this.divisions.hasTables(seasonId))
        throw new LeagueError('SEASON_HAS_DIVISIONS', 'api.division.season-has-divisions');
      const former = new Map(
        (await this.drafts.findFormer(named.map(({ formerId }) => formerId))).map((one) => [one.id, one]),
      );
      await this.assertTeams(named.flatMap(({ teamIds }) => teamIds));
      const created: AdminDivision[] = [];
      for (const division of named) {
        const discriminator = DivisionRules.discriminatorOf(division.name, taken);
        taken.push(discriminator);
        created.push(await this.createOne(seasonId, division, discriminator, former.get(division.formerId)));
      }
      await this.record(actor, seasonId, created);
      await this.tell(created);
      return created;
    });
  }

  private async assertTeams(teamIds: readonly number[]): Promise<void> {
    const ids = [...new Set(teamIds)];
    if (ids.length < teamIds.length) {
      throw new LeagueError('TEAM_IN_OTHER_DIVISION', 'api.division.team-in-other', { field: 'divisions' });
    }
    if ((await this.divisions.findTeamIds(ids)).length < ids.length) {
      throw new LeagueError('NOT_FOUND', 'api.division.no-such-team', { field: 'divisions' });
    }
  }

  private async createOne(
    seasonId: number,
    { name, teamIds }: PlannedDivision,
    discriminator: string,
    former: FormerDivision | undefined,
  ): Promise<AdminDivision> {
    if (!former) throw new LeagueError('NOT_FOUND', 'api.division.not-found', { field: 'divisions' });
    const id = await this.divisions.insertDivision(seasonId, {
      ...former,
      name,
      discriminator,
      format: former.ownFormat,
    });
    await this.divisions.replaceBands(id, bandsOfSize(former.bands, former.size, teamIds.length));
    await this.divisions.insertTeams(id, teamIds);
    await this.divisions.updateOrder(id, teamIds);
    return (await this.divisions.findById(id)) as AdminDivision;
  }

  private async record(actor: Actor, seasonId: number, created: readonly AdminDivision[]): Promise<void> {
    const [first] = created;
    if (!first) return;
    const teamIds = created.flatMap(({ entries }) => entries.map(({ team }) => team.id));
    const isOwnTeam = actor.playerId !== null && (await this.divisions.isOwn(first.id, actor.playerId, teamIds));
    const divisions = created.map(({ name, entries }) => ({ name, teams: entries.map(({ team }) => team.name) }));
    await this.audit.record(actor, {
      act: 'season.divisions',
      objectKind: 'season',
      objectId: seasonId,
      after: { divisions },
      isOwnTeam,
    });
  }

  private async tell(created: readonly AdminDivision[]): Promise<void> {
    for (const { id, name, season, entries } of created) {
      const placed = entries.map(({ team }) => {
        const place = { team: team.name, division: name, divisionEng: null, season: season.name };
        return [team.id, TeamNotices.teamPlaced(place)] as const;
      });
      await this.notices.notifyTeams(new Map(placed), { divisionId: id });
    }
  }
}
