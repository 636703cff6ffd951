import * as z from 'zod/mini';
import type { EventKind, MakeWebhookInput } from '../../lib/schema.generated';
import { textKey, tooLong } from '../../ui/form/form-text';

/** As on the server (domain/partners/webhook.ts). */
export const NAME_MAX = 80;
export const URL_MAX = 500;

/** What can be sent, in the order of the form. */
export const KINDS = [
  'SERIES_CREATED',
  'SERIES_REPORTED',
  'SERIES_CORRECTED',
  'SERIES_RESET',
  'SERIES_SCHEDULED',
  'SERIES_MOVED',
  'SERIES_CHANGED',
  'SERIES_REMOVED',
  'DIVISION_CREATED',
  'DIVISION_CHANGED',
  'DIVISION_REMOVED',
  'STAGE_CREATED',
  'STAGE_CHANGED',
  'STAGE_REMOVED',
  'SEASON_CREATED',
  'SEASON_CHANGED',
  'SEASON_REMOVED',
  'PLAYER_CREATED',
  'PLAYER_CHANGED',
  'PLAYER_TRANSFERRED',
  'PLAYER_MERGED',
  'PLAYER_REMOVED',
  'TEAM_SIGNED_UP',
  'TEAM_WITHDRAWN',
  'TEAM_CREATED',
  'TEAM_CHANGED',
  'TEAM_MERGED',
  'TEAM_REMOVED',
  'SIX_MANS_PLAYED',
  'SIX_MANS_CHANGED',
  'SIX_MANS_REMOVED',
  'NEWS_PUBLISHED',
  'NEWS_CHANGED',
  'NEWS_WITHDRAWN',
  'SITE_CHANGED',
] as const satisfies readonly EventKind[];

export const webhookSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX))),
  url: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(URL_MAX, tooLong(URL_MAX))),
  kinds: z.array(z.string()).check(z.minLength(1, textKey('league-webhooks', 'no-kinds'))),
});
export type WebhookForm = z.infer<typeof webhookSchema>;

/** What a form changes of a webhook. */
interface WebhookTerms {
  name: string;
  url: string;
  kinds: readonly EventKind[];
}

/** The form's first values: a program usually wants all. */
export const NEW_WEBHOOK: WebhookForm = { name: '', url: 'https://', kinds: [...KINDS] };

export const toWebhookForm = ({ name, url, kinds }: WebhookTerms): WebhookForm => ({ name, url, kinds: [...kinds] });

export const toWebhookInput = ({ name, url, kinds }: WebhookForm): MakeWebhookInput => ({
  name,
  url,
  kinds: KINDS.filter((kind) => kinds.includes(kind)),
});
