/**
 * The players that a team needs when sign-up closes (R11). The pages show this from the start, but a team may sign up
 * with fewer.
 */
export const PLAYERS_NEEDED = 3;
export const SWEDISH_NEEDED = 2;
