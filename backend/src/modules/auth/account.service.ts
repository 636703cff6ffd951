import { Injectable } from '@nestjs/common';
import { ROLE_IDS } from '../../domain/actor.ts';
import type { Actor, RoleName } from '../../domain/actor.ts';
import { DiscordClient } from '../../integrations/discord/discord-client.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AccountsRepository } from './accounts.repository.ts';

/** What a signed-in account is, asked one thing at a time: the documented calls. The page asks `ViewerService`. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly discord: DiscordClient,
    private readonly config: AppConfig,
  ) {}

  /**
   * The chat servers that decide about the caller: the league's, when the caller is in it now. Which others they are in
   * is none of our business.
   */
  async guildIds({ userId }: Actor): Promise<string[]> {
    const discordId = userId === null ? null : await this.accounts.findDiscordId(userId);
    return discordId !== null && (await this.discord.isInGuild(discordId)) ? [this.config.discord.guildId] : [];
  }

  /** The roles of any account, from the highest; none for an id that no one has. */
  async rolesOf(userId: number): Promise<RoleName[]> {
    const ids = new Set(await this.accounts.findRoleIds(userId));
    return (Object.keys(ROLE_IDS) as RoleName[]).filter((role) => ids.has(ROLE_IDS[role]));
  }
}
