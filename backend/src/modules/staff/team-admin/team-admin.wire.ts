import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import { formatTime } from '../../../domain/stockholm-time.ts';
import type { AdminTeam, AdminTeamPeriod, RosterCandidate } from './team-admin.ts';

/** A row of GET /api/team/{id}/allPlayers. */
export class TeamHistoryWire {
  @ApiProperty() nickname: string;
  @SwedishTimeProperty() valid_from: string;
  @SwedishTimeProperty({ nullable: true, description: 'null: still in the team' }) valid_to: string | null;
  @ApiProperty({ type: 'integer', description: '1 is the captain' }) sortorder: number;
}

export const toTeamHistoryWireRow = ({ player, validFrom, validTo, sortOrder }: AdminTeamPeriod): TeamHistoryWire => ({
  nickname: player.nickname,
  valid_from: formatTime(new Date(validFrom)),
  valid_to: validTo === null ? null : formatTime(new Date(validTo)),
  sortorder: sortOrder,
});

/** A row of GET /api/team/{id}/allWithoutTeamAndActivePlayers. */
export class RosterCandidateWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
}

export const toRosterCandidateWireRow = ({ id, nickname }: RosterCandidate): RosterCandidateWire => ({ id, nickname });

/** A player of the team now. */
export class ActivePlayerWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: 'integer', nullable: true }) mmr: number | null;
  @ApiProperty({ type: 'integer', description: '1 is the captain' }) sortorder: number;
}

/** A row of GET /api/team/allWithPlayers. */
export class TeamWithPlayersWire {
  @ApiProperty({ type: 'integer' }) teamId: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) teamlogo: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) banner: string | null;
  @ApiProperty({ enum: [0, 1] }) active: 0 | 1;
  @ApiProperty({ type: [ActivePlayerWire] }) activePlayers: ActivePlayerWire[];
  @ApiProperty({ type: [ActivePlayerWire], description: 'The same, by the name that saveTeam takes them by' })
  players: ActivePlayerWire[];
}

export const toTeamWithPlayersWireRow = ({
  id,
  name,
  logo,
  banner,
  isActive,
  roster,
}: AdminTeam): TeamWithPlayersWire => ({
  teamId: id,
  teamname: name,
  teamlogo: logo,
  banner,
  active: isActive ? 1 : 0,
  activePlayers: roster.map(toActivePlayerWire),
  // the same value, under the name that POST /api/admin/team/saveTeam uses
  players: roster.map(toActivePlayerWire),
});

const toActivePlayerWire = ({ player, mmr, sortOrder }: AdminTeam['roster'][number]): ActivePlayerWire => ({
  id: player.id,
  nickname: player.nickname,
  mmr,
  sortorder: sortOrder,
});
