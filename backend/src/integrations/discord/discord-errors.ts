/** What is known of a call that was not answered as documented. */
export interface UnavailableDetails extends ErrorOptions {
  /** For how long the provider asked to be left alone. */
  retryAfterMs?: number | null;
  /** There was no answer at all: it may have been done. */
  isOutcomeUnknown?: boolean;
}

/** The provider did not answer, or not as documented. Another attempt may help. */
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

/** The provider understood and said no: there is no such thing, or the bot may not. Another attempt does not help. */
export class DiscordRefused extends Error {
  constructor(
    what: string,
    readonly status: number,
  ) {
    super(what);
    this.name = 'DiscordRefused';
  }

  get isMissing(): boolean {
    return this.status === 404;
  }
}
