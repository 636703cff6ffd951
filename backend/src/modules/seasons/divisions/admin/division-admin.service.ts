import { Injectable } from '@nestjs/common';
import { hasRole, ROLE_IDS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import * as DivisionRules from '../../../../domain/competition/division.ts';
import type { TeamDecision } from '../../../../domain/competition/division.ts';
import { assertVersion } from '../../../../domain/changed-meanwhile.ts';
import { assertSeasonOpen } from '../../../../domain/competition/season-end/open-matters.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import * as OwnMatter from '../../../../domain/own-matter.ts';
import * as TeamNotices from '../../../../domain/teams/team-notices.ts';
import { meaningOfWords } from '../../../../domain/competition/standings/band-meaning.ts';
import * as Bands from '../../../../domain/competition/standings/placement-band.ts';
import type { SeriesFormat } from '../../../../domain/series/series-format.ts';
import { cleanLine } from '../../../../domain/text.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { StaffAct } from '../../../audit/audit.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import type { DescribedBand } from '../division.ts';
import { decisionOf, namesOf, settingsOf } from './audited-division.ts';
import type { AdminDivision, DivisionEntry, DivisionAdminCandidate, DivisionTeamCandidate } from './division-admin.ts';
import { DivisionAdminRepository } from './division-admin.repository.ts';
import type { NewDivision } from './division-admin.repository.ts';
import { decisionVersionOf, divisionVersionsOf } from './division-versions.ts';
import { PlayerTotalsService } from '../player-totals.service.ts';

const LEGEND_MAX = 60;

/** A band to save. A caller that knows no meanings leaves it out: it is then what the words say (R44). */
export type BandToSave = Omit<DescribedBand, 'meaning'> & Partial<Pick<DescribedBand, 'meaning'>>;

/** The version of that part of the division which the form was filled from; undefined for a caller who got none. */
interface Seen {
  version?: string;
}

/** New settings of a division. A field that is left out stays as it is. */
export interface DivisionInfo extends Seen {
  name: string;
  divisionAdminUserId?: number | null;
  format?: SeriesFormat | null;
  rank?: number | null;
}

/**
 * Staff's changes of divisions. A division admin may only change their own (T06). Each change is one transaction that
 * locks the division and records the change in the audit. It refuses a caller who has not seen the latest version of what
 * they replace (CHANGED_MEANWHILE).
 */
@Injectable()
export class DivisionAdminService {
  constructor(
    private readonly db: Db,
    private readonly divisions: DivisionAdminRepository,
    private readonly totals: PlayerTotalsService,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** A division with all that staff may change; null when it does not exist. */
  find(id: number): Promise<AdminDivision | null> {
    return this.divisions.findById(id);
  }

  async getDivisionOrThrow(id: number): Promise<AdminDivision> {
    const division = await this.divisions.findById(id);
    if (!division) throw notFound();
    return division;
  }

  mayRun(actor: Actor, divisionAdminUserId: number | null): boolean {
    return DivisionRules.mayRun(actor, { divisionAdminUserId });
  }

  /** Whether the actor plays in the division, or did so at some time of its season. */
  async isOwn({ playerId }: Actor, id: number, joining: readonly number[] = []): Promise<boolean> {
    return playerId !== null && (await this.divisions.isOwn(id, playerId, joining));
  }

  /** The accounts with a role. Accounts with role 2 may run divisions. */
  usersWithRole(roleId: number): Promise<DivisionAdminCandidate[]> {
    return this.divisions.findUsersByRole(roleId);
  }

  divisionAdmins(): Promise<DivisionAdminCandidate[]> {
    return this.usersWithRole(ROLE_IDS.divisionadmin);
  }

  /** Active teams that could join the division. Teams that have signed up come first, in the order of their sign-up. */
  candidates(id: number): Promise<DivisionTeamCandidate[]> {
    return this.divisions.findCandidates(id);
  }

  /**
   * Creates a division below all others of the season. A creator who may not run others' divisions becomes its admin.
   */
  create(actor: Actor, input: { name: string; seasonId: number }): Promise<number> {
    const name = DivisionRules.nameOf(input.name);
    return this.db.transaction(async () => {
      const adminUserId = hasRole(actor, 'admin') ? null : actor.userId;
      const id = await this.insertInto(input.seasonId, { name, adminUserId });
      const { season, adminNickname } = await this.getDivisionOrThrow(id);
      const after = { name, season: season.name, admin: adminNickname };
      await this.audit.record(actor, { act: 'division.create', objectKind: 'division', objectId: id, after });
      return id;
    });
  }

  /** Adds a division, with an address of its own, to a season, in the caller's transaction. Refuses an unknown season, and a name that it has. */
  async insertInto(seasonId: number, division: Omit<NewDivision, 'discriminator'>): Promise<number> {
    await this.divisions.lockSeason(seasonId);
    const taken = await this.divisions.findDiscriminators(seasonId);
    const discriminator = DivisionRules.discriminatorOf(division.name, taken);
    return this.divisions.insertDivision(seasonId, { ...division, discriminator });
  }

  /**
   * Saves the name, the rank, the division admin (an account with that role) and, while no series is reported, the format (R2).
   */
  saveInfo(actor: Actor, id: number, info: DivisionInfo): Promise<AdminDivision> {
    const name = DivisionRules.nameOf(info.name);
    return this.change(actor, id, { part: 'info', ...info }, async (division) => {
      const { divisionAdminUserId: adminBefore, format: formatBefore } = division;
      const adminUserId = info.divisionAdminUserId === undefined ? adminBefore : info.divisionAdminUserId;
      if (adminUserId !== null && adminUserId !== adminBefore) await this.assertIsDivisionAdmin(adminUserId);
      const format = info.format ?? formatBefore;
      if (format !== formatBefore && division.reportedCount > 0) {
        throw new LeagueError('DIVISION_HAS_RESULTS', 'api.division.format-has-results', {
          field: 'format',
          params: { count: division.reportedCount },
        });
      }
      const rank = DivisionRules.rankOf(info.rank ?? division.rank);
      await this.divisions.updateInfo(id, { name, adminUserId, format, rank });
      return { before: settingsOf(division), after: settingsOf(await this.getDivisionOrThrow(id)) };
    });
  }

  /** Replaces all colours of the table. */
  saveBands(actor: Actor, id: number, input: readonly BandToSave[], version?: string): Promise<AdminDivision> {
    Bands.assertValid(input);
    const bands = input.map((band, index) => ({
      ...band,
      descriptionSv: legendOf(band.descriptionSv, `bands.${index}.descriptionSv`),
      descriptionEn: legendOf(band.descriptionEn, `bands.${index}.descriptionEn`),
      meaning: band.meaning === undefined ? meaningOfWords(band.descriptionSv, band.descriptionEn) : band.meaning,
    }));
    return this.change(actor, id, { part: 'bands', version }, async (division) => {
      await this.divisions.replaceBands(id, bands);
      return { before: division.bands, after: bands };
    });
  }

  /** Saves the division's teams, in staff's order. A team that has series in the division cannot be removed. */
  saveTeams(actor: Actor, id: number, teamIds: readonly number[], version?: string): Promise<AdminDivision> {
    const wanted = new Set(teamIds);
    return this.change(actor, id, { part: 'teams', version, joining: teamIds }, async (division) => {
      const { entries } = division;
      const playing = entries.find(({ team, seriesCount }) => !wanted.has(team.id) && seriesCount > 0);
      if (playing) {
        throw new LeagueError('TEAM_HAS_SERIES', 'api.division.team-has-series', {
          field: 'teamIds',
          params: { team: playing.team.name, count: playing.seriesCount },
        });
      }
      const here = new Set(entries.map(({ team }) => team.id));
      const added = [...wanted].filter((teamId) => !here.has(teamId));
      if ((await this.divisions.findTeamIds(added)).length < added.length) {
        throw new LeagueError('NOT_FOUND', 'api.division.no-such-team', { field: 'teamIds' });
      }
      await this.divisions.deleteTeams(
        id,
        [...here].filter((teamId) => !wanted.has(teamId)),
      );
      await this.divisions.insertTeams(id, added);
      await this.divisions.updateOrder(id, [...wanted]);
      const after = await this.getDivisionOrThrow(id);
      await this.tellMoved(division, after);
      return { before: { teams: namesOf(division) }, after: { teams: namesOf(after) } };
    });
  }

  /** Disqualifies a team, adjusts its points or decides its place, each with a reason (R4, R5). */
  decideTeam(actor: Actor, id: number, teamId: number, input: TeamDecision & Seen): Promise<AdminDivision> {
    const decision = DivisionRules.decisionOf(input);
    return this.change(actor, id, { part: 'team' }, async (division) => {
      const entry = division.entries.find(({ team }) => team.id === teamId);
      if (!entry) throw new LeagueError('NOT_FOUND', 'api.division.team-not-in', { field: 'teamId' });
      assertVersion(input.version, decisionVersionOf(entry), CHANGED);
      await this.divisions.updateDecision(id, teamId, decision);
      if (decision.areResultsAnnulled !== entry.areResultsAnnulled) await this.totals.recompute(id);
      const place = placeOf(division, entry);
      const notice = TeamNotices.decisionChanged(place, entry, decision, decision.disqualificationReason);
      if (notice) await this.notices.notifyTeams(new Map([[teamId, notice]]), { divisionId: id });
      // the row has no reason for a disqualification: only the audit has it
      const reason = decision.disqualificationReason;
      const about = { team: entry.team.name, ...(reason ? { disqualificationReason: reason } : {}) };
      return { before: decisionOf(entry), after: decisionOf(decision), about };
    });
  }

  /**
   * Deletes a division that was made by mistake. Refuses one that has teams or a role in the chat (DIVISION_IN_USE).
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.db.transaction(async () => {
      const { division, isOwnTeam } = await this.lockToDecide(actor, id);
      const before = settingsOf(division);
      // before the row is deleted, because the log's entry has its name
      await this.audit.record(actor, {
        act: 'division.delete',
        objectKind: 'division',
        objectId: id,
        isOwnTeam,
        before,
      });
      await this.divisions.delete(id);
    });
  }

  /** Locks the division. Refuses an actor who may not run it. Needs a transaction. */
  async lockDivision(actor: Actor, id: number): Promise<AdminDivision> {
    if (!(await this.divisions.lock(id))) throw notFound();
    const division = await this.getDivisionOrThrow(id);
    DivisionRules.assertMayRun(actor, division);
    return division;
  }

  /**
   * The same, for changes that affect the places of its teams. Refuses an actor who plays in the division, or would
   * with the teams that join (OWN_TEAM). An admin is not refused; `isOwnTeam` is then for the audit.
   */
  async lockToDecide(
    actor: Actor,
    id: number,
    joining: readonly number[] = [],
  ): Promise<{ division: AdminDivision; isOwnTeam: boolean }> {
    const division = await this.lockDivision(actor, id);
    assertSeasonOpen(division.isSeasonSettled);
    const isOwnTeam = await this.isOwn(actor, id, joining);
    OwnMatter.assertMayDecide(actor, 'division', isOwnTeam);
    return { division, isOwnTeam };
  }

  /** Locks the division, runs `work`, and records in the audit the values before and after that `work` returns. */
  private change(
    actor: Actor,
    id: number,
    { part, version, joining = [] }: Seen & { part: 'info' | 'bands' | 'teams' | 'team'; joining?: readonly number[] },
    work: (division: AdminDivision) => Promise<Pick<StaffAct, 'before' | 'after' | 'about'>>,
  ): Promise<AdminDivision> {
    return this.db.transaction(async () => {
      const { division, isOwnTeam } = await this.lockToDecide(actor, id, joining);
      if (part !== 'team') assertVersion(version, divisionVersionsOf(division)[part], CHANGED);
      const changed = await work(division);
      const object = { objectKind: 'division', objectId: id, isOwnTeam };
      await this.audit.record(actor, { act: `division.${part}`, ...object, ...changed });
      return this.getDivisionOrThrow(id);
    });
  }

  /** Tells the teams that joined and left. Teams that only changed places get no notice. */
  private async tellMoved(before: AdminDivision, after: AdminDivision): Promise<void> {
    const has = ({ entries }: AdminDivision, { team }: DivisionEntry) =>
      entries.some((entry) => entry.team.id === team.id);
    const came = after.entries.filter((entry) => !has(before, entry));
    const went = before.entries.filter((entry) => !has(after, entry));
    await this.notices.notifyTeams(
      new Map([
        ...came.map((entry) => [entry.team.id, TeamNotices.teamPlaced(placeOf(after, entry))] as const),
        ...went.map((entry) => [entry.team.id, TeamNotices.takenOut(placeOf(before, entry))] as const),
      ]),
      { divisionId: after.id },
    );
  }

  private async assertIsDivisionAdmin(userId: number): Promise<void> {
    if ((await this.divisionAdmins()).some((user) => user.userId === userId)) return;
    throw new LeagueError('INVALID_INPUT', 'api.division.not-a-division-admin', { field: 'divisionAdminUserId' });
  }
}

const placeOf = ({ name, season }: AdminDivision, { team }: DivisionEntry): TeamNotices.Place => ({
  ...{ team: team.name, division: name, divisionEng: null, season: season.name },
});

function legendOf(text: string, field: string): string {
  const legend = cleanLine(text, field);
  if (legend.length >= 1 && legend.length <= LEGEND_MAX) return legend;
  throw new LeagueError('INVALID_INPUT', 'api.division.legend-length', {
    field,
    params: { max: LEGEND_MAX },
  });
}

const CHANGED = 'api.division.changed-meanwhile';
const notFound = () => new LeagueError('DIVISION_NOT_FOUND', 'api.division.not-found');
