import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { BracketPart, Source } from '../../../domain/stages/bracket.ts';
import { isFinished, isStandingFast, podiumOf, seedOf } from '../../../domain/stages/bracket-state.ts';
import type { BracketSeriesState, Holder, Overrule, SeriesState } from '../../../domain/stages/bracket-state.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import type { StageFormat, StageKind } from '../../../domain/stages/stage-shape.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import type { StageWithBracket } from './stage.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import { SeriesFormatEnum } from '../../seasons/series-format.type.ts';

/** What a stage is for, by the GraphQL names. */
export const StageKindEnum = {
  PLAYOFFS: 'playoffs',
  QUALIFIER: 'qualifier',
  CUP: 'cup',
} as const satisfies Record<string, StageKind>;
registerEnumType(StageKindEnum, { name: 'StageKind', description: 'What a stage is for' });

/** How the series of a stage follow from each other, by the GraphQL names. */
export const StageFormatEnum = {
  SINGLE_ELIMINATION: 'single-elimination',
  DOUBLE_ELIMINATION: 'double-elimination',
  DECIDER: 'decider',
} as const satisfies Record<string, StageFormat>;
registerEnumType(StageFormatEnum, {
  name: 'StageFormat',
  description: 'How the series of a stage follow from each other',
  valuesMap: { DECIDER: { description: 'One series' } },
});

const BracketPartEnum = {
  WINNERS: 'winners',
  LOSERS: 'losers',
  THIRD_PLACE: 'third-place',
  FINAL: 'final',
  SECOND_FINAL: 'second-final',
} as const satisfies Record<string, BracketPart>;
registerEnumType(BracketPartEnum, { name: 'BracketPart', description: 'The part of a bracket that a series is in' });

const BracketSeriesStateEnum = {
  OPEN: 'open',
  READY: 'ready',
  DECIDED: 'decided',
  PASSED: 'passed',
  FORFEITED: 'forfeited',
  NOT_NEEDED: 'not-needed',
} as const satisfies Record<string, SeriesState>;
registerEnumType(BracketSeriesStateEnum, {
  name: 'BracketSeriesState',
  description: 'How far a series of a bracket is',
  valuesMap: {
    OPEN: { description: 'A team is not known yet' },
    READY: { description: 'Its two teams are known' },
    DECIDED: { description: 'It has a result' },
    PASSED: { description: 'One side has nobody: the other goes on without playing' },
    FORFEITED: { description: 'A team has left the stage: the other goes on as by walkover' },
    NOT_NEEDED: { description: 'The second final, when the first one has decided' },
  },
});

const OverruleEnum = { KEPT: 'kept', RETURNED: 'returned' } as const satisfies Record<string, Overrule>;
registerEnumType(OverruleEnum, {
  name: 'BracketOverrule',
  description: 'Why who goes on is another than the result says',
  valuesMap: {
    KEPT: { description: 'A later series was played before the result was corrected, and stands fast' },
    RETURNED: { description: 'The winner was disqualified, and the beaten team comes back' },
  },
});

/** How a team leaves a stage, by the GraphQL names. */
export const StageExitEnum = { WITHDRAWN: 'withdrawn', DISQUALIFIED: 'disqualified' } as const satisfies Record<
  string,
  StageExit
>;
registerEnumType(StageExitEnum, { name: 'StageExit', description: 'How a team has left a stage after its draw' });

const SourceKindEnum = { SEED: 'seed', WINNER: 'winner', LOSER: 'loser' } as const satisfies Record<
  string,
  Source['from']
>;
registerEnumType(SourceKindEnum, { name: 'BracketSource', description: 'Where the team of a side comes from' });

@ObjectType('BracketSide', { description: 'A side of a series of a bracket' })
export class BracketSideType {
  @Field(() => SourceKindEnum) from: Source['from'];
  @Field(() => Int, { nullable: true, description: 'The position of the series that it comes from; null: a seed' })
  fromPosition: number | null;
  @Field(() => Int, { nullable: true, description: 'Who is there; null: not known yet, or nobody' }) seed:
    number | null;
  @Field(() => Boolean, { description: 'Nobody comes: neither side of the series before has gone on' })
  isNobody: boolean;
  @Field(() => Boolean, { description: 'Is there by a result that can still be contested' }) isProvisional: boolean;
}

@ObjectType('BracketSeries', { description: 'A series of a bracket, also before its teams are known' })
export class BracketSeriesType {
  @Field(() => Int, { description: 'From 0, in the order of play' }) position: number;
  @Field(() => BracketPartEnum, { description: 'The part of the bracket that it is in' }) part: BracketPart;
  @Field(() => Int, { description: 'Within its part, from 1' }) partRound: number;
  @Field(() => Int, { description: 'Of the stage, from 1: series of a round are played in the same week' })
  round: number;
  @Field(() => BracketSideType, { description: 'The first side; the better seed is at home' }) upper: BracketSideType;
  @Field(() => BracketSideType, { description: 'The second side' }) lower: BracketSideType;
  @Field(() => BracketSeriesStateEnum) state: SeriesState;
  @Field(() => Int, { nullable: true, description: 'The seed that has gone on; null: not decided, or nobody' })
  winner: number | null;
  @Field(() => Boolean, { description: 'Its result, or one that leads to it, can still be contested' })
  isProvisional: boolean;
  @Field(() => OverruleEnum, { nullable: true, description: 'null: who goes on follows from the result' })
  overrule: Overrule | null;
  @Field(() => Boolean, { description: 'It was played before the result that leads to it was corrected' })
  standsFast: boolean;
  @Field(() => Int, { nullable: true, description: 'The series, once its two teams are known' }) seriesId:
    number | null;
}

@ObjectType('TablePlace', { description: 'A place of a table, or of another stage' })
export class TablePlaceType {
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => Boolean, { description: 'It is a place of another stage: 1 is its winner' }) isStage: boolean;
  @Field(() => Int, { description: 'From 1' }) place: number;
}

@ObjectType('StageEntrant', { description: 'Who has a seed of a stage' })
export class StageEntrantType {
  @Field(() => Int, { description: 'From 1, the best' }) seed: number;
  @Field(() => TeamRefType, { nullable: true, description: 'null: who has the place when the stage is drawn' })
  team: TeamRefType | null;
  @Field(() => TablePlaceType, { nullable: true, description: 'null: staff have chosen the team' })
  source: TablePlaceType | null;
  @Field(() => StageExitEnum, { nullable: true, description: 'How it has left the stage after the draw' })
  exit: StageExit | null;
}

@ObjectType('StageBracket', { description: 'The bracket of a stage: playoffs, a qualifier or a cup' })
export class StageBracketType {
  @Field(() => Int, { description: 'The stage is a division without a table' }) divisionId: number;
  @Field(() => StageKindEnum) kind: StageKind;
  @Field(() => StageFormatEnum) format: StageFormat;
  @Field(() => Boolean, { description: 'The losers of the semifinals play for the third place' })
  hasThirdPlace: boolean;
  @Field(() => Boolean, { description: 'Who comes to the final with a loss has to win two' }) hasSecondFinal: boolean;
  @Field(() => [Int], { description: 'The game week of each round' }) weeks: number[];
  @Field(() => [SeriesFormatEnum], { description: 'How the series of each round are played' })
  roundFormats: SeriesFormat[];
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the lot by which it is seeded; null: it is not seeded by lot',
  })
  lot: number | null;
  @Field(() => Boolean, {
    description: 'The draw exchanges seeds where teams of one division would meet in their first series',
  })
  keepsDivisionsApart: boolean;
  @Field(() => Boolean, { description: 'Teams that sign up for its season without a place get seeds by the draw' })
  takesSignups: boolean;
  @Field(() => Boolean, { description: 'Its teams are known, and its series can be played' }) isDrawn: boolean;
  @Field(() => Boolean, { description: 'Nothing is left to play' }) isFinished: boolean;
  @Field(() => [StageEntrantType], { description: 'The best seed first' }) entrants: StageEntrantType[];
  @Field(() => [BracketSeriesType], { description: 'In the order of play' }) series: BracketSeriesType[];
  @Field(() => Int, { nullable: true, description: 'The seed of the winner' }) first: number | null;
  @Field(() => Int, { nullable: true, description: 'The seed of the other finalist' }) second: number | null;
  @Field(() => Int, { nullable: true, description: 'The seed of the third; null: nobody, or not decided' }) third:
    number | null;
}

@ObjectType('BracketPlace', { description: 'Where a series is in the bracket of its stage' })
export class BracketPlaceType {
  @Field(() => BracketPartEnum, { description: 'The part of the bracket' }) part: BracketPart;
  @Field(() => Int, { description: 'Its round there, from 1' }) partRound: number;
  @Field(() => Int, { description: 'Rounds of its part, the final of single elimination not among them' })
  partRounds: number;
  @Field(() => StageFormatEnum) format: StageFormat;
}

/** A bracket as GraphQL shows it. */
export const toStageBracket = (stage: StageWithBracket): StageBracketType => ({
  ...{ divisionId: stage.divisionId, kind: stage.kind, format: stage.format, weeks: stage.weeks, lot: stage.lot },
  roundFormats: stage.weeks.map((_, index) => stage.roundFormats[index] ?? stage.seriesFormat),
  ...{ hasThirdPlace: stage.hasThirdPlace, hasSecondFinal: stage.hasSecondFinal, isDrawn: stage.isDrawn },
  ...{ isFinished: stage.isDrawn && isFinished(stage.states), keepsDivisionsApart: stage.keepsDivisionsApart },
  takesSignups: stage.takesSignups,
  entrants: stage.entrants,
  series: stage.states.map((state) => ({
    ...{ position: state.series.position, part: state.series.part, partRound: state.series.partRound },
    ...{ round: state.series.round, state: state.state, winner: seedOf(state.winner) },
    ...{ overrule: state.overrule, standsFast: isStandingFast(stage.states, state) },
    isProvisional: isProvisional(state.winner),
    upper: sideOf(state.series.upper, state.upper),
    lower: sideOf(state.series.lower, state.lower),
    seriesId: stage.series.find(({ position }) => position === state.series.position)?.seriesId ?? null,
  })),
  ...podiumOf(stage.states),
});

/** Where a series of this position is; null when the bracket has none. */
export function bracketPlaceOf({ format, states }: StageWithBracket, position: number): BracketPlaceType | null {
  const found = states.find(({ series }) => series.position === position)?.series;
  if (!found) return null;
  return { part: found.part, partRound: found.partRound, partRounds: roundsOf(states, found.part), format };
}

const roundsOf = (states: readonly BracketSeriesState[], part: BracketPart): number =>
  Math.max(...states.flatMap(({ series }) => (series.part === part ? series.partRound : [])));

const sideOf = (source: Source, holder: Holder): BracketSideType => ({
  from: source.from,
  fromPosition: source.from === 'seed' ? null : source.position,
  seed: seedOf(holder),
  isNobody: holder.is === 'nobody',
  isProvisional: isProvisional(holder),
});

const isProvisional = (holder: Holder): boolean => holder.is === 'seed' && holder.isProvisional;
