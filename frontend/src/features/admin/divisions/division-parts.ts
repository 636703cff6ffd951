/** The parts of a division's page, in the order that a season is prepared in. */
export const DIVISION_PARTS = ['settings', 'colours', 'teams', 'schedule', 'weeks', 'chat'] as const;
