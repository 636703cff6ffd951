import { Injectable } from '@nestjs/common';
import { LEAGUE } from '../../../platform/config/league.ts';
import { postWebhook, type WebhookAnswer } from '../../../integrations/webhooks/post-webhook.ts';
import { signatureOf } from '../../../integrations/webhooks/webhook-signature.ts';
import { Clock } from '../../../platform/clock.ts';
import type { Attempt } from './deliveries.repository.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhookTargets } from './webhook-targets.ts';
import type { LeasedDelivery, NextEvent } from './webhook.ts';

/** Makes what is sent, signs it, and sends it. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly targets: WebhookTargets,
    private readonly clock: Clock,
  ) {}

  /** The body of an event, in the form of the Standard Webhooks convention. */
  bodyOf({ position, kind, at, facts }: NextEvent): string {
    return JSON.stringify({ type: kind, timestamp: at, data: { position, ...facts } });
  }

  /**
   * One attempt. An event has the same id at each attempt and replay, so that a receiver knows it again. Never throws: whatever
   * stops an attempt is its end, so that the next one waits (T127).
   */
  async send(delivery: LeasedDelivery): Promise<Attempt> {
    const began = this.clock.steady();
    const { status, text, error } = await this.post(delivery).catch(unsent);
    return { status, answer: text, error, tookMs: Math.round(this.clock.steady() - began) };
  }

  private async post({ id, deliveryId, position, url, body, ...secrets }: LeasedDelivery): Promise<WebhookAnswer> {
    const message = {
      id: position === null ? `test_${deliveryId}` : `event_${position}`,
      timestamp: Math.floor(this.clock.now().getTime() / 1000),
      body,
    };
    const keys = [secrets.secret, secrets.formerSecret].filter((sealed) => sealed !== null);
    const headers = {
      'content-type': 'application/json',
      'user-agent': `${LEAGUE.shortName}-Webhooks/1`,
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signatureOf(
        message,
        keys.map((sealed) => this.secrets.open(id, sealed)),
      ),
    };
    return postWebhook(url, headers, body, this.targets);
  }
}

/** It was never sent, as when its secret was encrypted with a key that this server does not have. */
const unsent = (error: unknown): WebhookAnswer => ({ status: null, text: null, error: `not sent: ${String(error)}` });
