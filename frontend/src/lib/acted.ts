const listeners = new Set<() => void>();

/** Says that the server has answered an act of the reader. */
export const tellActed = (): void => listeners.forEach((tell) => tell());

/** Calls `listener` after every act of the reader. Returns a function that stops it. */
export function onActed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
