import { useSyncExternalStore } from 'react';

const COOKIE = 'cookieConsent';
const SECONDS = 150 * 24 * 60 * 60;
const ANSWERED = 'app:consent';

/** What the reader has answered about cookies and the counting of pages; null when they have not yet. */
export function givenConsent(): boolean | null {
  const answer = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return answer === undefined ? null : answer === `${COOKIE}=true`;
}

/** Remembers the reader's answer for 150 days. A new answer replaces the old one. */
export function answerConsent(accepts: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${accepts}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
  window.dispatchEvent(new Event(ANSWERED));
}

/** Calls after each answer on this page. Returns a function that ends it. */
export function onConsent(call: () => void): () => void {
  window.addEventListener(ANSWERED, call);
  return () => window.removeEventListener(ANSWERED, call);
}

/** The reader's answer, as it changes. Null on a page that the server has drawn, until the browser takes over. */
export const useConsent = (): boolean | null => useSyncExternalStore(onConsent, givenConsent, () => null);
