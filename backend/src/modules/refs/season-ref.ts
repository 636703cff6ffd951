/** The short form of a season. */
export interface SeasonRef {
  id: number;
  name: string;
}
