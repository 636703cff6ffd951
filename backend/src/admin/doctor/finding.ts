/** What is examined of an installation. */
export type Part =
  'configuration' | 'database' | 'keys' | 'clock' | 'disk' | 'chat' | 'mail' | 'address' | 'backup' | 'nightly job';

/** What the doctor says of one part, in a sentence for the operator. */
export interface Finding {
  part: Part;
  /** Something does not work, or will not when it is needed. */
  isFault: boolean;
  says: string;
}

export const soundPart = (part: Part, says: string): Finding => ({ part, isFault: false, says });
export const faultFound = (part: Part, says: string): Finding => ({ part, isFault: true, says });

/** Why something failed, in the words of the system or of the library. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  // `fetch` says only that it failed; a connection that was tried at several addresses has no message of its own
  if (cause instanceof Error) return whyOf(cause);
  return error.message || (typeof code === 'string' ? code : error.name);
}
