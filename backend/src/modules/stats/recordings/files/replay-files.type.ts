import { Extensions, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, Matches } from 'class-validator';
import { SHA256 } from '../../../../domain/replays/game-mark.ts';
import { TABLE_GAMES } from '../../../../domain/series/series-format.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { countsAs, PAGE_ROWS } from '../../../../platform/graphql/costs.ts';
import type { ReplayFileStatus } from '../../../../domain/recordings/replay-file.ts';
import { MOST_CAUSES } from './replay-file-list.ts';
import type { ReplayFileFilter } from './replay-file-list.ts';

/** More recordings of a game than anyone sends: its players' and staff's. */
const MOST_RECORDINGS = 10;

const ReplayFileStatusEnum = {
  WAITING: 'waiting',
  READ: 'read',
  PARTIAL: 'partial',
  ABSENT: 'absent',
  CORRUPT: 'corrupt',
  UNDECIDED: 'undecided',
  TIMEOUT: 'timeout',
  MEMORY: 'memory',
} as const satisfies Record<string, ReplayFileStatus>;
registerEnumType(ReplayFileStatusEnum, {
  name: 'ReplayFileStatus',
  description: 'What became of a kept replay file; all but WAITING and READ are reasons why it has no statistics',
  valuesMap: {
    PARTIAL: { description: 'It has an attribute that the reader does not know' },
    ABSENT: { description: 'It ends after its header' },
    CORRUPT: { description: 'It is damaged' },
    UNDECIDED: { description: 'Which colour the home team had cannot be decided' },
    TIMEOUT: { description: 'It took too long' },
    MEMORY: { description: 'It needed too much memory' },
  },
});

export const ReplayFileFilterEnum = {
  FAILED: 'failed',
  WAITING: 'waiting',
  READ: 'read',
} as const satisfies Record<string, ReplayFileFilter>;
registerEnumType(ReplayFileFilterEnum, { name: 'ReplayFileFilter' });

@ObjectType('ReplayFile', { description: 'A kept replay file. Its content is given to no one' })
export class ReplayFileType {
  @Field(() => ID, { description: 'SHA-256 of the whole file' }) sha256: string;
  @Field(() => ReplayFileStatusEnum) status: ReplayFileStatus;
  @Field(() => Int, { description: 'Bytes' }) size: number;
  @Field(() => String, { nullable: true, description: 'The version of the game that wrote it' }) build: string | null;
  @Field(() => Date) uploadedAt: Date;
  @Field(() => Date, { nullable: true }) readAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Of a corrupt file' }) reason: string | null;
  @Field(() => String, { nullable: true, description: 'Of a partial file: what the reader does not know' })
  attribute: string | null;
  @Field(() => String, { nullable: true, description: 'The class that has the attribute' }) className: string | null;
  @Field(() => Int, { nullable: true, description: 'Where the reading stopped' }) frame: number | null;
  @Field(() => Int, { nullable: true, description: 'null: no game has its box score' }) seriesId: number | null;
  @Field(() => Int, { nullable: true }) gameNumber: number | null;
  @Field(() => String, { nullable: true, description: 'The home team' }) home: string | null;
  @Field(() => String, { nullable: true, description: 'The away team' }) away: string | null;
}

@ObjectType('ReplayFileCount')
export class ReplayFileCountType {
  @Field(() => ReplayFileStatusEnum) status: ReplayFileStatus;
  @Field(() => Int) files: number;
}

@ObjectType('ReplayFileCause', { description: 'Files that could not be read in the last 30 days, by the same cause' })
export class ReplayFileCauseType {
  @Field(() => ReplayFileStatusEnum) status: ReplayFileStatus;
  @Field(() => Int) files: number;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => String, { nullable: true }) attribute: string | null;
  @Field(() => String, { nullable: true }) className: string | null;
  @Field(() => String, { nullable: true }) build: string | null;
}

@ObjectType('ReplayFilePage')
export class ReplayFilePageType {
  @Extensions(PAGE_ROWS)
  @Field(() => [ReplayFileType], { description: 'The latest first' })
  items: ReplayFileType[];
  @Extensions(countsAs(Object.keys(ReplayFileStatusEnum).length))
  @Field(() => [ReplayFileCountType], { description: 'Of all kept files' })
  counts: ReplayFileCountType[];
  @Extensions(countsAs(MOST_CAUSES))
  @Field(() => [ReplayFileCauseType], { description: 'The most frequent first' })
  causes: ReplayFileCauseType[];
}

@ObjectType('Recording', { description: 'A kept recording of a game. Its content is given to no one' })
export class RecordingType {
  @Field(() => ID, { description: 'SHA-256 of the whole file' }) sha256: string;
  @Field(() => ReplayFileStatusEnum) status: ReplayFileStatus;
  @Field(() => Int, { description: 'Bytes' }) size: number;
  @Field(() => Date) uploadedAt: string;
  @Field(() => Float, { nullable: true, description: 'How long the game was on in it; null: it could not be read yet' })
  seconds: number | null;
  @Field(() => Boolean, { description: 'The statistics of the game are read from it' }) isUsed: boolean;
}

@ObjectType('SeriesReplay', { description: 'A game that was filled from a replay file' })
export class SeriesReplayType {
  @Field(() => Int, { description: 'The number of the game' }) number: number;
  @Field(() => ReplayFileStatusEnum, { nullable: true, description: 'null: its file is not kept' })
  status: ReplayFileStatus | null;
  @Extensions(countsAs(MOST_RECORDINGS))
  @Field(() => [RecordingType], { description: 'All that are kept of it, the first that came first' })
  recordings: RecordingType[];
}

@ObjectType('SeriesReplays', { description: 'The games of a series that were filled from files' })
export class SeriesReplaysType {
  @Extensions(countsAs(TABLE_GAMES)) @Field(() => [SeriesReplayType]) games: SeriesReplayType[];
}

@InputType()
export class ChooseRecordingInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int, { description: 'The version of the series that the caller saw' }) @IsInt() version: number;
  @Field(() => Int, { description: 'The number of the game' }) @IsInt() game: number;
  @Field(() => ID, { description: 'Of the recording that counts from now on' }) @Matches(SHA256) sha256: string;
}

export const ChooseRecordingResult = resultOf('ChooseRecordingResult', SeriesReplaysType);
export const ReplayFileResult = resultOf('ReplayFileResult', ReplayFileType);
