/** A message from one serving process to others of its instance. */
export interface Note {
  readonly topic: string;
  /** Any JSON value. */
  readonly body: unknown;
}

/** A message from a serving process to the first process of its instance. A note without `to` is for all others. */
export type ToPrimary = { readonly kind: 'ready' } | ({ readonly kind: 'note'; readonly to?: number } & Note);

/** A message from the first process to a serving one: the list of the others, or a note from one of them. */
export type ToWorker =
  | { readonly kind: 'siblings'; readonly ids: readonly number[] }
  | ({ readonly kind: 'note'; readonly from: number } & Note);
