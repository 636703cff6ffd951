import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Metrics } from './health/metrics.ts';
import { noteError } from './operations/noted-operations.ts';

/** How long the end of the process waits for a job. What is cut off is done by the next turn, here or elsewhere. */
const GRACE_MS = 5000;

/** The jobs that run now in this process. */
const running = new Set<Promise<unknown>>();

/** What has become of a job's turns in this process. Times are milliseconds of the process. */
interface Turns {
  readonly everyMs: number;
  /** Of the last turn that has ended; null before the first. */
  beganAt: number | null;
  tookMs: number;
  hasFailed: boolean;
  /** When the last one ended well; 0 before the first. */
  endedWellAt: number;
  /** How many have failed. */
  failed: number;
}

/** By the job's name. */
const turnsOf = new Map<string, Turns>();

const ofEachJob = (figure: (turns: Turns) => number): Map<string, number> =>
  new Map([...turnsOf].map(([job, turns]) => [job, figure(turns)]));

/** How a job has run in this process, without times of any clock. */
export interface JobReport {
  name: string;
  everyMs: number;
  /** Since the last turn began that has ended; null before the first. */
  beganAgoMs: number | null;
  tookMs: number;
  hasFailed: boolean;
  /** How many turns have failed since the start. */
  failures: number;
}

/** All jobs of this process, by name. */
export function jobReports(): JobReport[] {
  const now = performance.now();
  return [...turnsOf].map(([name, { everyMs, beganAt, tookMs, hasFailed, failed }]) => ({
    name,
    everyMs,
    beganAgoMs: beganAt === null ? null : Math.round(now - beganAt),
    tookMs: Math.round(tookMs),
    hasFailed,
    failures: failed,
  }));
}

/**
 * For a method that runs by itself, each so many milliseconds. The framework's `@Interval` begins a turn also while the last one runs:
 * here a call during a turn begins no other one and gets the end of this one. The application ends after it.
 */
export function Every(job: string, everyMs: number) {
  const atInterval = Interval(everyMs);
  return <T>(owner: object, name: string, method: TypedPropertyDescriptor<() => Promise<T>>): void => {
    const { value: work } = method;
    if (!work) return;
    const told: Turns = { everyMs, beganAt: null, tookMs: 0, hasFailed: false, endedWellAt: 0, failed: 0 };
    turnsOf.set(job, told);
    const turns = new Map<object, Promise<T>>();
    method.value = function (this: object): Promise<T> {
      const present = turns.get(this);
      if (present) return present;
      const beganAt = performance.now();
      const turn = work.call(this).finally(() => {
        turns.delete(this);
        running.delete(turn);
      });
      turn.then(
        () => noteTurn(told, beganAt, true),
        (error: unknown) => {
          noteTurn(told, beganAt, false);
          noteError(`job ${job}`, error);
        },
      );
      turns.set(this, turn);
      running.add(turn);
      return turn;
    };
    atInterval(owner, name, method as TypedPropertyDescriptor<unknown>);
  };
}

function noteTurn(told: Turns, beganAt: number, isWell: boolean): void {
  const now = performance.now();
  Object.assign(told, { beganAt, tookMs: now - beganAt, hasFailed: !isWell });
  if (isWell) told.endedWellAt = now;
  else told.failed += 1;
}

/** Says in the metrics when each job last ended well, and how often it failed. Lets a job end before its connections to the database are closed. No turn begins any more then. */
@Injectable()
export class RunningJobs implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    const idle = 'Seconds since a job of this process last ended well, or since the start';
    const secondsSince = ({ endedWellAt }: Turns): number => (performance.now() - endedWellAt) / 1000;
    this.metrics.levels('job_idle_seconds', idle, 'job', () => ofEachJob(secondsSince));
    this.metrics.totals('job_failures_total', 'Turns of a job that failed', 'job', () =>
      ofEachJob(({ failed }) => failed),
    );
    this.metrics.levels('job_duration_seconds', 'How long the last turn of a job took', 'job', () =>
      ofEachJob(({ tookMs }) => tookMs / 1000),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(running), sleep(GRACE_MS, undefined, { ref: false })]);
  }
}
