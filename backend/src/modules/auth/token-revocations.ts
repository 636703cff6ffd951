import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscordClient } from '../../integrations/discord/discord-client.ts';
import { Sealer } from '../../platform/crypto/sealer.ts';
import type { LeasedEntry, Outcome } from '../messages/outbox/outbox.ts';
import { Performers } from '../messages/outbox/performers.ts';

/** Revokes the tokens of ended sessions at the provider. The outbox tries again when the provider is away (T19). */
@Injectable()
export class TokenRevocations implements OnModuleInit {
  constructor(
    private readonly performers: Performers,
    private readonly discord: DiscordClient,
    private readonly sealer: Sealer,
  ) {}

  onModuleInit(): void {
    this.performers.register('revoke-token', (entry, signal) => this.revoke(entry, signal));
  }

  private async revoke({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { sealed, about } = payload as { sealed: string; about: string };
    await this.discord.revoke(this.sealer.open(sealed, about), signal);
    return {};
  }
}
