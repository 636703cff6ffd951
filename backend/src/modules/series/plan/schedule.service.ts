import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import * as DivisionRules from '../../../domain/competition/division.ts';
import * as Schedule from '../../../domain/competition/schedule.ts';
import type { Cycles, MatchesPerWeek } from '../../../domain/competition/schedule.ts';
import { timesOf } from '../../../domain/competition/schedule-dates.ts';
import type { ScheduleDates } from '../../../domain/competition/schedule-dates.ts';
import { seriesScheduled } from '../../../domain/teams/team-notices.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { AdminDivision } from '../../seasons/divisions/admin/division-admin.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import type { TimedFixture } from './schedule.repository.ts';

/** How to draw a division's schedule. The same choice always gives the same schedule (R6). */
export interface ScheduleChoice {
  /** How many times two teams meet: 1 or 2. */
  cycles: number;
  /** The most series that a team plays in a week: 1 or 2. */
  matchesPerWeek: number;
  seed: number;
  /** When the series are played; without it, they get no times. */
  dates?: ScheduleDates | null;
}

/** A series of a preview. */
export interface ScheduledSeries {
  week: number;
  home: TeamRef;
  away: TeamRef;
  scheduledAt: Date | null;
}

/** Draws the series of a division (R6). */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly db: Db,
    private readonly divisions: DivisionAdminService,
    private readonly schedules: ScheduleRepository,
    private readonly rooms: RoomsService,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** The series that `create` would store for the same choice, in the order of play. */
  async preview(divisionId: number, choice: ScheduleChoice): Promise<ScheduledSeries[]> {
    const division = await this.divisions.getDivisionOrThrow(divisionId);
    const teams = new Map(division.entries.map(({ team }) => [team.id, team]));
    return fixturesOf(division, choice).map(({ week, homeTeamId, awayTeamId, scheduledAt }) => ({
      week,
      scheduledAt,
      home: teams.get(homeTeamId) as TeamRef,
      away: teams.get(awayTeamId) as TeamRef,
    }));
  }

  /**
   * Replaces all series of the division. `discardedResults` is the number of results that the caller agrees to lose.
   * When the division has another number of results, the call is refused and nothing changes. Refuses also a caller who has
   * not seen the latest `version` of the schedule (CHANGED_MEANWHILE): times that others have set would be lost.
   */
  async create(
    actor: Actor,
    divisionId: number,
    choice: ScheduleChoice,
    { discardedResults, version }: { discardedResults: number; version?: string },
  ): Promise<AdminDivision> {
    return this.db.transaction(async () => {
      const { division, isOwnTeam } = await this.divisions.lockToDecide(actor, divisionId);
      const fixtures = fixturesOf(division, choice);
      assertVersion(version, division.scheduleState, 'api.division.changed-meanwhile');
      DivisionRules.assertLossIsKnown(division.reportedCount, discardedResults);
      const removed = await this.schedules.findWhole(divisionId);
      await this.rooms.closeAllOf(actor, divisionId);
      await this.schedules.replace(divisionId, fixtures);
      await this.audit.record(actor, {
        act: division.seriesCount > 0 ? 'division.schedule-again' : 'division.schedule',
        objectKind: 'division',
        objectId: divisionId,
        before: { series: division.seriesCount, results: division.reportedCount, removed },
        after: { series: fixtures.length, results: 0 },
        about: drawnBy(choice),
        isOwnTeam,
      });
      await this.notices.notifyTeams(noticesOf(division, fixtures), { divisionId });
      return this.divisions.getDivisionOrThrow(divisionId);
    });
  }
}

/** One notice for each team, however many series it has. */
function noticesOf({ name, season, entries, seriesCount }: AdminDivision, fixtures: readonly TimedFixture[]) {
  const place = { division: name, divisionEng: null, season: season.name };
  return new Map(
    entries.map(({ team }) => {
      const own = fixtures.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(team.id));
      const [first = null] = own
        .flatMap(({ scheduledAt }) => scheduledAt ?? [])
        .sort((a, b) => a.getTime() - b.getTime());
      return [team.id, seriesScheduled({ ...place, team: team.name }, own.length, seriesCount > 0, first)];
    }),
  );
}

/** The choice as the audit stores it: a day is its weekday's number and its time. */
const drawnBy = ({ dates, ...drawn }: ScheduleChoice) =>
  dates
    ? { ...drawn, firstWeek: dates.firstWeek, playDays: dates.days.map(({ weekday, time }) => `${weekday} ${time}`) }
    : drawn;

/** The domain knows the numbers of teams that have a schedule, and refuses the others. */
function fixturesOf(
  { entries }: AdminDivision,
  { cycles, matchesPerWeek, seed, dates }: ScheduleChoice,
): TimedFixture[] {
  const fixtures = Schedule.generateSchedule({
    teamIds: entries.map(({ team }) => team.id),
    cycles: cycles as Cycles,
    matchesPerWeek: matchesPerWeek as MatchesPerWeek,
    seed,
  });
  const times = dates ? timesOf(fixtures, dates) : [];
  return fixtures.map((fixture, index) => ({ ...fixture, scheduledAt: times[index] ?? null }));
}
