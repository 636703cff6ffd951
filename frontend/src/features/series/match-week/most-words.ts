/** The longest text of a captain or of staff, in characters; the server has the same limit. */
export const MOST_WORDS = 2000;
