import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertWebhookTerms, type WebhookTerms } from '../../../domain/partners/webhook.ts';
import { assertReachable, InsideTarget } from '../../../integrations/webhooks/post-webhook.ts';
import { AppConfig } from '../../../platform/config/config.ts';

/** Where webhooks may lead (T100). */
@Injectable()
export class WebhookTargets {
  constructor(private readonly config: AppConfig) {}

  get isAnyTarget(): boolean {
    return this.config.anyWebhookTarget;
  }

  /** The terms as they will be stored, before anything is looked up. Refuses impossible ones (INVALID_INPUT). */
  assertSpelled(typed: WebhookTerms): WebhookTerms {
    return assertWebhookTerms(typed, this.isAnyTarget);
  }

  /**
   * The stored form of a webhook's terms. Refuses impossible ones, a target inside the own network, and one whose name
   * is not known (INVALID_INPUT). Looks the name up, so not inside a transaction.
   */
  async assertTerms(typed: WebhookTerms): Promise<WebhookTerms> {
    const terms = this.assertSpelled(typed);
    await assertReachable(terms.url, this).catch((error: unknown) => {
      const key = error instanceof InsideTarget ? 'inside' : 'unknown-host';
      throw new LeagueError('INVALID_INPUT', `api.webhook.${key}`, { field: 'url' });
    });
    return terms;
  }
}
