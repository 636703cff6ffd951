import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** How long the end of the process waits for a job. What is cut off is done by the next turn, here or elsewhere. */
const GRACE_MS = 5000;

/** The jobs that run now in this process. */
const running = new Set<Promise<unknown>>();

/**
 * For a method that runs by itself: stands below its `@Interval`, which begins a turn also while the last one runs. A call
 * during a turn begins no other one and gets the end of this one. The application ends after it.
 */
export function OneAtATime() {
  return <T>(_owner: object, _name: string, method: TypedPropertyDescriptor<() => Promise<T>>): void => {
    const { value: work } = method;
    if (!work) return;
    const turns = new Map<object, Promise<T>>();
    method.value = function (this: object): Promise<T> {
      const present = turns.get(this);
      if (present) return present;
      const turn = work.call(this).finally(() => {
        turns.delete(this);
        running.delete(turn);
      });
      turns.set(this, turn);
      running.add(turn);
      return turn;
    };
  };
}

/** Lets a job end before its connections to the database are closed. No turn begins any more then. */
@Injectable()
export class RunningJobs implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(running), sleep(GRACE_MS, undefined, { ref: false })]);
  }
}
