import { Injectable } from '@nestjs/common';
import { ROLE_IDS } from '../../domain/actor.ts';
import type { Actor, RoleName } from '../../domain/actor.ts';
import { DiscordClient } from '../../integrations/discord/discord-client.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AccountsRepository } from './accounts.repository.ts';

/** Facts about the signed-in account, one for each documented call. The site uses `ViewerService` instead. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly discord: DiscordClient,
    private readonly config: AppConfig,
  ) {}

  /**
   * The league's chat server when the caller is a member of it now; otherwise none. The league does not need to know
   * the caller's other servers.
   */
  async guildIds({ userId }: Actor): Promise<string[]> {
    const discordId = userId === null ? null : await this.accounts.findDiscordId(userId);
    return discordId !== null && (await this.discord.isInGuild(discordId)) ? [this.config.discord.guildId] : [];
  }

  /** The roles of any account, the highest first; an empty list for an unknown id. */
  async rolesOf(userId: number): Promise<RoleName[]> {
    const ids = new Set(await this.accounts.findRoleIds(userId));
    return (Object.keys(ROLE_IDS) as RoleName[]).filter((role) => ids.has(ROLE_IDS[role]));
  }
}
