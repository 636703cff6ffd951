interface PlayedSeason {
  /** Null: the team did not play. */
  division: object | null;
}

/**
 * The seasons that a team's page has a tab for, newest first: all since its first, also those it sat out between. A team
 * that is gone ends with the last season it played.
 */
export const shownSeasons = <S extends PlayedSeason>(seasons: readonly S[], isActive: boolean): readonly S[] =>
  isActive
    ? seasons
    : seasons.slice(
        Math.max(
          seasons.findIndex(({ division }) => division !== null),
          0,
        ),
      );
