declare global {
  interface Window {
    /** What first-paint/choices.js has asked for while the script was on its way. */
    askedEarly?: {
      /** The cookies then: with others it would be another session that asks. */
      cookies: string;
      /** Body of the question to the answer that is coming. */
      answers: Map<string, Promise<Response>>;
    };
  }
}

/**
 * `fetch`, which takes an answer that is on its way already, once. It asks itself when that one does not arrive, or when a
 * session has begun, been renewed or ended since.
 */
export const fetchUnlessAsked: typeof fetch = (address, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const early = window.askedEarly;
  const answer = early?.answers.get(body);
  early?.answers.delete(body);
  if (!answer || early?.cookies !== document.cookie) return fetch(address, init);
  return answer.catch(() => fetch(address, init));
};
