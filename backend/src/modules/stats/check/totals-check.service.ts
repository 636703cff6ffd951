import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Metrics } from '../../../platform/health/metrics.ts';
import { Every } from '../../../platform/jobs.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import type { WrongTotal } from '../../seasons/divisions/player-totals.ts';
import { TotalsCheckRepository } from './totals-check.repository.ts';

const TEN_MINUTES_MS = 600_000;
/** In Swedish time; no series is reported at this hour. */
const BEGINS_AT = '04:00';
/** The most wrong sums that are logged one by one. How many there are is logged too. */
const MOST_LINES = 20;

/**
 * Compares every player's stored sums with the games once a night, and corrects wrong ones. One of the instances does it. The result is in the log and in the metrics, because a wrong sum means that there is a bug.
 */
@Injectable()
export class TotalsCheckService implements OnApplicationBootstrap {
  private readonly log = new Logger('Totals');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly checks: TotalsCheckRepository,
    private readonly totals: PlayerTotalsService,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.metrics.gauge(
      'player_totals_wrong',
      'Stored sums that the last nightly check found wrong, and mended',
      async () => (await this.checks.last()).wrong,
    );
    this.metrics.gauge(
      'player_totals_checked_timestamp_seconds',
      'When the stored sums were last compared with the games; 0 before the first time',
      async () => (await this.checks.last()).at,
    );
  }

  /**
   * Returns what was wrong; null when it is not time yet, or when another instance checks or has checked this night.
   */
  @Every('totals', TEN_MINUTES_MS)
  async check(): Promise<WrongTotal[] | null> {
    const now = this.clock.now();
    const [night = '', time = ''] = StockholmTime.formatTime(now).split(' ');
    if (time < BEGINS_AT) return null;
    const wrong = await this.db.transaction(async () => {
      if (!(await this.checks.claim(night))) return null;
      const found = await this.totals.mendAll();
      await this.checks.insertCheck(night, now, found.length);
      return found;
    });
    if (wrong) this.tell(wrong);
    return wrong;
  }

  private tell(wrong: readonly WrongTotal[]): void {
    if (wrong.length === 0) return this.log.log('all totals agree with the games');
    for (const { division, team, player, stored, counted } of wrong.slice(0, MOST_LINES)) {
      const was = `stored ${stored?.join(' ') ?? 'none'}, games ${counted?.join(' ') ?? 'none'}`;
      this.log.error(`division ${division}, team ${team}, player ${player}: ${was}`);
    }
    this.log.error(`${wrong.length} totals were wrong and are mended`);
  }
}
