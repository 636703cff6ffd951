import { Injectable } from '@nestjs/common';
import { Sealer } from '../../platform/crypto/sealer.ts';
import { OutboxService } from '../messages/outbox/outbox.service.ts';

/**
 * The chat provider's tokens. Each is stored encrypted and bound to its session. Its only use is to be revoked when the
 * session ends.
 */
@Injectable()
export class ProviderTokens {
  constructor(
    private readonly sealer: Sealer,
    private readonly outbox: OutboxService,
  ) {}

  seal(token: string, sessionId: string): string {
    return this.sealer.seal(token, aboutSession(sessionId));
  }

  /** Revokes a sealed token at the provider after the caller's transaction, without waiting for the answer. */
  revoke(sealed: string, sessionId: string): Promise<void> {
    const subject = aboutSession(sessionId);
    return this.outbox.intend({
      key: `revoke:${sessionId}`,
      kind: 'revoke-token',
      subject,
      payload: { sealed, about: subject },
    });
  }
}

const aboutSession = (id: string): string => `session:${id}`;
