/** Where whole replay files are kept: for staff, and for a captain (R38). Visitors do not load these addresses. */
export const keepPaths = {
  staff: (seriesId: number) => `/api/admin/series/${seriesId}/replay-files`,
  captain: (seriesId: number) => `/api/match-week/series/${seriesId}/replay-files`,
} as const;
