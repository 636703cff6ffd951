/** What the start page's banner shows: content by staff, or the coming series of the top division. */
export const START_TYPES = ['custom', 'matches'] as const;
export type StartType = (typeof START_TYPES)[number];
