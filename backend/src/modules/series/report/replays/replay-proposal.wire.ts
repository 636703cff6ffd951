import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { LEAGUE_ERROR_CODES, type LeagueErrorCode } from '../../../../domain/league-error.ts';
import { REPLAY_WARNING_CODES, type ReplayWarningCode } from '../../../../domain/replays/replay-proposal.ts';
import { PLATFORMS, type Platform } from '../../../../domain/series/box-score.ts';
import { SIDES, type Side } from '../../../../domain/sides.ts';

/** Values for a translated sentence. */
const PARAMS = {
  type: 'object',
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
} satisfies ApiPropertyOptions;

/** Why a file is not used. */
export class FileRefusalWire {
  @ApiProperty({ enum: LEAGUE_ERROR_CODES }) code: LeagueErrorCode;
  @ApiProperty({ description: 'Key of the sentence in the translations' }) reasonKey: string;
  @ApiProperty(PARAMS) params: Record<string, string | number>;
}

/** The result of reading one file. */
export class FileStatusWire {
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['used', 'refused'] }) status: 'used' | 'refused';
  @ApiProperty({ type: 'integer', nullable: true }) gameNumber: number | null;
  @ApiProperty({ type: FileRefusalWire, nullable: true }) refusal: FileRefusalWire | null;
}

/** A warning that staff should read before they save. */
export class ReplayWarningWire {
  @ApiProperty({ enum: REPLAY_WARNING_CODES, description: 'Each has its sentence under api.replay.warning' })
  code: ReplayWarningCode;
  @ApiProperty(PARAMS) params: Record<string, string | number>;
}

/** A player with a similar name. */
export class PlayerSuggestionWire {
  @ApiProperty({ type: 'integer' }) playerId: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ description: '0 to 1' }) similarity: number;
}

/** The owner of the row's account when that player is not in the row's team. */
export class RowOwnerWire {
  @ApiProperty() nickname: string;
  @ApiProperty({ enum: SIDES, nullable: true, description: 'Set when they are in the other team' })
  side: Side | null;
  @ApiProperty({ type: String, nullable: true, description: 'At the time of play' }) team: string | null;
}

/** The player of a row. */
export class RowMatchWire {
  @ApiProperty({ enum: ['account', 'nickname', 'suggested', 'unknown'] }) kind:
    'account' | 'nickname' | 'suggested' | 'unknown';
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Set when the account or the nickname names the player',
  })
  playerId: number | null;
  @ApiProperty({ type: [PlayerSuggestionWire], description: 'Nearest first' }) suggestions: PlayerSuggestionWire[];
  @ApiProperty({ type: RowOwnerWire, nullable: true, description: 'Another player whose account it is' })
  owner: RowOwnerWire | null;
  @ApiProperty({ description: 'The emptier row of a player who left and came back' }) isLeftBehind: boolean;
}

/** The numbers of one player in one game. */
export class RowStatsWire {
  @ApiProperty({ type: 'integer' }) score: number;
  @ApiProperty({ type: 'integer' }) goals: number;
  @ApiProperty({ type: 'integer' }) assists: number;
  @ApiProperty({ type: 'integer' }) saves: number;
  @ApiProperty({ type: 'integer' }) shots: number;
}

/** One player in one game, as a row of the report form. */
export class ReplayRowWire {
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty({ type: 'integer', description: '1, 2 and 3 fit the form' }) slot: number;
  @ApiProperty() name: string;
  @ApiProperty({ enum: PLATFORMS }) platform: Platform;
  @ApiProperty({ type: String, nullable: true }) accountId: string | null;
  @ApiProperty() stats: RowStatsWire;
  @ApiProperty() match: RowMatchWire;
}

/** One goal of a game. */
export class ReplayGoalWire {
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "The scorer's row of that side; null for an own goal, or when the file does not say",
  })
  slot: number | null;
}

/** A game's rows when one of the teams is taken as home. */
export class GameReadingWire {
  @ApiProperty({ type: 'integer' }) homeGoals: number;
  @ApiProperty({ type: 'integer' }) awayGoals: number;
  @ApiProperty({ type: [ReplayGoalWire], description: 'In order; empty when the file does not tell' })
  goals: ReplayGoalWire[];
  @ApiProperty({ type: [ReplayRowWire] }) rows: ReplayRowWire[];
  @ApiProperty({ description: 'A side has more than three rows' }) needsChoice: boolean;
  @ApiProperty({ type: [ReplayWarningWire] }) warnings: ReplayWarningWire[];
}

/** How many rows of each colour the two rosters recognise in one file. */
export class SideVoteWire {
  @ApiProperty({ enum: ['blue', 'orange'], nullable: true, description: 'null: undecided' }) homeIs:
    'blue' | 'orange' | null;
  @ApiProperty({ type: 'integer' }) votesFor: number;
  @ApiProperty({ type: 'integer' }) votesAgainst: number;
  @ApiProperty() undecided: boolean;
}

/** One game filled from one file. */
export class ReplayGameWire extends GameReadingWire {
  @ApiProperty({ type: 'integer' }) number: number;
  @ApiProperty() fileName: string;
  @ApiProperty() replayDigest: string;
  @ApiProperty() sides: SideVoteWire;
  @ApiProperty({ description: 'With the teams the other way round' }) swapped: GameReadingWire;
}

/** The values for the report form. Nothing of this is stored (R15). */
export class ReplayProposalWire {
  @ApiProperty({ type: [FileStatusWire], description: 'In the order of the upload' }) files: FileStatusWire[];
  @ApiProperty({ type: [ReplayGameWire], description: 'By number' }) games: ReplayGameWire[];
  @ApiProperty({ type: [ReplayWarningWire] }) warnings: ReplayWarningWire[];
}
