/**
 * A read that all who ask for it while it is under way share. Figures are collected at the same time, so one statement is for
 * all of them.
 */
export function joinedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= read().finally(() => (underWay = null)));
}
