import { Injectable } from '@nestjs/common';
import { isBeforeClosing } from '../../../domain/competition/season.ts';
import type { TransferSwitches } from '../../../domain/teams/transfer-window.ts';
import { Clock } from '../../../platform/clock.ts';
import type { Setting } from './setting.entity.ts';
import { SwitchesRepository } from './switches.repository.ts';

/** The switches that decide what teams and players may do. A switch without a value is closed. */
export interface LeagueSwitches extends TransferSwitches {
  currentSeasonId: number | null;
  /**
   * The season that teams sign up for: the chosen one, or the current one. `registrationOpen` says whether they can.
   */
  signupSeasonId: number | null;
}

const KEYS = ['current_season', 'registration_open', 'signup_season', 'transfer_open'] as const;

/** The league's switches, for the rules. `settings.service.ts` has the settings that visitors read. */
@Injectable()
export class SwitchesService {
  constructor(
    private readonly switches: SwitchesRepository,
    private readonly clock: Clock,
  ) {}

  /** The present switches, without a lock. */
  async current(): Promise<LeagueSwitches> {
    const switches = toSwitches(await this.switches.findAllByKeys(KEYS));
    return this.untilClosing(switches, (id) => this.switches.findClosingTime(id));
  }

  /** Locks the switches until the transaction ends. Every use-case that depends on them takes this lock first. */
  async hold(): Promise<LeagueSwitches> {
    const switches = toSwitches(await this.switches.lockAllByKeys(KEYS));
    return this.untilClosing(switches, (id) => this.switches.lockClosingTime(id));
  }

  /** Sign-up is closed when its season's closing time has passed. */
  private async untilClosing(
    switches: LeagueSwitches,
    closingTime: (seasonId: number) => Promise<Date | null>,
  ): Promise<LeagueSwitches> {
    const { registrationOpen, signupSeasonId } = switches;
    if (!registrationOpen || signupSeasonId === null) return switches;
    return { ...switches, registrationOpen: isBeforeClosing(await closingTime(signupSeasonId), this.clock.now()) };
  }
}

function toSwitches(rows: readonly Setting[]): LeagueSwitches {
  const stored = new Map(rows.map((row) => [row.key, row]));
  const currentSeasonId = Number(stored.get('current_season')?.value) || null;
  return {
    currentSeasonId,
    signupSeasonId: Number(stored.get('signup_season')?.value) || currentSeasonId,
    registrationOpen: stored.get('registration_open')?.value === 'true',
    transferOpen: stored.get('transfer_open')?.value === 'true',
    transferTurnedAt: stored.get('transfer_open')?.updatedAt ?? null,
  };
}
