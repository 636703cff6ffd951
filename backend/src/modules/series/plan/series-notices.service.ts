import { Injectable } from '@nestjs/common';
import { safeName } from '../../../domain/messages/chat.ts';
import type { WeekTopic } from '../../../domain/match-week/week-topic.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import { mapSides, SIDES } from '../../../domain/sides.ts';
import type { Sides } from '../../../domain/sides.ts';
import { resultBack, seriesAnnulled, timeChanged, timesChanged } from '../../../domain/teams/team-notices.ts';
import type { TimeChange } from '../../../domain/teams/team-notices.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { SeriesNoticesRepository } from './series-notices.repository.ts';
import type { StoredScore } from './stored-score.ts';

/** A series whose time may have changed, with its names and its version after the change. */
export interface TimedSubject extends TimeChange {
  seriesId: number;
  divisionId: number;
  teamIds: Sides<number>;
  version: number;
}

/**
 * Tells both teams of a series what staff have changed: each player gets a notice, and the series' chat room a message.
 */
@Injectable()
export class SeriesNoticesService {
  constructor(
    private readonly subjects: SeriesNoticesRepository,
    private readonly notices: NotificationsService,
    private readonly rooms: RoomsService,
  ) {}

  /**
   * Needs the caller's transaction; the notices are sent when it commits. `noticeOf` returns null when there is nothing
   * to tell.
   */
  async tell(seriesId: number, noticeOf: (names: Sides<string>) => Notice | null, topic?: WeekTopic): Promise<void> {
    const subject = await this.subjects.findById(seriesId);
    const notice = subject && noticeOf(subject.names);
    if (!notice) return;
    await this.notices.notifyTeams(new Map(subject.teamIds.map((teamId) => [teamId, notice])), { seriesId, topic });
    const said = noticeOf(mapSides(subject.names, (name) => safeName(name)));
    if (said) await this.rooms.say([{ seriesId, name: `v${subject.version}`, text: said.sv }]);
  }

  /** The results of these series now, for `tellBack`. */
  results(seriesIds: readonly number[]): Promise<StoredScore[]> {
    return seriesIds.length === 0 ? Promise.resolve([]) : this.subjects.findScores(seriesIds);
  }

  /**
   * Tells the teams of series the results that stand again after acts were taken back, in the caller's transaction. `before` are
   * their results before that.
   */
  async tellBack(before: readonly StoredScore[]): Promise<void> {
    const former = new Map(before.map((score) => [score.seriesId, score]));
    for (const after of await this.results([...former.keys()])) {
      const score = former.get(after.seriesId);
      if (score) await this.tell(after.seriesId, (names) => resultBack(names, score, after), 'result');
    }
  }

  /** Tells each opponent of a team whose results are annulled, or count again, in the caller's transaction. */
  async tellAnnulled(divisionId: number, teamId: number, isAnnulled: boolean): Promise<void> {
    const played = await this.subjects.findPlayedOf(divisionId, teamId);
    await this.notices.notifyEachTeam(
      played.map(({ seriesId, opponentId, names }) => ({
        ...seriesAnnulled(names, isAnnulled),
        ...{ teamId: opponentId, seriesId, topic: 'result' as const },
      })),
    );
  }

  /**
   * Tells the teams of several series their new times, in the caller's transaction. A team gets one notice, however many
   * of its series have a new time.
   */
  async tellTimes(changes: readonly TimedSubject[]): Promise<void> {
    const teams = new Map(changes.flatMap((change) => SIDES.map((side) => [change.teamIds[side], { side, change }])));
    await this.notices.notifyEachTeam(
      [...teams].flatMap(([teamId, { side, change }]) => {
        const own = changes.filter(({ teamIds }) => SIDES.some((each) => teamIds[each] === teamId));
        const notice = timesChanged(change.sides[side], own);
        const { seriesId, divisionId } = change;
        return notice
          ? { teamId, ...notice, ...(own.length === 1 ? { seriesId, topic: 'time' as const } : { divisionId }) }
          : [];
      }),
    );
    await this.rooms.say(
      changes.flatMap(({ seriesId, version, sides, before, after }) => {
        const said = timeChanged(
          mapSides(sides, (name) => safeName(name)),
          before,
          after,
        );
        return said ? { seriesId, name: `v${version}`, text: said.sv } : [];
      }),
    );
  }
}
