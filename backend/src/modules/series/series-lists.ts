/** The lists of series that are not bound to one division or team. */
export type SeriesListName = 'upcomingTop' | 'upcoming' | 'latest';

/** How many rows of each list are wanted; a list that is not named is not read. */
export type SeriesListSizes = Partial<Record<SeriesListName, number>>;

/** No one gets more than this many of a list, or fewer than one. */
export const LONGEST_LIST = 100;

/** 1 to 100, whatever the caller asks for. */
export const listSize = (first: number): number => Math.min(Math.max(first, 1), LONGEST_LIST);
