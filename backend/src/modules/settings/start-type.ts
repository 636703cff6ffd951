/** What the start page's banner shows: staff's own content, or the coming series of the top division. */
export const START_TYPES = ['custom', 'matches'] as const;
export type StartType = (typeof START_TYPES)[number];
