import { Injectable } from '@nestjs/common';
import { Between, IsNull, LessThan } from 'typeorm';
import type { LoginStates } from '../../integrations/discord/discord-strategy.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { returnedRows } from '../../platform/db/written.ts';
import { LoginState } from './login-state.entity.ts';
import { tokenDigest, newToken } from './token.ts';

/** The time that a visitor has for the login at the provider. */
const LIFETIME_MS = 10 * 60_000;

/** A login that began at another time is not valid. One of the future was stored while a clock was wrong. */
const lifetimeAround = (now: Date): [Date, Date] => [
  new Date(now.getTime() - LIFETIME_MS),
  new Date(now.getTime() + LIFETIME_MS),
];

/** Logins that have begun. A state is valid once, for ten minutes, in the browser where the login began (T16). */
@Injectable()
export class LoginStatesRepository implements LoginStates {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async beginLogin(browserSecret: string, codeVerifier: string): Promise<string> {
    const state = newToken();
    const now = this.clock.now();
    const states = this.db.repo(LoginState);
    await states.delete({ createdAt: LessThan(new Date(now.getTime() - LIFETIME_MS)) });
    await states.insert({
      stateHash: tokenDigest(state),
      browserHash: tokenDigest(browserSecret),
      codeVerifier,
      createdAt: now,
    });
    return state;
  }

  async take(state: string, browserSecret: string): Promise<string | null> {
    const now = this.clock.now();
    const unused = {
      stateHash: tokenDigest(state),
      browserHash: tokenDigest(browserSecret),
      usedAt: IsNull(),
      createdAt: Between(...lifetimeAround(now)),
    };
    const result = await this.db.repo(LoginState).update(unused, { usedAt: now }, { returning: ['codeVerifier'] });
    const [taken] = returnedRows<{ code_verifier: string }>(result);
    return taken?.code_verifier ?? null;
  }
}
