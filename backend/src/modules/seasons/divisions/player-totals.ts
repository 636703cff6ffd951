/** A player's stored sums in a division that differ from the games. */
export interface WrongTotal {
  division: number;
  team: number;
  player: number;
  /** games, score, goals, assists, saves, shots, series won; null when there should be no sums. */
  stored: number[] | null;
  counted: number[] | null;
}
