import { ApiProperty } from '@nestjs/swagger';
import type { PlayerSeason } from './player-season.ts';

/** A row of GET /api/player/{id}/getTeamsAtEndOfEachSeason. */
export class SeasonTeamWire {
  @ApiProperty({ type: 'integer' }) seasonId: number;
  @ApiProperty() season: string;
  @ApiProperty({ type: 'integer' }) teamId: number;
  @ApiProperty({ description: 'As it was called then' }) teamname: string;
  @ApiProperty({ type: String, nullable: true, description: 'As it is called now' }) currentName: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'In the table of its division' })
  placement: number | null;
  @ApiProperty({ type: String, nullable: true }) division: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) divisionId: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'null: played no game' }) rating: number | null;
}

/** Rows of GET /api/player/{id}/getTeamsAtEndOfEachSeason: the seasons that the player ended in a team. */
export const toSeasonTeamWireRows = (seasons: readonly PlayerSeason[]): SeasonTeamWire[] =>
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
