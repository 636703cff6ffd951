import { Injectable, Logger } from '@nestjs/common';
import * as Login from '../../domain/people/login.ts';
import type { LoginResult } from '../../domain/people/login.ts';
import { DiscordOAuth, LoginRefused, type LoginStart } from '../../integrations/discord/discord-oauth.ts';
import type { DiscordLogin } from '../../integrations/discord/discord-strategy.ts';
import { Clock } from '../../platform/clock.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { RateLimiter, type Limit } from '../../platform/limits/rate-limiter.ts';
import { AccountsRepository, type ChatAccount } from './accounts.repository.ts';
import { SessionsService, type SessionTokens } from './sessions.service.ts';

const TEN_MINUTES = 600;

/** What the request says about the visitor who logs in. */
export interface LoginCaller {
  /** The address that limits count calls for. */
  readonly address: string;
  /** The browser's name for people: "Firefox, Windows". */
  readonly device: string | null;
}

/** How a login ended. Only results that sign the visitor in have `tokens`. */
export interface LoginOutcome {
  readonly result: LoginResult;
  readonly tokens?: SessionTokens;
  /** Only of `notMember`. */
  readonly stop?: LoginStop;
}

/** Why a login was stopped for want of a membership, and the account that the person has proved to be theirs. */
export interface LoginStop {
  readonly reason: Login.NoMemberReason;
  readonly userId: number;
}

/** Login through the chat (R12). */
@Injectable()
export class LoginService {
  private readonly log = new Logger('Login');
  private readonly limit: Limit;

  constructor(
    private readonly oauth: DiscordOAuth,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    this.limit = { name: 'login', calls: config.loginLimit, seconds: TEN_MINUTES };
  }

  /**
   * The provider's address for the visitor. Each call counts towards the caller's limit until a login succeeds (T66).
   */
  async start(caller: string, loginHint?: string): Promise<LoginStart> {
    await this.limiter.take(this.limit, caller);
    return this.oauth.start(this.config.discord.emulated ? loginHint : undefined);
  }

  /** Handles the provider's answer. An answer that cannot be trusted has the result `error` and changes nothing. */
  async finish(
    query: Readonly<Record<string, string>>,
    browserSecret: string,
    caller: LoginCaller,
  ): Promise<LoginOutcome> {
    let login: DiscordLogin;
    try {
      login = await this.oauth.finish(query, browserSecret);
    } catch (error) {
      if (!(error instanceof LoginRefused)) throw error;
      this.log.warn(
        `login refused: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`,
      );
      return { result: 'error' };
    }
    const outcome = await this.decide(login, caller.device);
    if (outcome.tokens) await this.limiter.giveBack(this.limit, caller.address);
    else await this.sessions.revokeAtProvider(login.accessToken);
    return outcome;
  }

  private async decide({ profile, accessToken }: DiscordLogin, device: string | null): Promise<LoginOutcome> {
    const inGuild = profile.guilds?.some(({ id }) => id === this.config.discord.guildId) ?? false;
    // nothing is stored about a person who is not on the chat server
    if (!inGuild) return { result: Login.resultOf({ inGuild, player: null, isMember: false }) };
    const userId = await this.accounts.save(accountOf(profile), this.clock.now());
    await this.accounts.noteMember(userId);
    const standing = await this.accounts.standingOf(userId);
    const player = standing.hasPlayer ? standing : null;
    const result = Login.resultOf({ inGuild, player, isMember: standing.isMember });
    if (Login.signsIn(result)) return { result, tokens: await this.sessions.beginSession(userId, accessToken, device) };
    return { result, stop: { reason: Login.noMemberReason(standing), userId } };
  }
}

function accountOf(profile: DiscordLogin['profile']): ChatAccount {
  return {
    discordId: profile.id,
    username: profile.username,
    discriminator: profile.discriminator || '0',
    avatar: profile.avatar ?? null,
    email: profile.email ?? null,
    emailVerified: profile.verified === true,
  };
}
