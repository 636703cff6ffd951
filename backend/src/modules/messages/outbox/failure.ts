import type { Failure } from '../../../domain/messages/outbox.ts';
import { DiscordRefused, DiscordUnavailable } from '../../../integrations/discord/discord-errors.ts';

/** The work cannot be done, because something that it needs is missing. Trying again does not help. */
export class CannotBeDone extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'CannotBeDone';
  }
}

const LONGEST_MESSAGE = 300;

/**
 * What the error of an attempt means for the next one. After our own bugs it is also tried again: they may be fixed by
 * then.
 */
export function failureOf(error: unknown): Failure {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);
  if (error instanceof DiscordUnavailable) {
    const { retryAfterMs, isOutcomeUnknown } = error;
    return { message, isFinal: false, askedMs: retryAfterMs, isOutcomeUnknown, missingRight: null };
  }
  const isFinal = error instanceof DiscordRefused || error instanceof CannotBeDone;
  const missingRight = error instanceof DiscordRefused ? error.missingRight : null;
  return { message, isFinal, askedMs: null, isOutcomeUnknown: !isFinal, missingRight };
}
