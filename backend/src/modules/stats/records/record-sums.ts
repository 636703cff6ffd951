/** Whose stored numbers for records differed from what they are counted from. */
export interface WrongSums {
  /** Series with other largest numbers in their games. */
  series: number[];
  /** Divisions whose teams' seasons are others. */
  divisions: number[];
  /** Players with other seasons or careers. */
  players: number[];
}
