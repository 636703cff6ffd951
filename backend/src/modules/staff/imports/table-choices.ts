/** What the person says about the whole table. */
export interface TableChoices {
  /** Numbers above the usual are right (R2). */
  acceptsUnusual: boolean;
}
