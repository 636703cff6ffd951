/** Where replay files are read: for staff, and for a captain (R27). Visitors do not load these addresses. */
export const replayPaths = {
  staff: (seriesId: number) => `/api/admin/series/${seriesId}/replays`,
  captain: (seriesId: number) => `/api/match-week/series/${seriesId}/replays`,
} as const;
