import type { TeamRef } from '../refs/team-ref.ts';
import type { DivisionSummary, DescribedBand } from './division.ts';

/** A row of GET /api/division/id/{id}/colors; indexes are table rows, both inclusive. */
export const toColorWireRow = (band: DescribedBand) => ({
  hex: band.hex,
  fromIndex: band.fromPosition,
  toIndex: band.toPosition,
  engDescription: band.descriptionEn,
  sweDescription: band.descriptionSv,
});

/** The same backwards: a row of POST /api/division/saveColors. */
export const fromColorWireRow = (row: ReturnType<typeof toColorWireRow>): DescribedBand => ({
  hex: row.hex,
  fromPosition: row.fromIndex,
  toPosition: row.toIndex,
  descriptionEn: row.engDescription,
  descriptionSv: row.sweDescription,
});

/** A row of GET /api/division/all. */
export const toDivisionWireRow = (row: DivisionSummary) => ({
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
export const toDivisionTeamWireRow = ({ id, name, logo }: TeamRef) => ({ id, teamname: name, teamlogo: logo });
