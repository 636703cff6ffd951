import { Injectable } from '@nestjs/common';
import { Sealer } from '../../../platform/crypto/sealer.ts';

/** Webhooks' secrets as the database has them: encrypted, each for its own row. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly sealer: Sealer) {}

  seal(webhookId: number, secret: string): string {
    return this.sealer.seal(secret, about(webhookId));
  }

  open(webhookId: number, sealed: string): string {
    return this.sealer.open(sealed, about(webhookId));
  }
}

const about = (webhookId: number): string => `webhook:${webhookId}`;
