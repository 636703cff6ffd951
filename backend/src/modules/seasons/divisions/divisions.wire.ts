import { ApiProperty } from '@nestjs/swagger';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { DivisionSummary, DescribedBand } from './division.ts';

/** A row of GET /api/division/id/{id}/colors. */
export class ColorWire {
  @ApiProperty({ description: 'As #rrggbb' }) hex: string;
  @ApiProperty({ type: 'integer', description: 'The first row of the table, from 1' }) fromIndex: number;
  @ApiProperty({ type: 'integer', description: 'The last row of the table' }) toIndex: number;
  @ApiProperty() engDescription: string;
  @ApiProperty() sweDescription: string;
}

export const toColorWireRow = (band: DescribedBand): ColorWire => ({
  hex: band.hex,
  fromIndex: band.fromPosition,
  toIndex: band.toPosition,
  engDescription: band.descriptionEn,
  sweDescription: band.descriptionSv,
});

/** Makes a band of a row of POST /api/division/saveColors, which knows no meanings. */
export const fromColorWireRow = (row: ColorWire): Omit<DescribedBand, 'meaning'> => ({
  hex: row.hex,
  fromPosition: row.fromIndex,
  toPosition: row.toIndex,
  descriptionEn: row.engDescription,
  descriptionSv: row.sweDescription,
});

/** A row of GET /api/division/all. */
export class DivisionWire {
  @ApiProperty({ type: 'integer' }) divisionId: number;
  @ApiProperty() division: string;
  @ApiProperty({ type: 'integer' }) seasonId: number;
  @ApiProperty() season: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of its admin' }) userId: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of its admin' }) nickname: string | null;
  @ApiProperty({ type: 'integer' }) numberOfTeams: number;
  @ApiProperty({ type: 'integer' }) numberOfSeries: number;
}

export const toDivisionWireRow = (row: DivisionSummary): DivisionWire => ({
  divisionId: row.divisionId,
  division: row.division,
  seasonId: row.seasonId,
  season: row.season,
  userId: row.adminUserId,
  nickname: row.adminNickname,
  numberOfTeams: row.teamCount,
  numberOfSeries: row.seriesCount,
});

/** A row of GET /api/division/{id}/teamsWithoutPlayers. */
export class DivisionTeamWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) teamlogo: string | null;
}

/** MESSAGE of GET /api/divisionId/{discriminator}/season/{seasonId}. */
export class DivisionIdWire {
  @ApiProperty({ type: 'integer' }) id: number;
}

/** MESSAGE of GET /api/division/{id}/divisionAdmin. */
export class DivisionAdminWire {
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: the account has no player' })
  playerId: number | null;
  @ApiProperty() nickname: string;
}

/** GET /api/division/{id}/weeks. */
export class DivisionWeeksWire {
  @ApiProperty({ type: 'integer', description: 'The last week with a series; 0 before a schedule is made' })
  weeks: number;
  @ApiProperty({ type: 'integer' }) weeksLeft: number;
}

/** A row of GET /api/users/role/{roleId}. */
export class RoleHolderWire {
  @ApiProperty({ type: 'integer' }) userId: number;
  @ApiProperty() nickname: string;
}

export const toDivisionTeamWireRow = ({ id, name, logo }: TeamRef): DivisionTeamWire => ({
  id,
  teamname: name,
  teamlogo: logo,
});
