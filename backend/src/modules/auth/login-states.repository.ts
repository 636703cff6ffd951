import { Injectable } from '@nestjs/common';
import type { LoginStates } from '../../integrations/discord/discord-strategy.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { LoginState } from './login-state.entity.ts';
import { digest, newToken } from './token.ts';

/** How long a visitor may take at the provider. */
const LIFETIME_MS = 10 * 60_000;

/** Logins under way: each state is good once, for ten minutes, in the browser it was made for (T16). */
@Injectable()
export class LoginStatesRepository implements LoginStates {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async begin(browserSecret: string, codeVerifier: string): Promise<string> {
    const state = newToken();
    const now = this.clock.now();
    await this.db.query('delete from login_state where created_at < $1', [new Date(now.getTime() - LIFETIME_MS)]);
    await this.db.repo(LoginState).insert({
      stateHash: digest(state),
      browserHash: digest(browserSecret),
      codeVerifier,
      createdAt: now,
    });
    return state;
  }

  async take(state: string, browserSecret: string): Promise<string | null> {
    const now = this.clock.now();
    const [taken] = await this.db.query<{ code_verifier: string }>(
      `update login_state set used_at = $3
       where state_hash = $1 and browser_hash = $2 and used_at is null and created_at > $4
       returning code_verifier`,
      [digest(state), digest(browserSecret), now, new Date(now.getTime() - LIFETIME_MS)],
    );
    return taken?.code_verifier ?? null;
  }
}
