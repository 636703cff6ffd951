import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { JobName } from './job-runs.ts';
import type { InstanceState, QueueName, StoredKind } from './operations.ts';

const JobNameEnum = {
  WEEK_REMINDERS: 'week-reminders',
  RESULTS: 'results',
  NO_SHOWS: 'no-shows',
  DIVISION_ROLES: 'division-roles',
  PLANNED_NEWS: 'planned-news',
  LIVE_STREAM: 'live-stream',
  TOTALS: 'totals',
  DUMPS: 'dumps',
  REPLAY_FILES: 'replay-files',
  CLEANING: 'cleaning',
  MEMBER_NUMBERS: 'member-numbers',
  OLD_EVENTS: 'old-events',
  OLD_DELIVERIES: 'old-deliveries',
  CLOCK: 'clock',
  INSTANCE_REPORT: 'instance-report',
} as const satisfies Record<string, JobName>;
const InstanceStateEnum = {
  RUNNING: 'running',
  ENDED: 'ended',
  LOST: 'lost',
} as const satisfies Record<string, InstanceState>;
const QueueNameEnum = {
  CHAT: 'chat',
  WEBHOOKS: 'webhooks',
  REPLAY_FILES: 'replay-files',
} as const satisfies Record<string, QueueName>;
const StoredKindEnum = {
  PICTURES: 'pictures',
  REPLAY_FILES: 'replay-files',
  DUMPS: 'dumps',
} as const satisfies Record<string, StoredKind>;

registerEnumType(JobNameEnum, {
  name: 'JobName',
  description: 'What runs by itself, each so many seconds or minutes',
});
registerEnumType(InstanceStateEnum, {
  name: 'InstanceState',
  description: 'How a process of the site is',
  valuesMap: { LOST: { description: 'It was not seen for minutes, and did not say that it ends' } },
});
registerEnumType(QueueNameEnum, { name: 'QueueName', description: 'Work that all instances do together' });
registerEnumType(StoredKindEnum, { name: 'StoredKind', description: 'A kind of stored files' });

@ObjectType('Instance', { description: 'A process that serves the site, or has served it in the last days' })
export class InstanceType {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The machine's or the container's name" }) host: string;
  @Field(() => String) version: string;
  @Field(() => Date) startedAt: string;
  @Field(() => Date, { description: 'It tells once a minute' }) seenAt: string;
  @Field(() => InstanceStateEnum) state: InstanceState;
  @Field(() => Float, { nullable: true, description: 'In bytes; null: unknown' }) diskFree: number | null;
  @Field(() => Float, { description: 'In bytes' }) memory: number;
}

@ObjectType('JobRun', { description: 'How a job has run on all instances together' })
export class JobRunType {
  @Field(() => JobNameEnum) name: JobName;
  @Field(() => Int) everySeconds: number;
  @Field(() => Date, { nullable: true, description: 'null: not since the start' }) lastAt: string | null;
  @Field(() => Int) tookMs: number;
  @Field(() => Boolean, { description: 'The last turn' }) hasFailed: boolean;
  @Field(() => Int, { description: 'Turns that failed since the instances started' }) failures: number;
  @Field(() => Date) nextAt: string;
}

@ObjectType('Queue', { description: 'Work that waits for any instance' })
export class QueueType {
  @Field(() => QueueNameEnum) name: QueueName;
  @Field(() => Int) waiting: number;
  @Field(() => Date, { nullable: true, description: 'null: nothing waits' }) oldestAt: string | null;
  @Field(() => Int, { description: 'Given up, or unreadable' }) failed: number;
}

@ObjectType('StoredFiles', { description: 'Files of one kind' })
export class StoredFilesType {
  @Field(() => StoredKindEnum) kind: StoredKind;
  @Field(() => Int, { nullable: true, description: 'null: unknown' }) files: number | null;
  @Field(() => Float, { nullable: true, description: 'null: the bucket does not say' }) bytes: number | null;
}

@ObjectType('NotedError', { description: 'Errors of one kind in the last day' })
export class NotedErrorType {
  @Field(() => String, { description: 'Where it happened, the class of the error and its code' }) name: string;
  @Field(() => Int) count: number;
  @Field(() => Date) lastAt: string;
  @Field(() => [String], { description: 'The latest first: the log has them' }) requestIds: string[];
}

@ObjectType('SlowStatement', { description: 'Slow calls of a statement in the last day' })
export class SlowStatementType {
  @Field(() => String, { description: 'Its name, without values' }) name: string;
  @Field(() => Int) count: number;
  @Field(() => Int) meanMs: number;
  @Field(() => Int) slowestMs: number;
  @Field(() => Date) lastAt: string;
}

@ObjectType('Operations', { description: 'How the installation runs, over all instances' })
export class OperationsType {
  @Field(() => [InstanceType], { description: 'Those that run first' }) instances: InstanceType[];
  @Field(() => [JobRunType]) jobs: JobRunType[];
  @Field(() => [QueueType]) queues: QueueType[];
  @Field(() => [StoredFilesType]) stored: StoredFilesType[];
  @Field(() => Float) databaseBytes: number;
  @Field(() => [NotedErrorType], { description: 'The latest first' }) errors: NotedErrorType[];
  @Field(() => [SlowStatementType], { description: 'What took longest together first' })
  slowStatements: SlowStatementType[];
  @Field(() => Date, { nullable: true, description: 'null: never by `admin backup`' }) lastBackupAt: string | null;
  @Field(() => Date, { nullable: true, description: 'null: none was made yet' }) lastDumpAt: string | null;
  @Field(() => Date, { nullable: true, description: 'null: no night has passed yet' }) totalsCheckedAt: string | null;
  @Field(() => Int, { nullable: true, description: 'Totals that were wrong then, and are mended' })
  totalsWrong: number | null;
}
