import { PLAYERS_NEEDED, SWEDISH_NEEDED } from '../../../league/players-needed';

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
