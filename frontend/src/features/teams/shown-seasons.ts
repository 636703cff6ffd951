interface PlayedSeason {
  /** Null: the team did not play. */
  division: object | null;
}

/**
 * The seasons with a tab on a team's page, newest first: all since its first one, also those that it did not play. The
 * list of a closed team ends with its last season.
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
