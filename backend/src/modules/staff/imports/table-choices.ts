/** What the person says about the whole table. */
export interface TableChoices {
  /** Numbers above the usual are right (R2). */
  acceptsUnusual: boolean;
}

/** What of the whole table counts for each of its lines. */
export interface WholeTable extends TableChoices {
  /** The players of all lines of new teams, by `nicknameKey`. */
  pastedPlayers: ReadonlySet<string>;
}
