import { Injectable } from '@nestjs/common';
import { Sealer } from '../../platform/crypto/sealer.ts';
import { OutboxService } from '../outbox/outbox.service.ts';

/** The chat provider's tokens: kept sealed, each about its session, and only to be revoked at the session's end. */
@Injectable()
export class ProviderTokens {
  constructor(
    private readonly sealer: Sealer,
    private readonly outbox: OutboxService,
  ) {}

  seal(token: string, sessionId: string): string {
    return this.sealer.seal(token, aboutSession(sessionId));
  }

  /** Tells the provider that a sealed token is not needed any more, after the caller's transaction. No one waits for it. */
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
