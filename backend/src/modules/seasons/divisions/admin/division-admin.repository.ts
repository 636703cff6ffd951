import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { divisionNameTaken, type TeamDecision } from '../../../../domain/competition/division.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import type { SeriesFormat } from '../../../../domain/series/series-format.ts';
import { Db } from '../../../../platform/db/db.ts';
import { nameOrder } from '../../../../platform/db/name-sql.ts';
import { jsonListSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../../platform/db/pg-error.ts';
import { ownDivisionSql } from '../../../refs/own-matter.read.ts';
import { seasonRefSql, seasonTeamRefSql, teamRefSql } from '../../../refs/ref.read.ts';
import type { DescribedBand } from '../division.ts';
import type { AdminDivision, DivisionAdminCandidate, DivisionTeamCandidate } from './division-admin.ts';
import { placementBandsSql } from '../placement-band.read.ts';
import { newId } from '../../../../platform/db/written.ts';
import { Season } from '../../season.entity.ts';
import { Team } from '../../../teams/team.entity.ts';
import { DivisionTeam } from '../division-team.entity.ts';
import { Division } from '../division.entity.ts';
import { PlacementBand } from '../placement-band.entity.ts';

const SERIES_OF_TEAM = `(select count(*)::int from series s
  where s.division_id = t.division_id and (s.home_team_id = t.team_id or s.away_team_id = t.team_id))`;

const ENTRIES = jsonListSql(`
  select json_build_object('team', ${seasonTeamRefSql('t')}, 'isDisqualified', t.is_disqualified,
           'areResultsAnnulled', t.are_results_annulled,
           'adjustment', t.adjustment, 'adjustmentReason', t.adjustment_reason, 'decider', t.decider,
           'deciderReason', t.decider_reason, 'seriesCount', ${SERIES_OF_TEAM}) as item
    from division_team t where t.division_id = d.id order by t.sort_order, ${nameOrder('t.name')}, t.team_id`);

const DIVISION = namedRead<AdminDivision>(
  'admin-division',
  `
  select d.id, d.name, d.discriminator, d.rank, ${seasonRefSql('se')} as season, se.settled_at is not null as "isSeasonSettled",
         d.series_format as format,
         d.admin_user_id as "divisionAdminUserId", p.id as "adminPlayerId",
         coalesce(p.nickname, u.discord_username) as "adminNickname", ${placementBandsSql('d')} as bands,
         ${ENTRIES} as entries, n."seriesCount", n."reportedCount", n.weeks, n."weeksLeft",
         (select s.week from series s where s.division_id = d.id
           order by abs(extract(epoch from s.scheduled_at - now())) nulls last, s.reported_at is not null, s.week limit 1) as "presentWeek", n."scheduleState"
    from division d join season se on se.id = d.season_id
    left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
    cross join lateral (
      select count(*)::int as "seriesCount", count(s.reported_at)::int as "reportedCount",
             coalesce(max(s.week), 0) as weeks,
             count(distinct s.week) filter (where s.reported_at is null)::int as "weeksLeft",
             concat_ws('-', max(s.id), count(*), sum(s.version)) as "scheduleState"
        from series s where s.division_id = d.id) n
   where d.id = $1 and not d.is_stage`,
);

const LOCK = namedWrite<{ id: number }>(
  'lock-division',
  'select d.id from division d join season se on se.id = d.season_id where d.id = $1 for update of d for share of se',
);

const IS_OWN = namedRead<{ isOwn: boolean }>(
  'division-is-own',
  `select ${ownDivisionSql('$1::int', '$2::int')}
       or exists (select 1 from roster_entry where player_id = $2::int and team_id = any($3::int[]) and valid_to is null)
       as "isOwn"`,
);

const CANDIDATES = namedRead<DivisionTeamCandidate>(
  'division-team-candidates',
  `select ${teamRefSql('t')} as team, g.team_id is not null as "isSignedUp"
     from team t join division d on d.id = $1
     left join signup g on g.season_id = d.season_id and g.team_id = t.id
    where t.is_active and not exists (
      select 1 from division_team e where e.season_id = d.season_id and e.team_id = t.id and not e.is_stage)
    order by g.created_at nulls last, ${nameOrder('t.name')}, t.id`,
);

const USERS_BY_ROLE = namedRead<DivisionAdminCandidate>(
  'users-by-role',
  `select u.id as "userId", coalesce(p.nickname, u.discord_username) as nickname
     from user_role r join app_user u on u.id = r.user_id left join player p on p.user_id = u.id
    where r.role = $1::int order by ${nameOrder('coalesce(p.nickname, u.discord_username)')}, u.id`,
);

const INSERT_TEAMS = namedWrite(
  'insert-division-teams',
  `insert into division_team (division_id, season_id, team_id, name, logo)
   select d.id, d.season_id, t.id, t.name, t.logo from division d join team t on t.id = any($2::int[])
    where d.id = $1 order by t.id`,
);

const UPDATE_ORDER = namedWrite(
  'order-division-teams',
  `update division_team t set sort_order = x.place from unnest($2::int[]) with ordinality as x(team_id, place)
    where t.division_id = $1 and t.team_id = x.team_id`,
);

const HAS_CHAT_ROLE = namedRead<{ has: boolean }>(
  'division-has-chat-role',
  'select exists (select from division_role where division_id = $1) as has',
);

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

/** Below the lowest division of the season. */
const NEXT_RANK = '(select coalesce(max(rank), 0) + 1 from division where season_id = :seasonId and not is_stage)';
const FORMAT_OF_SEASON = '(select series_format from season where id = :seasonId)';

/** A division to store. */
export interface NewDivision {
  name: string;
  discriminator: string;
  adminUserId: number | null;
  /** Left out: below the lowest one. */
  rank?: number;
  /** null or left out: the season's. */
  format?: SeriesFormat | null;
  /** Of a stage, in English; null: the same. */
  nameEng?: string | null;
  /** It gets a bracket and no table (R43). */
  isStage?: boolean;
}

/**
 * Storage of what staff decide about divisions. Methods that write need the transaction of the use-case that calls
 * them.
 */
@Injectable()
export class DivisionAdminRepository {
  constructor(private readonly db: Db) {}

  async findById(id: number): Promise<AdminDivision | null> {
    return (await this.db.read(DIVISION, [id]))[0] ?? null;
  }

  /**
   * Locks the division: until the transaction ends, no result of the division is reported or changed (R6), and its season is not settled
   * (R46).
   */
  async lock(id: number): Promise<boolean> {
    return (await this.db.write(LOCK, [id])).length > 0;
  }

  /** Deletes a locked division. Refuses one that has teams, or a role in the chat (DIVISION_IN_USE). */
  async delete(id: number): Promise<void> {
    if ((await this.db.read(HAS_CHAT_ROLE, [id]))[0]?.has) throw inUse();
    await this.db
      .repo(Division)
      .delete(id)
      .catch((error: unknown) =>
        translateConstraint(error, { division_team_division_fk: inUse, stage_entrant_source_fk: inUse }),
      );
  }

  /** Locks the season, so that two new divisions do not get the same rank or address. Refuses an unknown one (NOT_FOUND). */
  async lockSeason(id: number): Promise<void> {
    const season = await this.db.repo(Season).findOne({ select: { id: true }, where: { id }, lock: FOR_UPDATE });
    if (!season) throw noSuchSeason();
  }

  async findDiscriminators(seasonId: number): Promise<string[]> {
    return (await this.db.repo(Division).findBy({ seasonId })).map(({ discriminator }) => discriminator);
  }

  /** Whether the season has divisions with tables. */
  hasTables(seasonId: number): Promise<boolean> {
    return this.db.repo(Division).existsBy({ seasonId, isStage: false });
  }

  /**
   * Adds a division in the season's format, below the lowest one of the season unless it has a rank. Refuses a name that
   * the season already has.
   */
  async insertDivision(
    seasonId: number,
    { name, nameEng = null, discriminator, adminUserId, rank, format, isStage = false }: NewDivision,
  ): Promise<number> {
    const computed = { rank: rank ?? (() => NEXT_RANK), seriesFormat: format ?? (() => FORMAT_OF_SEASON) };
    const inserted = await this.db
      .repo(Division)
      .createQueryBuilder()
      .insert()
      .values({ seasonId, name, nameEng, discriminator, adminUserId, isStage, ...computed })
      .setParameters({ seasonId })
      .execute()
      .catch(refuseName);
    return newId(inserted);
  }

  async updateInfo(
    id: number,
    info: { name: string; adminUserId: number | null; format: SeriesFormat; rank: number },
  ): Promise<void> {
    const { name, adminUserId, format, rank } = info;
    await this.db.repo(Division).update(id, { name, adminUserId, seriesFormat: format, rank }).catch(refuseName);
  }

  async replaceBands(id: number, bands: readonly DescribedBand[]): Promise<void> {
    const stored = this.db.repo(PlacementBand);
    await stored.delete({ divisionId: id });
    const rows = bands.map(({ fromPosition, toPosition, hex, descriptionSv, descriptionEn, meaning }) => ({
      divisionId: id,
      fromPosition,
      toPosition,
      hex,
      descriptionSv,
      descriptionEn,
      meaning,
    }));
    if (rows.length > 0) await stored.insert(rows);
  }

  /** Adds teams with their present names and logos. Refuses a team that plays in another division of the season. */
  async insertTeams(id: number, teamIds: readonly number[]): Promise<void> {
    await this.db
      .write(INSERT_TEAMS, [id, teamIds])
      .catch((error: unknown) => translateConstraint(error, { division_team_season_unique: inOtherDivision }));
  }

  async deleteTeams(id: number, teamIds: readonly number[]): Promise<void> {
    await this.db.repo(DivisionTeam).delete({ divisionId: id, teamId: In(teamIds) });
  }

  /** Puts the teams of the division in this order. */
  async updateOrder(id: number, teamIds: readonly number[]): Promise<void> {
    await this.db.write(UPDATE_ORDER, [id, teamIds]);
  }

  async updateDecision(id: number, teamId: number, decision: TeamDecision): Promise<void> {
    const { isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason } = decision;
    await this.db
      .repo(DivisionTeam)
      .update(
        { divisionId: id, teamId },
        { isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason },
      );
  }

  /** Whether the division is the player's own matter, or would be with these teams in it. */
  async isOwn(id: number, playerId: number, joining: readonly number[]): Promise<boolean> {
    return (await this.db.read(IS_OWN, [id, playerId, joining]))[0]?.isOwn ?? false;
  }

  /** The ids among these that are teams. */
  async findTeamIds(ids: readonly number[]): Promise<number[]> {
    const rows = await this.db.repo(Team).find({ select: { id: true }, where: { id: In(ids) } });
    return rows.map(({ id }) => id);
  }

  /** Active teams without a division in the season. Teams that have signed up for it come first. */
  findCandidates(id: number): Promise<DivisionTeamCandidate[]> {
    return this.db.read(CANDIDATES, [id]);
  }

  /** Accounts with a role, sorted by name. */
  findUsersByRole(roleId: number): Promise<DivisionAdminCandidate[]> {
    return this.db.read(USERS_BY_ROLE, [roleId]);
  }
}

/** The season is unknown. */
export const noSuchSeason = () => new LeagueError('NOT_FOUND', 'api.division.no-such-season', { field: 'seasonId' });

const refuseName = (error: unknown): never => translateConstraint(error, { division_name_unique: divisionNameTaken });

const inOtherDivision = (): LeagueError =>
  new LeagueError('TEAM_IN_OTHER_DIVISION', 'api.division.team-in-other', { field: 'teamIds' });

const inUse = () => new LeagueError('DIVISION_IN_USE', 'api.division.in-use');
