import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscordBot } from '../../integrations/discord/discord-bot.ts';
import { CannotBeDone } from '../messages/outbox/failure.ts';
import type { LeasedEntry, Outcome } from '../messages/outbox/outbox.ts';
import { Performers } from '../messages/outbox/performers.ts';
import { DivisionRolesRepository } from './division-roles.repository.ts';

interface RoleWork {
  divisionId: number;
  userId: number;
  discordId: string;
}

/** Creates divisions' roles, gives them to players and takes them back. */
@Injectable()
export class RolePerformers implements OnModuleInit {
  constructor(
    private readonly performers: Performers,
    private readonly bot: DiscordBot,
    private readonly roles: DivisionRolesRepository,
  ) {}

  onModuleInit(): void {
    this.performers.register('make-role', (entry, signal) => this.make(entry, signal));
    this.performers.register('give-role', (entry, signal) => this.give(entry, signal));
    this.performers.register('take-role', (entry, signal) => this.take(entry, signal));
  }

  private async make({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { divisionId, roleName } = payload as { divisionId: number; roleName: string };
    const all = await this.bot.roles(signal);
    const knownId = await this.roles.findRoleId(divisionId);
    const existing = all.find(({ id }) => id === knownId) ?? all.find(({ name }) => name === roleName);
    // players must never get a role that gives them rights on the server
    if (existing && !existing.isHarmless) throw new CannotBeDone(`the role ${existing.name} carries permissions`);
    const roleId = existing?.id ?? (await this.bot.createRole(roleName, signal));
    return { result: roleId, record: () => this.roles.save(divisionId, roleId) };
  }

  private async give({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { divisionId, userId, discordId } = payload as unknown as RoleWork;
    const roleId = await this.roles.findRoleId(divisionId);
    if (roleId === null) throw new CannotBeDone('the division has no role');
    await this.bot.giveRole(discordId, roleId, signal);
    return { result: roleId, record: () => this.roles.addBearer(divisionId, userId) };
  }

  private async take({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { divisionId, userId, discordId } = payload as unknown as RoleWork;
    const roleId = await this.roles.findRoleId(divisionId);
    // the player may have come back since
    if (roleId === null || !(await this.roles.hasLeft(divisionId, userId))) return {};
    await this.bot.takeRole(discordId, roleId, signal);
    return { record: () => this.roles.deleteBearer(divisionId, userId) };
  }
}
