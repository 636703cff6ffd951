import { ApiProperty } from '@nestjs/swagger';
import type { DivisionRef } from '../refs/division-ref.ts';
import type { RosterMember, SeasonPlayer, TeamPage, TeamSeason } from './team.ts';

/** GET /api/team/{id}/info. */
export class TeamWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) teamlogo: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) banner: string | null;
}

export const toTeamWire = ({ id, name, logo, banner }: TeamPage): TeamWire => ({
  id,
  teamname: name,
  teamlogo: logo,
  banner,
});

/** A row of GET /api/team/{id}/players. */
export class RosterWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) avatar: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: 'integer', description: '1 is the captain' }) sortorder: number;
}

export const toRosterWireRow = ({ player, mmr, sortOrder }: RosterMember): RosterWire => ({
  id: player.id,
  nickname: player.nickname,
  avatar: player.avatar,
  mmr,
  sortorder: sortOrder,
});

/** A row of GET /api/team/{id}/playedSeasons. */
export class PlayedSeasonWire {
  @ApiProperty({ type: 'integer' }) seasonId: number;
  @ApiProperty() season: string;
  @ApiProperty({ type: String, nullable: true, description: "The team's name in that season" })
  teamname: string | null;
}

/** Rows of GET /api/team/{id}/playedSeasons: the seasons with a division, under the name the team had. */
export const toPlayedSeasonWireRows = (seasons: readonly TeamSeason[]): PlayedSeasonWire[] =>
  seasons
    .filter(({ division }) => division !== null)
    .map(({ season, name }) => ({ seasonId: season.id, season: season.name, teamname: name }));

/** MESSAGE of GET /api/team/{id}/season/{seasonId}/division. */
export class TeamDivisionWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'The name in addresses' }) discriminator: string;
}

export const toTeamDivisionWire = ({ id, name, discriminator }: DivisionRef): TeamDivisionWire => ({
  id,
  name,
  discriminator,
});

/** A row of GET /api/team/{id}/season/{seasonId}/players. */
export class SeasonPlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '1 is the captain; null: only a game tells that they were there',
  })
  sortorder: number | null;
}

export const toSeasonPlayerWireRow = ({ id, nickname, sortOrder }: SeasonPlayer): SeasonPlayerWire => ({
  id,
  nickname,
  sortorder: sortOrder,
});

/** A row of GET /api/team/all. */
export class TeamNameWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() teamname: string;
}

export const toTeamNameWireRow = ({ id, name }: { id: number; name: string }): TeamNameWire => ({ id, teamname: name });
