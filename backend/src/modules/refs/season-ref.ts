/** A season as others mention it. */
export interface SeasonRef {
  id: number;
  name: string;
}
