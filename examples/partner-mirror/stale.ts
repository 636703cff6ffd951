/** An event of the feed; of `data` only what the copy needs. */
export interface LeagueEvent {
  position: number;
  kind: string;
  data: {
    seriesId?: number;
    divisionId?: number;
    seasonId?: number | null;
    playerId?: number;
    intoPlayerId?: number;
    teamId?: number | null;
    fromTeamId?: number | null;
    intoTeamId?: number;
    postId?: number;
    slug?: string | null;
    changed?: string[];
  };
}

/** What events say is to be read again. */
export interface Stale {
  areSeasons: boolean;
  areSixMans: boolean;
  areCategories: boolean;
  /** Whose honours, table and stages may be others. */
  seasons: Set<number>;
  divisions: Set<number>;
  series: Set<number>;
  teams: Set<number>;
  players: Set<number>;
  /** Posts with their addresses now; null: they are not to be seen. */
  posts: Map<number, string | null>;
}

/** By the table of /developers. Kinds that come later name what they are about in the same way. */
export function staleBy(events: readonly LeagueEvent[]): Stale {
  const stale: Stale = {
    areSeasons: false,
    areSixMans: false,
    areCategories: false,
    seasons: new Set(),
    divisions: new Set(),
    series: new Set(),
    teams: new Set(),
    players: new Set(),
    posts: new Map(),
  };
  for (const { kind, data } of events) {
    const { seriesId, divisionId, seasonId, playerId, intoPlayerId, teamId, fromTeamId, intoTeamId, postId } = data;
    if (kind.startsWith('season.')) stale.areSeasons = true;
    if (kind.startsWith('six-mans.')) stale.areSixMans = true;
    if (data.changed?.includes('newsCategories')) stale.areCategories = true;
    if (seasonId !== undefined && seasonId !== null) stale.seasons.add(seasonId);
    if (divisionId !== undefined) stale.divisions.add(divisionId);
    if (seriesId !== undefined) stale.series.add(seriesId);
    for (const id of [playerId, intoPlayerId]) if (id !== undefined) stale.players.add(id);
    for (const id of [teamId, fromTeamId, intoTeamId]) if (id !== undefined && id !== null) stale.teams.add(id);
    if (postId !== undefined) stale.posts.set(postId, data.slug ?? null);
  }
  return stale;
}
