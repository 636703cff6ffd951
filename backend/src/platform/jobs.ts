import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Metrics } from './health/metrics.ts';

/** How long the end of the process waits for a job. What is cut off is done by the next turn, here or elsewhere. */
const GRACE_MS = 5000;

/** The jobs that run now in this process. */
const running = new Set<Promise<unknown>>();

/** What has become of a job's turns in this process. */
interface Turns {
  /** When the last one ended well, in milliseconds of the process; 0 before the first. */
  endedAt: number;
  /** How many have failed. */
  failed: number;
}

/** By the job's place in the sources: `WeekRemindersService.remind`. */
const turnsOf = new Map<string, Turns>();

const ofEachJob = (figure: (turns: Turns) => number): Map<string, number> =>
  new Map([...turnsOf].map(([job, turns]) => [job, figure(turns)]));

/**
 * For a method that runs by itself: stands below its `@Interval`, which begins a turn also while the last one runs. A call
 * during a turn begins no other one and gets the end of this one. The application ends after it.
 */
export function OneAtATime() {
  return <T>(owner: object, name: string, method: TypedPropertyDescriptor<() => Promise<T>>): void => {
    const { value: work } = method;
    if (!work) return;
    const told: Turns = { endedAt: 0, failed: 0 };
    turnsOf.set(`${owner.constructor.name}.${name}`, told);
    const turns = new Map<object, Promise<T>>();
    method.value = function (this: object): Promise<T> {
      const present = turns.get(this);
      if (present) return present;
      const turn = work.call(this).finally(() => {
        turns.delete(this);
        running.delete(turn);
      });
      turn.then(
        () => (told.endedAt = performance.now()),
        () => (told.failed += 1),
      );
      turns.set(this, turn);
      running.add(turn);
      return turn;
    };
  };
}

/** Says in the metrics when each job last ended well, and how often it failed. Lets a job end before its connections to the database are closed. No turn begins any more then. */
@Injectable()
export class RunningJobs implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    const idle = 'Seconds since a job of this process last ended well, or since the start';
    const secondsSince = ({ endedAt }: Turns): number => (performance.now() - endedAt) / 1000;
    this.metrics.levels('job_idle_seconds', idle, 'job', () => ofEachJob(secondsSince));
    this.metrics.totals('job_failures_total', 'Turns of a job that failed', 'job', () =>
      ofEachJob(({ failed }) => failed),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(running), sleep(GRACE_MS, undefined, { ref: false })]);
  }
}
