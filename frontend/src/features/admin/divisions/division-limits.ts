/** The most characters of a division's name. */
export const NAME_MAX = 60;
/** The most characters of the reason for a decision about a team. */
export const REASON_MAX = 500;

/** The lowest rank that a division may have. */
export const LOWEST_RANK = 30;
