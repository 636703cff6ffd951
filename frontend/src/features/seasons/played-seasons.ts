interface SeasonWithDivisions {
  isCurrent: boolean;
  divisions: readonly unknown[];
}

/** The seasons that have divisions, the current one first and the others in the order they came (newest first). */
export const playedSeasons = <S extends SeasonWithDivisions>(seasons: readonly S[]): S[] =>
  seasons.filter(({ divisions }) => divisions.length > 0).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
