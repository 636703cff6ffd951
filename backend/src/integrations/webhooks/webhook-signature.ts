import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, in the form of the Standard Webhooks convention. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** What is signed: the message's id, the time in seconds, and the body, exactly as they are sent. */
export interface SignedMessage {
  id: string;
  timestamp: number;
  body: string;
}

/** The header `webhook-signature`: HMAC-SHA256, one for each secret. */
export function signatureOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  const text = `${id}.${timestamp}.${body}`;
  const sign = (secret: string): string =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(text)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
