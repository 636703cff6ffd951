import { ApiProperty } from '@nestjs/swagger';
import type { CurrentTeam } from '../rosters.repository.ts';

/** GET /api/team/hidden/{accessToken}/currentTeam; null without a team. */
export class OwnTeamWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() teamname: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) teamlogo: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) banner: string | null;
}

/** As text, because the framework sends an empty answer for a JSON null. */
export const toCurrentTeamJson = (team: CurrentTeam | null): string => JSON.stringify(team && toOwnTeamWire(team));

const toOwnTeamWire = ({ id, name, logo, banner }: CurrentTeam): OwnTeamWire => ({
  id,
  teamname: name,
  teamlogo: logo,
  banner,
});
