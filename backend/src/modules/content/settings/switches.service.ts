import { Injectable } from '@nestjs/common';
import { isBeforeClosing } from '../../../domain/competition/season.ts';
import { Clock } from '../../../platform/clock.ts';
import { windowAt } from '../../../domain/teams/transfer-window.ts';
import type { StoredWindow, TransferSwitches } from '../../../domain/teams/transfer-window.ts';
import type { Setting } from './setting.entity.ts';
import { storedWindowOf, WINDOW_KEYS } from './stored-window.ts';
import { SwitchesRepository } from './switches.repository.ts';

/** The switches that decide what teams and players may do. A switch without a value is closed. */
export interface LeagueSwitches extends TransferSwitches {
  currentSeasonId: number | null;
  /**
   * The season that teams sign up for: the chosen one, or the current one. `registrationOpen` says whether they can.
   */
  signupSeasonId: number | null;
}

const KEYS = ['current_season', 'registration_open', 'signup_season', ...WINDOW_KEYS] as const;

/** The league's switches, for the rules. `settings.service.ts` has the settings that visitors read. */
@Injectable()
export class SwitchesService {
  constructor(
    private readonly switches: SwitchesRepository,
    private readonly clock: Clock,
  ) {}

  /** The present switches, without a lock. */
  async current(): Promise<LeagueSwitches> {
    return this.now(await this.switches.findAllByKeys(KEYS), {
      closingTime: (id) => this.switches.findClosingTime(id),
      transferDays: (id) => this.switches.findTransferDays(id),
    });
  }

  /** Locks the switches until the transaction ends. Every use-case that depends on them takes this lock first. */
  async hold(): Promise<LeagueSwitches> {
    return this.now(await this.switches.lockAllByKeys(KEYS), {
      closingTime: (id) => this.switches.lockClosingTime(id),
      transferDays: (id) => this.switches.lockTransferDays(id),
    });
  }

  /**
   * The switches at this time: sign-up is closed when its season's closing time has passed, and the window can follow the days of
   * the current season.
   */
  private async now(rows: readonly Setting[], dates: SeasonDates): Promise<LeagueSwitches> {
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const currentSeasonId = Number(stored.get('current_season')) || null;
    const signupSeasonId = Number(stored.get('signup_season')) || currentSeasonId;
    const isOpened = stored.get('registration_open') === 'true';
    const closesAt = isOpened && signupSeasonId !== null ? await dates.closingTime(signupSeasonId) : null;
    const isFollowing = Boolean(stored.get('transfer_follows'));
    const days = isFollowing && currentSeasonId !== null ? await dates.transferDays(currentSeasonId) : null;
    const now = this.clock.now();
    return {
      currentSeasonId,
      signupSeasonId,
      registrationOpen: isOpened && isBeforeClosing(closesAt, now),
      ...windowAt(storedWindowOf(rows, days), now),
    };
  }
}

/** Reads dates of a season when the switches depend on them. */
interface SeasonDates {
  closingTime: (seasonId: number) => Promise<Date | null>;
  transferDays: (seasonId: number) => Promise<StoredWindow['days']>;
}
