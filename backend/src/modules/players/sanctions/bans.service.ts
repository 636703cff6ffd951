import { Injectable } from '@nestjs/common';
import { assertNoneBanned } from '../../../domain/people/sanction.ts';
import { Clock } from '../../../platform/clock.ts';
import { SanctionsRepository } from './sanctions.repository.ts';

/** Keeps banned players out of teams (R24). */
@Injectable()
export class BansService {
  constructor(
    private readonly sanctions: SanctionsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses when one of the players is banned (PLAYER_BANNED). The caller has locked the players: a ban locks its player
   * too, so it comes before this check or after what the check allows.
   */
  async assertNone(playerIds: readonly number[]): Promise<void> {
    assertNoneBanned(await this.sanctions.findBannable(playerIds), this.clock.now());
  }
}
