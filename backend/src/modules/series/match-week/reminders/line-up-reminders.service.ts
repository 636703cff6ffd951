import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { lineUpInChat, lineUpNotice } from '../../../../domain/match-week/week-reminder.ts';
import { assertMayName } from '../../../../domain/match-week/ready.ts';
import { mayJudge } from '../../../../domain/match-week/week-relation.ts';
import { Clock } from '../../../../platform/clock.ts';
import { AppConfig } from '../../../../platform/config/config.ts';
import { Db } from '../../../../platform/db/db.ts';
import { TellCaptainsService } from '../../captain-messages/tell-captains.service.ts';
import { readyFacts } from '../ready/week-ready.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { WeekRemindersRepository } from './week-reminders.repository.ts';

/** Staff ask captains for the line-up that is missing (R27). */
@Injectable()
export class LineUpRemindersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly reminders: WeekRemindersRepository,
    private readonly captains: TellCaptainsService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Tells the captains who have named no line-up for the present start, on the site and in the chat, once for a start.
   * Returns how many. Refuses before the last hour and after the report (LINE_UP_CLOSED), when both sides are ready or
   * were reminded (NOTHING_CHANGED), and staff of one of the teams.
   */
  remind(actor: Actor, seriesId: number): Promise<number> {
    return this.db.transaction(async () => {
      const series = await this.week.lockSeries(actor, seriesId);
      if (!mayJudge(series)) throw new LeagueError('OWN_TEAM', 'api.match-week.dispute.own-team');
      const now = this.clock.now();
      const about = assertMayName(readyFacts(series), now);
      const lacking = await this.reminders.findLackingLineUp(seriesId);
      if (!lacking || lacking.captains.length === 0) throw nothing('all-named');
      const isNew = await this.reminders.insertNew([{ seriesId, kind: 'line-up', about }], now);
      if (!isNew.has(seriesId)) throw nothing('reminded');
      await this.captains.tell(lacking.captains, {
        key: `line-up-reminder:${seriesId}:${about.getTime()}`,
        notice: lineUpNotice(about, lacking.names),
        inChat: lineUpInChat(about, lacking.names, `${this.config.publicUrl}/my-week/${seriesId}`),
        divisionId: lacking.divisionId,
        seriesId,
        topic: 'other',
      });
      return lacking.captains.length;
    });
  }
}

const nothing = (why: string): LeagueError => new LeagueError('NOTHING_CHANGED', `api.match-week.ready.${why}`);
