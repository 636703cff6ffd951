import type { PlayerSeason } from './player-season.ts';

/** Rows of GET /api/player/{id}/getTeamsAtEndOfEachSeason: the seasons that he ended in a team. */
export const toSeasonTeamWireRows = (seasons: readonly PlayerSeason[]) =>
  seasons.flatMap(({ season, team, currentTeamName, placement, division, stats }) =>
    team === null
      ? []
      : {
          seasonId: season.id,
          season: season.name,
          teamId: team.id,
          teamname: team.name,
          currentName: currentTeamName,
          placement,
          division: division?.name ?? null,
          divisionId: division?.id ?? null,
          rating: stats?.rating ?? null,
        },
  );
