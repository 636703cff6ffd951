/** A short message to the user, shown in the snackbar for six seconds. `text` is already translated. */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** The login has ended. The message has a link to log in and come back, and stays until it is closed. */
  leadsToLogin?: boolean;
}

type Listener = (notice: Notice) => void;

/** From what hears messages to what hears that one is taken back. */
const listeners = new Map<Listener, Listener | undefined>();
let waiting: Notice[] = [];

/** Shows a message. Messages from before the snackbar has loaded wait for it. */
export function notifyReader(notice: Notice): void {
  if (listeners.size === 0) waiting.push(notice);
  listeners.forEach((_, tell) => tell(notice));
}

/** Takes a message back, because it is no longer true. One that has already gone stays gone. */
export function takeBack(notice: Notice | undefined): void {
  if (!notice) return;
  waiting = waiting.filter((one) => one !== notice);
  listeners.forEach((hide) => hide?.(notice));
}

/**
 * Calls `listener` for every message, the waiting ones first, and `onTakenBack` for those that are taken back. Returns a
 * function that stops it.
 */
export function onNotice(listener: Listener, onTakenBack?: Listener): () => void {
  listeners.set(listener, onTakenBack);
  waiting.forEach(listener);
  waiting = [];
  return () => listeners.delete(listener);
}
