/** The short form of a division; `rank` 1 is the top. */
export interface DivisionRef {
  id: number;
  name: string;
  /** In English; null: the same. */
  nameEng: string | null;
  discriminator: string;
  rank: number;
  seasonId: number;
}
