import type { ChatRight } from '../../domain/messages/chat-rights.ts';

/** Details of a call without the documented answer. */
export interface UnavailableDetails extends ErrorOptions {
  /** The wait that the provider asked for, in milliseconds. */
  retryAfterMs?: number | null;
  /** There was no answer at all, so the call may have succeeded. */
  isOutcomeUnknown?: boolean;
}

/** The provider did not answer, or not as documented. Another attempt may succeed. */
export class DiscordUnavailable extends Error {
  readonly retryAfterMs: number | null;
  readonly isOutcomeUnknown: boolean;

  constructor(what: string, { retryAfterMs = null, isOutcomeUnknown = false, ...options }: UnavailableDetails = {}) {
    super(what, options);
    this.name = 'DiscordUnavailable';
    this.retryAfterMs = retryAfterMs;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** The provider said no: the thing does not exist, or the bot has no right. Another attempt does not help. */
export class DiscordRefused extends Error {
  constructor(
    what: string,
    readonly status: number,
    /** The right that the bot lacks; null when the refusal has another reason. */
    readonly missingRight: ChatRight | null = null,
  ) {
    super(what);
    this.name = 'DiscordRefused';
  }

  get isMissing(): boolean {
    return this.status === 404;
  }
}
