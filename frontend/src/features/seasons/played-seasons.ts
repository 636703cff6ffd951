interface SeasonWithDivisions {
  isCurrent: boolean;
  divisions: readonly unknown[];
}

/** The seasons with divisions: the current one first, the others in their order (newest first). */
export const playedSeasons = <S extends SeasonWithDivisions>(seasons: readonly S[]): S[] =>
  seasons.filter(({ divisions }) => divisions.length > 0).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
