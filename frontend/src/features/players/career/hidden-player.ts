interface Career {
  playerId: number;
  games: readonly { seriesId: number }[];
}

/** What tells a player's results, for readers who hide them. One press shows all of it. */
export const hiddenPlayer = ({ playerId, games }: Career) => ({
  part: `player-${playerId}`,
  tells: games.map(({ seriesId }) => seriesId),
});
