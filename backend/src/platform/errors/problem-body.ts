import type { RefusalDetails } from '../../domain/league-error.ts';
import type { ProblemWire } from './problem.wire.ts';
import { toldOf } from './sentences.ts';

/** REST's body of a problem: its status, its key, and the sentence. */
export function problemBody(status: number, messageKey: string, details: RefusalDetails = {}): ProblemWire {
  const { text, hint } = toldOf(messageKey, details);
  return { CODE: status, MESSAGE: messageKey, text, ...details, ...(hint === undefined ? {} : { hint }) };
}
