/** What a team needs when registration closes (R11): no bar before, but shown from the start. */
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

/** How a team stands to each requirement. */
export const requirementsOf = ({ players, swedish }: TeamNow): Requirement[] => [
  { key: 'players', needed: PLAYERS_NEEDED, count: players, isMet: players >= PLAYERS_NEEDED },
  { key: 'swedish', needed: SWEDISH_NEEDED, count: swedish, isMet: swedish >= SWEDISH_NEEDED },
];
