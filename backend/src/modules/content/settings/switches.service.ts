import { Injectable } from '@nestjs/common';
import { hasOpened, isSignupTime } from '../../../domain/competition/season.ts';
import type { SignupTimes } from '../../../domain/competition/season.ts';
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
  /** When sign-up opens by itself; null: it is open or over, or staff have not said. */
  signupOpensAt: Date | null;
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
      signupTimes: (id) => this.switches.findSignupTimes(id),
      transferDays: (id) => this.switches.findTransferDays(id),
    });
  }

  /** Whether the time at which a season's sign-up opens is to come, whatever the switches say. */
  async isBeforeSignup(seasonId: number): Promise<boolean> {
    const times = await this.switches.findSignupTimes(seasonId);
    return !hasOpened(times?.signupOpensAt ?? null, this.clock.now());
  }

  /** Locks the switches until the transaction ends. Every use-case that depends on them takes this lock first. */
  async lockSwitches(): Promise<LeagueSwitches> {
    return this.now(await this.switches.lockAllByKeys(KEYS), {
      signupTimes: (id) => this.switches.lockSignupTimes(id),
      transferDays: (id) => this.switches.lockTransferDays(id),
    });
  }

  /**
   * Locks the switches for a use-case that counts what others have done by them: it waits for those who are at it, also when their time is up
   * by now, and nobody begins until the transaction ends.
   */
  lockAlone(): Promise<void> {
    return this.switches.lockAllAlone(KEYS);
  }

  /**
   * The switches at this time: sign-up that staff have opened is open between its season's two times, and the window can follow the days of
   * the current season.
   */
  private async now(rows: readonly Setting[], dates: SeasonDates): Promise<LeagueSwitches> {
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const currentSeasonId = Number(stored.get('current_season')) || null;
    const signupSeasonId = Number(stored.get('signup_season')) || currentSeasonId;
    const isOpened = stored.get('registration_open') === 'true';
    const times = isOpened && signupSeasonId !== null ? await dates.signupTimes(signupSeasonId) : null;
    const isFollowing = Boolean(stored.get('transfer_follows'));
    const days = isFollowing && currentSeasonId !== null ? await dates.transferDays(currentSeasonId) : null;
    const now = this.clock.now();
    const opensAt = times?.signupOpensAt ?? null;
    return {
      currentSeasonId,
      signupSeasonId,
      signupOpensAt: hasOpened(opensAt, now) ? null : opensAt,
      registrationOpen: isOpened && (times === null || isSignupTime(times, now)),
      ...windowAt(storedWindowOf(rows, days), now),
    };
  }
}

/** Reads dates of a season when the switches depend on them. */
interface SeasonDates {
  signupTimes: (seasonId: number) => Promise<SignupTimes | null>;
  transferDays: (seasonId: number) => Promise<StoredWindow['days']>;
}
