/** A player's sums in a division that differ from the games they are made of. */
export interface WrongTotal {
  division: number;
  team: number;
  player: number;
  /** games, score, goals, assists, saves, shots; null: there should be none. */
  stored: number[] | null;
  counted: number[] | null;
}
