import type { JobReport } from '../../../platform/jobs.ts';

/** All that runs by itself each so many seconds or minutes. */
export const JOB_NAMES = [
  'week-reminders',
  'results',
  'no-shows',
  'division-roles',
  'planned-news',
  'live-stream',
  'totals',
  'dumps',
  'replay-files',
  'cleaning',
  'member-numbers',
  'old-events',
  'old-deliveries',
  'clock',
  'instance-report',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** How a job has run on all instances that run now. */
export interface JobRun {
  name: JobName;
  everySeconds: number;
  /** When the last turn began that has ended; null: none has since the start. */
  lastAt: string | null;
  tookMs: number;
  hasFailed: boolean;
  /** Turns that failed since the instances started. */
  failures: number;
  nextAt: string;
}

/** What an instance has told of its jobs. */
interface ToldJobs {
  startedAt: string;
  seenAt: string;
  jobs: readonly JobReport[];
}

/** One turn of a job on one instance, as instants in milliseconds. */
interface Turn extends Omit<JobReport, 'name' | 'beganAgoMs'> {
  lastAt: number | null;
  nextAt: number;
}

function turnOf({ startedAt, seenAt }: ToldJobs, { beganAgoMs, ...job }: JobReport, now: number): Turn {
  const lastAt = beganAgoMs === null ? null : Date.parse(seenAt) - beganAgoMs;
  const since = lastAt ?? Date.parse(startedAt);
  // a report is up to a minute old, and turns have begun since
  const turns = Math.max(1, Math.ceil((now - since) / job.everyMs));
  return { ...job, lastAt, nextAt: since + turns * job.everyMs };
}

/** The jobs of the instances that run, each by its latest turn on any of them. A job that this version does not know is left out. */
export function jobRuns(instances: readonly ToldJobs[], now: Date): JobRun[] {
  return JOB_NAMES.flatMap((name) => {
    const turns = instances.flatMap((instance) =>
      instance.jobs.filter((job) => job.name === name).map((job) => turnOf(instance, job, now.getTime())),
    );
    const [latest] = turns.toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0));
    if (!latest) return [];
    return {
      ...{ name, everySeconds: latest.everyMs / 1000, tookMs: latest.tookMs, hasFailed: latest.hasFailed },
      lastAt: latest.lastAt === null ? null : new Date(latest.lastAt).toISOString(),
      failures: turns.reduce((sum, { failures }) => sum + failures, 0),
      nextAt: new Date(Math.min(...turns.map(({ nextAt }) => nextAt))).toISOString(),
    };
  });
}
