import { NoAnswer } from './ask-server';

/** The key of the sentence for a fault that the server has given no key of its own. */
export const faultKey = (fault: unknown): string =>
  fault instanceof NoAnswer || !navigator.onLine ? 'api.error.no-answer' : 'api.error.internal';
