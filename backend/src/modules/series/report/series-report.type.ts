import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';
import { GAME_MARK, SHA256 } from '../../../domain/replays/game-mark.ts';
import { MOST_GOALS } from '../../../domain/series/goal-list.ts';
import { PLATFORMS } from '../../../domain/series/box-score.ts';
import type { Platform } from '../../../domain/series/box-score.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { PLAYED_CHOICES } from '../../../domain/stages/bracket-changes.ts';
import type { PlayedChoice } from '../../../domain/stages/bracket-changes.ts';
import { SIDES } from '../../../domain/sides.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { SanctionType } from '../../refs/sanction-ref.type.ts';
import { SideEnum, WalkoverEnum } from '../series.type.ts';
import type { GameOfReport } from './played-result.service.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import type { LineUpRow } from './reportable-series.ts';
import type { SeriesReportForm } from './series-report.service.ts';

/** The platforms of game accounts. An account on an unknown platform cannot be attached. */
export const PlatformEnum = Object.fromEntries(
  PLATFORMS.filter((platform) => platform !== 'unknown').map((platform) => [platform.toUpperCase(), platform]),
) as Record<string, Platform>;
registerEnumType(PlatformEnum, { name: 'Platform', description: 'Where a game account lives' });

@ObjectType('GameAccount', { description: 'For staff who may report the series: how a replay row is recognised' })
export class GameAccountType {
  @Field(() => Int) id: number;
  @Field(() => Int) playerId: number;
  @Field(() => PlatformEnum) platform: string;
  @Field(() => String) accountId: string;
  @Field(() => String, { nullable: true }) displayName: string | null;
}

@ObjectType('ReportRosterPlayer')
export class ReportRosterPlayerType {
  @Field(() => Int) playerId: number;
  @Field(() => String) nickname: string;
  @Field(() => [GameAccountType], { description: 'Empty for everyone but staff who may report the series' })
  accounts: GameAccountType[];
  @Field(() => Boolean, { description: 'In the team at the time of play' }) isOnRoster: boolean;
  @Field(() => Int, {
    nullable: true,
    description: "Their row in the team's last game before this one, from 1; null: they did not play in it",
  })
  lastSlot: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Their row in the line-up that their captain has named for this series, from 1; null: not in it',
  })
  namedSlot: number | null;
  @Field(() => SanctionType, {
    nullable: true,
    description: 'Suspended or banned at the time of play; the reason is empty unless it is published',
  })
  suspended: SanctionType | null;
}

@ObjectType('SeriesReport', {
  description: 'The form in which staff report a series',
})
export class SeriesReportType {
  @Field(() => Int) seriesId: number;
  @Field(() => Int, { description: 'Send it back: the report is refused when the result was changed meanwhile' })
  version: number;
  @Field(() => [ReportRosterPlayerType]) home: ReportRosterPlayerType[];
  @Field(() => [ReportRosterPlayerType]) away: ReportRosterPlayerType[];
  @Field(() => [String], {
    nullable: 'items',
    description: 'By game: the replay that the stored numbers came from; null: none',
  })
  replayDigests: (string | null)[];
  @Field(() => Boolean) isOwnTeam: boolean;
  @Field(() => Boolean, { description: 'The result is from an admin who had a place in one of the teams' })
  isReportedByOwnTeam: boolean;
  @Field(() => Boolean, {
    description: 'A dispute or the claim of a walkover is open: a result ends it, with a reason that both teams read',
  })
  isContested: boolean;
  @Field(() => Boolean) mayChange: boolean;
}

export const ReportSeriesResult = resultOf('ReportSeriesResult', SeriesReportType);
export const AttachGameAccountResult = resultOf('AttachGameAccountResult', GameAccountType);

@InputType()
export class PlayerGameStatsInput {
  @Field(() => Int) @IsInt() playerId: number;
  @Field(() => Int) @IsInt() score: number;
  @Field(() => Int) @IsInt() goals: number;
  @Field(() => Int) @IsInt() assists: number;
  @Field(() => Int) @IsInt() saves: number;
  @Field(() => Int) @IsInt() shots: number;
}

@InputType()
export class GoalInput {
  @Field(() => SideEnum, { description: 'The team that got the goal' }) @IsIn(SIDES) side: Side;
  @Field(() => Int, { nullable: true, description: 'The scorer; null for an own goal, or when it is not known' })
  @IsOptional()
  @IsInt()
  playerId?: number | null;
}

/** A first limit, larger than any form. */
const MOST_ROWS = 16;

@InputType()
export class GameInput {
  @Field(() => Int) @IsInt() homeGoals: number;
  @Field(() => Int) @IsInt() awayGoals: number;
  @Field(() => [PlayerGameStatsInput])
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => PlayerGameStatsInput)
  home: PlayerGameStatsInput[];
  @Field(() => [PlayerGameStatsInput])
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => PlayerGameStatsInput)
  away: PlayerGameStatsInput[];
  @Field(() => String, { nullable: true, description: 'The mark of the game, as the proposal from its file has it' })
  @IsOptional()
  @Matches(GAME_MARK)
  replayDigest?: string | null;
  @Field(() => String, { nullable: true, description: 'SHA-256 of the whole replay file that it was filled from' })
  @IsOptional()
  @Matches(SHA256)
  recording?: string | null;
  @Field(() => [GoalInput], { nullable: true, description: 'In order, from the replay; left out when not known' })
  @IsOptional()
  @ArrayMaxSize(MOST_GOALS)
  @ValidateNested({ each: true })
  @Type(() => GoalInput)
  goals?: GoalInput[] | null;
}

/** The reason that both teams read when an act ends what captains contest (R27). */
export const ContestReason = () =>
  applyDecorators(
    Field(() => String, {
      nullable: true,
      description: 'Needed when a dispute or a claim is open, which the act ends; both teams read it',
    }),
    IsOptional(),
    IsString(),
  );

const PlayedChoiceEnum = { KEEP: 'keep', CLEAR: 'clear' } as const satisfies Record<string, PlayedChoice>;
registerEnumType(PlayedChoiceEnum, {
  name: 'PlayedChoice',
  description: 'What becomes of series of a bracket that were played and do not follow from the new result',
  valuesMap: {
    KEEP: { description: 'They stand fast: the same team goes on, whatever the result says' },
    CLEAR: { description: 'They lose their results, and are played by those who have come there' },
  },
});

/** What staff choose when a series of a bracket gets another result (R43). */
export const PlayedAfter = () =>
  applyDecorators(
    Field(() => PlayedChoiceEnum, {
      nullable: true,
      description: 'Needed when series of the bracket were played that do not follow from the new result',
    }),
    IsOptional(),
    IsIn(PLAYED_CHOICES),
  );

@InputType()
export class ReportSeriesInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => [GameInput])
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => GameInput)
  games: GameInput[];
  @Field(() => Boolean, { nullable: true, description: "The players' numbers come later: no game has rows" })
  @IsOptional()
  @IsBoolean()
  isResultOnly?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Suspended or banned players did play, and the caller knows it',
  })
  @IsOptional()
  @IsBoolean()
  acceptsSuspended?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Numbers above the usual are right, and the caller knows it' })
  @IsOptional()
  @IsBoolean()
  acceptsUnusual?: boolean | null;
  @ContestReason() reason?: string | null;
  @PlayedAfter() played?: PlayedChoice | null;
}

@InputType()
export class WalkoverInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => WalkoverEnum) @IsIn(Object.values(WalkoverEnum)) walkover: Walkover;
  @ContestReason() reason?: string | null;
  @PlayedAfter() played?: PlayedChoice | null;
}

@InputType()
export class ResetSeriesInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @ContestReason() reason?: string | null;
  @PlayedAfter() played?: PlayedChoice | null;
}

@InputType()
export class AttachGameAccountInput {
  @Field(() => Int) @IsInt() playerId: number;
  @Field(() => PlatformEnum) @IsIn(Object.values(PlatformEnum)) platform: string;
  @Field(() => String) @IsString() @Length(1, 100) accountId: string;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @Length(1, 100) displayName?: string | null;
}

/** The players of the form by side, each with their row in the last game and in the named line-up. */
export function toReportPlayers(form: SeriesReportForm): Sides<ReportRosterPlayerType[]> {
  const { players, lastLineUp, namedLineUp } = form;
  const slotIn = (lineUp: readonly LineUpRow[], player: EligiblePlayer) =>
    lineUp.find(({ side, playerId }) => side === player.side && playerId === player.playerId)?.slot ?? null;
  const withSlots = players.map((player) => ({
    ...player,
    lastSlot: slotIn(lastLineUp, player),
    namedSlot: slotIn(namedLineUp, player),
  }));
  return {
    home: withSlots.filter(({ side }) => side === 'home'),
    away: withSlots.filter(({ side }) => side === 'away'),
  };
}

/** The form in the schema's shape; null stays null. */
export function toSeriesReport(form: SeriesReportForm | null): SeriesReportType | null {
  if (!form) return null;
  const { seriesId, version, games, isOwnTeam, isReportedByOwnTeam, isContested, mayChange } = form;
  const replayDigests = games.map(({ replayDigest }) => replayDigest);
  const relation = { isOwnTeam, isReportedByOwnTeam, isContested, mayChange };
  return { seriesId, version, ...toReportPlayers(form), replayDigests, ...relation };
}

/** Games in the order of the form. */
export const toGamesOfReport = (games: readonly GameInput[]): GameOfReport[] =>
  games.map(({ homeGoals, awayGoals, home, away, replayDigest, recording, goals }) => ({
    goals: { home: homeGoals, away: awayGoals },
    rows: { home, away },
    replayDigest: replayDigest ?? null,
    recording: recording ?? null,
    goalList: (goals ?? []).map(({ side, playerId }) => ({ side, playerId: playerId ?? null })),
  }));
