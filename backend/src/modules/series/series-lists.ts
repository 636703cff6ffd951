/** The site's lists of series, over all divisions and teams. */
export type SeriesListName = 'upcomingTop' | 'upcoming' | 'latest';

/** The wanted number of rows of each list. A list that is missing here is not read. */
export type SeriesListSizes = Partial<Record<SeriesListName, number>>;

/** The longest list that is read; the shortest has one row. */
export const LONGEST_LIST = 100;

/** The number of rows, limited to 1 to 100. */
export const listSize = (first: number): number => Math.min(Math.max(first, 1), LONGEST_LIST);
