/**
 * The players that a team needs when sign-up closes (R11). The page shows this from the start, but a team may sign up
 * with fewer.
 */
export const PLAYERS_NEEDED = 3;
export const SWEDISH_NEEDED = 2;

interface TeamNow {
  players: number;
  swedish: number;
}

export interface Requirement {
  key: 'players' | 'swedish';
  needed: number;
  count: number;
  isMet: boolean;
}

/** How far a team meets each requirement. */
export const requirementsOf = ({ players, swedish }: TeamNow): Requirement[] => [
  { key: 'players', needed: PLAYERS_NEEDED, count: players, isMet: players >= PLAYERS_NEEDED },
  { key: 'swedish', needed: SWEDISH_NEEDED, count: swedish, isMet: swedish >= SWEDISH_NEEDED },
];
