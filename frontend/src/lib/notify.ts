/** A short message to the user, shown in the snackbar for six seconds. `text` is already translated. */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** The login has ended. The message has a link to log in and come back, and stays until it is closed. */
  leadsToLogin?: boolean;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
let waiting: Notice[] = [];

/** Shows a message. Messages from before the snackbar has loaded wait for it. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) waiting.push(notice);
  listeners.forEach((tell) => tell(notice));
}

/** Calls `listener` for every message, the waiting ones first. Returns a function that stops it. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  waiting.forEach(listener);
  waiting = [];
  return () => listeners.delete(listener);
}
