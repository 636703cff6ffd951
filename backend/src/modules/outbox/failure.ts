import type { Failure } from '../../domain/messages/outbox.ts';
import { DiscordRefused, DiscordUnavailable } from '../../integrations/discord/discord-errors.ts';

/** Something that has to be there first is not, and no repetition makes it. */
export class CannotBeDone extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'CannotBeDone';
  }
}

const LONGEST_MESSAGE = 300;

/** What an attempt's error means for the next one. Our own faults are tried again too: they may be mended by then. */
export function failureOf(error: unknown): Failure {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);
  if (error instanceof DiscordUnavailable) {
    return { message, isFinal: false, askedMs: error.retryAfterMs, isOutcomeUnknown: error.isOutcomeUnknown };
  }
  const isFinal = error instanceof DiscordRefused || error instanceof CannotBeDone;
  return { message, isFinal, askedMs: null, isOutcomeUnknown: !isFinal };
}
