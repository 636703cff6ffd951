/** A division as others mention it; `rank` 1 is the top. */
export interface DivisionRef {
  id: number;
  name: string;
  discriminator: string;
  rank: number;
  seasonId: number;
}
