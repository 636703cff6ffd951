import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertSwitchedOn, sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import { GameAccountRequest } from '../../../requests/kinds/game-account.ts';
import type { AccountLinkRequest } from '../../../requests/kinds/game-account.ts';
import { WeekSeriesService } from '../week-series.service.ts';

/** Captains say whose an account is that nobody knew in a replay of their series (R27). Staff decide. */
@Injectable()
export class WeekAccountsService {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly requests: GameAccountRequest,
  ) {}

  /**
   * Asks staff to attach the account. Refuses everyone who is not a captain of one of the series' teams now
   * (SERIES_NOT_FOUND, NOT_CAPTAIN), a season in which captains do not report (MATCH_WEEK_OFF), and what the kind of
   * request refuses.
   */
  async ask(actor: Actor, wish: AccountLinkRequest): Promise<void> {
    await this.requests.submit(actor, wish, async () => {
      const series = await this.week.lockSeries(actor, wish.seriesId);
      const side = sideOfCaptain(series);
      assertSwitchedOn(series.rules.captainsReport);
      return series.teamIds[side];
    });
  }
}
