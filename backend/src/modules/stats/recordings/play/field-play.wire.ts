import { ApiProperty } from '@nestjs/swagger';
import { FIELD_EVENT_KINDS, KICKOFF_KINDS } from '../../../../domain/recordings/play/field-play.ts';
import type { FieldEventKind, KickoffKind } from '../../../../domain/recordings/play/field-play.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import type { GamePlay, PlayerPlay, SeriesFieldPlay, ShownFieldEvent, TeamPlay } from './field-play.ts';
import { FieldNumbersWire } from './field-numbers.wire.ts';

const HEAT = {
  type: 'array',
  items: { type: 'number' },
  description:
    '320 numbers: the seconds in each of 16 by 20 cells: row by row from the own goal, seen in the direction of attack, each row from right to left',
} as const;
const BALL_HEAT = { ...HEAT, description: 'The same of the ball, from the home goal' } as const;

/** A player of a game; null where the report credits no one. */
export class FieldPlayerRefWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() nickname: string;
}

/** What a player did on the field. */
export class PlayerFieldPlayWire {
  @ApiProperty({ type: FieldPlayerRefWire, nullable: true, description: 'null: credited in no row of the report' })
  player: FieldPlayerRefWire | null;
  @ApiProperty({ type: 'integer', description: 'Of a game: the place in its track; else in this list. From 0' })
  position: number;
  @ApiProperty({ type: 'integer', description: 'Games that are counted' }) games: number;
  @ApiProperty({ type: FieldNumbersWire }) numbers: FieldNumbersWire;
  @ApiProperty(HEAT) heat: number[];
}

/** What a team did on the field. */
export class TeamFieldPlayWire {
  @ApiProperty({
    type: 'number',
    description: "Seconds from a touch of the team until the other's, a goal or the countdown. A heuristic",
  })
  possessionSeconds: number;
  @ApiProperty({ type: 'number', description: "Seconds with the ball in the team's own half" })
  ballInOwnHalfSeconds: number;
  @ApiProperty({ type: FieldNumbersWire, description: 'Sums over its players' }) numbers: FieldNumbersWire;
  @ApiProperty(HEAT) heat: number[];
  @ApiProperty({ type: [PlayerFieldPlayWire] }) players: PlayerFieldPlayWire[];
}

/** Something that happened on the field. Its place is seen from the home team. */
export class FieldEventWire {
  @ApiProperty({ enum: FIELD_EVENT_KINDS }) kind: FieldEventKind;
  @ApiProperty({ type: String, enum: SIDES, nullable: true, description: 'The team that did it' }) side: Side | null;
  @ApiProperty({ type: 'number', description: "In the track's time: seconds since the first kickoff, without breaks" })
  seconds: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The scoreboard, in seconds; null: not known' })
  clock: number | null;
  @ApiProperty() isOvertime: boolean;
  @ApiProperty({ type: FieldPlayerRefWire, nullable: true, description: 'Who did it' })
  player: FieldPlayerRefWire | null;
  @ApiProperty({ type: FieldPlayerRefWire, nullable: true, description: 'Who assisted, or was demolished' })
  other: FieldPlayerRefWire | null;
  @ApiProperty({ type: 'number', nullable: true, description: 'Field units (1 cm) across, from the middle' })
  x: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: "Field units along; + is towards the away team's goal" })
  y: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: 'Field units above the ground' }) z: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: "The ball's speed, field units a second" })
  speed: number | null;
  @ApiProperty({ description: 'The conceding team touched the ball last. A heuristic' }) isOwnGoal: boolean;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Goal: the game counted it as a shot of the scorer too. null: no goal, or not known',
  })
  isCountedAsShot: boolean | null;
  @ApiProperty({ type: String, enum: KICKOFF_KINDS, nullable: true, description: 'Where the taker of a kickoff stood' })
  kickoffKind: KickoffKind | null;
  @ApiProperty({
    type: 'number',
    nullable: true,
    description: "Seconds from a kickoff's signal until the ball was hit; null: no one hit it",
  })
  kickoffSeconds: number | null;
  @ApiProperty({
    type: String,
    enum: SIDES,
    nullable: true,
    description:
      'The team that had the ball 3 seconds after a kickoff was hit, or had scored by then; null: no one. A heuristic',
  })
  kickoffWinner: Side | null;
  @ApiProperty({ type: 'integer', description: 'Goals of the home team after it' }) homeGoals: number;
  @ApiProperty({ type: 'integer', description: 'Goals of the away team after it' }) awayGoals: number;
}

/** What happened on the field in a game. */
export class GameFieldPlayWire {
  @ApiProperty({ type: 'integer', description: 'The number of the game, from 1' }) number: number;
  @ApiProperty({ type: String, nullable: true, description: "The map's name in the game", example: 'Stadium_P' })
  map: string | null;
  @ApiProperty({ description: 'Elsewhere pads, thirds and heat are 0' }) isStandardField: boolean;
  @ApiProperty({ type: 'number', description: 'Seconds while the game was on' }) activeSeconds: number;
  @ApiProperty({ type: 'number', description: 'Seconds with the ball hit' }) inPlaySeconds: number;
  @ApiProperty({ type: 'number', description: 'Seconds of overtime' }) overtimeSeconds: number;
  @ApiProperty({ type: TeamFieldPlayWire }) home: TeamFieldPlayWire;
  @ApiProperty({ type: TeamFieldPlayWire }) away: TeamFieldPlayWire;
  @ApiProperty(BALL_HEAT) ballHeat: number[];
  @ApiProperty({ type: [FieldEventWire], description: 'In the order of the game' }) events: FieldEventWire[];
  @ApiProperty({ description: 'The path of the track of positions', example: `/api/tracks/${'7f3a'.repeat(16)}` })
  trackUrl: string;
}

/** The sums over the games of a series that have field play. */
export class FieldPlaySumsWire {
  @ApiProperty({ type: 'integer', description: 'Games that are counted' }) games: number;
  @ApiProperty() isStandardField: boolean;
  @ApiProperty({ type: TeamFieldPlayWire }) home: TeamFieldPlayWire;
  @ApiProperty({ type: TeamFieldPlayWire }) away: TeamFieldPlayWire;
  @ApiProperty(BALL_HEAT) ballHeat: number[];
}

/** GET /api/series/{seriesId}/field-play */
export class SeriesFieldPlayWire {
  @ApiProperty({ type: 'integer' }) seriesId: number;
  @ApiProperty({ type: [GameFieldPlayWire], description: 'Only games whose replay could be read' })
  games: GameFieldPlayWire[];
  @ApiProperty({ type: FieldPlaySumsWire, nullable: true, description: 'null: no game could be read' })
  whole: FieldPlaySumsWire | null;
}

export const toSeriesFieldPlayWire = ({ seriesId, games, whole }: SeriesFieldPlay): SeriesFieldPlayWire => ({
  seriesId,
  games: games.map(toGameWire),
  whole: whole && { ...whole, home: toTeamWire(whole.home), away: toTeamWire(whole.away) },
});

const toGameWire = ({ home, away, events, ...game }: GamePlay): GameFieldPlayWire => ({
  ...game,
  home: toTeamWire(home),
  away: toTeamWire(away),
  events: events.map(toEventWire),
});

const toTeamWire = ({ players, ...team }: TeamPlay): TeamFieldPlayWire => ({
  ...team,
  players: players.map(toPlayerWire),
});

const toPlayerWire = ({ player, ...play }: PlayerPlay): PlayerFieldPlayWire => ({ ...play, player: toRef(player) });

const toEventWire = ({ player, other, ...event }: ShownFieldEvent): FieldEventWire => ({
  ...event,
  player: toRef(player),
  other: toRef(other),
});

const toRef = (player: PlayerRef | null): FieldPlayerRefWire | null =>
  player && { id: player.id, nickname: player.nickname };
