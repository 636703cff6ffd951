import { ApiProperty } from '@nestjs/swagger';
import type { Lobby } from '../../../../domain/match-week/ready.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { MeetingPlaces, WeekReady } from './week-ready.ts';

class LineUpPlayerWire {
  @ApiProperty() playerId: number;
  @ApiProperty() nickname: string;
}

class LineUpWire {
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty({ format: 'date-time' }) namedAt: string;
  @ApiProperty({ type: [LineUpPlayerWire] }) players: LineUpPlayerWire[];
}

class LobbyWire {
  @ApiProperty() name: string;
  @ApiProperty() password: string;
}

class WeekRoomWire {
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'null: the chat has no address for people' })
  address: string | null;
}

export class WeekReadyWire {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) opensAt: string | null;
  @ApiProperty({ type: [LineUpWire] }) lineUps: LineUpWire[];
  @ApiProperty() mayName: boolean;
  @ApiProperty({ type: LobbyWire, nullable: true }) lobby: Lobby | null;
  @ApiProperty({ type: WeekRoomWire, nullable: true }) room: WeekRoomWire | null;
}

/** How ready a series is, as REST shows it. */
export const toWeekReadyWire = (
  { opensAt, lineUps, mayName }: WeekReady,
  { lobby, room }: MeetingPlaces,
): WeekReadyWire => ({
  opensAt: opensAt?.toISOString() ?? null,
  lineUps,
  mayName,
  lobby,
  room,
});
