/** What names an audience in the address: a division, or a whole season. */
export const audienceKey = ({ seasonId, divisionId }: { seasonId: number; divisionId: number | null }): string =>
  divisionId === null ? `season-${seasonId}` : `division-${divisionId}`;
