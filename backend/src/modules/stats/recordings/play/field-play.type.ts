import { Extensions, Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FieldEventKind, KickoffKind } from '../../../../domain/recordings/play/field-play.ts';
import type { Side } from '../../../../domain/sides.ts';
import { countsAs, HEAT } from '../../../../platform/graphql/costs.ts';
import { PlayerRefType } from '../../../refs/player-ref.type.ts';
import { SideEnum } from '../../../series/series.type.ts';
import { FieldNumbersType } from './field-numbers.type.ts';

const FieldEventKindEnum = {
  GOAL: 'goal',
  SAVE: 'save',
  SHOT: 'shot',
  DEMOLITION: 'demolition',
  KICKOFF: 'kickoff',
  OVERTIME: 'overtime',
} as const satisfies Record<string, FieldEventKind>;
registerEnumType(FieldEventKindEnum, {
  name: 'FieldEventKind',
  description: 'What happened on the field',
  valuesMap: {
    GOAL: { description: 'A goal' },
    SAVE: { description: 'A save, as the game counts it' },
    SHOT: { description: 'A shot on goal, as the game counts it' },
    DEMOLITION: { description: 'A car was demolished' },
    KICKOFF: { description: 'The first touch after a kickoff' },
    OVERTIME: { description: 'Overtime begins' },
  },
});

const KickoffKindEnum = {
  DIAGONAL: 'diagonal',
  OFF_CENTRE: 'off-centre',
  STRAIGHT: 'straight',
} as const satisfies Record<string, KickoffKind>;
registerEnumType(KickoffKindEnum, {
  name: 'KickoffKind',
  description: 'From where a kickoff was taken',
  valuesMap: {
    DIAGONAL: { description: 'From one of the two places beside the middle, 2,048 field units to the side' },
    OFF_CENTRE: { description: 'From one of the two places 256 field units beside the middle line to the goal' },
    STRAIGHT: { description: 'From the place in front of the goal' },
  },
});

const HEAT_CELLS = {
  description:
    'Seconds in each of 16 by 20 cells: row by row from the own goal, seen in the direction of attack, each row from right to left. Empty cells are 0',
};

@ObjectType('PlayerFieldPlay', { description: 'What a player did on the field, over one game or several' })
export class PlayerFieldPlayType {
  @Field(() => PlayerRefType, { nullable: true, description: 'null: someone whom no row of the report credits' })
  player: PlayerRefType | null;
  @Field(() => Int, {
    description: "Of a game: the player's place in its track. Over several games: the place in this list. From 0",
  })
  position: number;
  @Field(() => Int, { description: 'Games that are counted: those they were in that have field play' }) games: number;
  @Field(() => FieldNumbersType, { description: 'Sums over these games, and averages over the sums' })
  numbers: FieldNumbersType;
  @Extensions(HEAT)
  @Field(() => [Float], HEAT_CELLS)
  heat: number[];
}

@ObjectType('TeamFieldPlay', { description: 'What a team did on the field, over one game or several' })
export class TeamFieldPlayType {
  @Field(() => Float, {
    description: "Seconds from a touch of the team until the other team's, a goal or the countdown. A heuristic",
  })
  possessionSeconds: number;
  @Field(() => Float, { description: "Seconds with the ball in the team's own half, while the game is on" })
  ballInOwnHalfSeconds: number;
  @Field(() => FieldNumbersType, { description: 'Sums over all its players, and averages over the sums' })
  numbers: FieldNumbersType;
  @Extensions(HEAT)
  @Field(() => [Float], HEAT_CELLS)
  heat: number[];
  @Extensions(countsAs(4))
  @Field(() => [PlayerFieldPlayType], { description: 'In the order of the recording' })
  players: PlayerFieldPlayType[];
}

@ObjectType('FieldEvent', {
  description: 'Something that happened on the field, with its place seen from the home team',
})
export class FieldEventType {
  @Field(() => FieldEventKindEnum, { description: 'What happened' }) kind: FieldEventKind;
  @Field(() => SideEnum, {
    nullable: true,
    description: 'The team that did it; at a kickoff, the one that touched first. null: overtime',
  })
  side: Side | null;
  @Field(() => Float, {
    description: "Seconds since the first kickoff, without goal replays and breaks: the track's time",
  })
  seconds: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The scoreboard then, in seconds: down to 0, in overtime up from 0; null: not known',
  })
  clock: number | null;
  @Field(() => Boolean, { description: 'It was in overtime' }) isOvertime: boolean;
  @Field(() => PlayerRefType, { nullable: true, description: 'Who did it; null: not known, or credited in no row' })
  player: PlayerRefType | null;
  @Field(() => PlayerRefType, { nullable: true, description: 'Goal: who assisted. Demolition: who was demolished' })
  other: PlayerRefType | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Field units (1 cm) across, from the middle. Goal, shot: where the ball was touched last; else where it happened',
  })
  x: number | null;
  @Field(() => Float, {
    nullable: true,
    description: "Field units along the field, from the middle; + is towards the away team's goal",
  })
  y: number | null;
  @Field(() => Float, { nullable: true, description: 'Field units above the ground' }) z: number | null;
  @Field(() => Float, {
    nullable: true,
    description: "Field units a second: the ball's largest speed just before the goal, or just after the shot",
  })
  speed: number | null;
  @Field(() => Boolean, {
    description: 'The conceding team touched the ball last. A heuristic, because the file does not say it',
  })
  isOwnGoal: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Goal: the game counted it as a shot of the scorer too. With the events of shots these are the shots of the box score. null: no goal, or not known',
  })
  isCountedAsShot: boolean | null;
  @Field(() => KickoffKindEnum, {
    nullable: true,
    description:
      'Kickoff: where its taker stood, of the team that touched first. null: no kickoff, or none of the usual places',
  })
  kickoffKind: KickoffKind | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Kickoff: seconds from the signal until the ball was hit. null: no kickoff, or no one hit it',
  })
  kickoffSeconds: number | null;
  @Field(() => SideEnum, {
    nullable: true,
    description:
      'Kickoff: the team that had the ball 3 seconds after it was hit, or had scored by then. null: no kickoff, no one, or the game was over. A heuristic, as possession is',
  })
  kickoffWinner: Side | null;
  @Field(() => Int, { description: 'Goals of the home team after this event' }) homeGoals: number;
  @Field(() => Int, { description: 'Goals of the away team after this event' }) awayGoals: number;
}

/** Of the field `fieldPlay` of a game. */
export const GAME_FIELD_PLAY =
  'What happened on the field; null when the game was reported by hand, or its replay could not be read';

@ObjectType('GameFieldPlay', { description: 'What happened on the field in a game, read from its replay (R37)' })
export class GameFieldPlayType {
  @Field(() => Int, { description: 'The number of the game in its series, from 1' }) number: number;
  @Field(() => String, { nullable: true, description: "The map's name in the game, for example `Stadium_P`" })
  map: string | null;
  @Field(() => Boolean, {
    description: 'The field has the usual size and pads. Elsewhere pads, thirds and heat are 0',
  })
  isStandardField: boolean;
  @Field(() => Float, { description: 'Seconds while the game was on, with the waits for the first touch' })
  activeSeconds: number;
  @Field(() => Float, { description: 'Seconds with the ball hit: the length of play as the game counts it' })
  inPlaySeconds: number;
  @Field(() => Float, { description: 'Seconds of overtime' }) overtimeSeconds: number;
  @Field(() => TeamFieldPlayType, { description: 'The home team' }) home: TeamFieldPlayType;
  @Field(() => TeamFieldPlayType, { description: 'The away team' }) away: TeamFieldPlayType;
  @Extensions(HEAT)
  @Field(() => [Float], {
    description: 'Seconds of the ball in each of 16 by 20 cells: row by row from the home goal',
  })
  ballHeat: number[];
  @Field(() => [FieldEventType], { description: 'In the order of the game' }) events: FieldEventType[];
  @Field(() => String, {
    description: 'The path of the track of positions, a binary file that is described in the documentation',
  })
  trackUrl: string;
}

@ObjectType('SeriesFieldPlay', {
  description: 'What happened on the field in a series: the sums of its games that have field play',
})
export class SeriesFieldPlayType {
  @Field(() => Int, { description: 'Games that are counted' }) games: number;
  @Field(() => TeamFieldPlayType, { description: 'The home team' }) home: TeamFieldPlayType;
  @Field(() => TeamFieldPlayType, { description: 'The away team' }) away: TeamFieldPlayType;
  @Extensions(HEAT)
  @Field(() => [Float], {
    description: 'Seconds of the ball in each of 16 by 20 cells: row by row from the home goal',
  })
  ballHeat: number[];
  @Field(() => Boolean, { description: 'All of these games were on a field of the usual size' })
  isStandardField: boolean;
}
