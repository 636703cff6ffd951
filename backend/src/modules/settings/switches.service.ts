import { Injectable } from '@nestjs/common';
import type { TransferSwitches } from '../../domain/transfer-window.ts';
import { SwitchesRepository } from './switches.repository.ts';
import type { SwitchRow } from './switches.repository.ts';

/** The switches that decide what teams and players may do. What nobody has set is closed. */
export interface LeagueSwitches extends TransferSwitches {
  currentSeasonId: number | null;
}

const KEYS = ['current_season', 'registration_open', 'transfer_open'] as const;

/** The league's switches, for rules. What visitors read of the settings is `settings.service.ts`. */
@Injectable()
export class SwitchesService {
  constructor(private readonly switches: SwitchesRepository) {}

  /** As they stand; nobody is kept from turning them. */
  async current(): Promise<LeagueSwitches> {
    return toSwitches(await this.switches.findAllByKeys(KEYS));
  }

  /** Holds them as they stand until the transaction ends. The first lock of every use-case that depends on them. */
  async hold(): Promise<LeagueSwitches> {
    return toSwitches(await this.switches.lockAllByKeys(KEYS));
  }
}

function toSwitches(rows: readonly SwitchRow[]): LeagueSwitches {
  const stored = new Map(rows.map((row) => [row.key, row]));
  return {
    currentSeasonId: Number(stored.get('current_season')?.value) || null,
    registrationOpen: stored.get('registration_open')?.value === 'true',
    transferOpen: stored.get('transfer_open')?.value === 'true',
    transferTurnedAt: stored.get('transfer_open')?.updatedAt ?? null,
  };
}
