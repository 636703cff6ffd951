import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Sealer } from './sealer.ts';

/** What the sealed text is for: nothing else that is sealed can be used as a ticket. */
const ABOUT = 'login-help';
/** Long enough to write a few sentences, and short enough for a shared computer. */
const VALID_MS = 30 * 60_000;

/**
 * A person whose login was stopped has no session. The ticket says which account they have proved to be theirs, and lets them
 * ask staff for help as that account, and nothing else (T123). It is sealed, so none is stored.
 */
@Injectable()
export class HelpTickets {
  constructor(
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  issue(userId: number): string {
    return this.sealer.seal(`${userId}.${this.clock.now().getTime() + VALID_MS}`, ABOUT);
  }

  /** The account of a ticket; null for one that is not ours or has expired. */
  accountOf(ticket: string): number | null {
    try {
      const [userId = NaN, until = NaN] = this.sealer.open(ticket, ABOUT).split('.').map(Number);
      return Number.isInteger(userId) && this.clock.now().getTime() < until ? userId : null;
    } catch {
      return null;
    }
  }
}
