import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Module } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Db } from '../src/platform/db/db.ts';
import { namedRead } from '../src/platform/db/named-read.ts';
import { Every } from '../src/platform/jobs.ts';
import { bootApp } from './harness/app.ts';
import { logLines } from './harness/log-lines.ts';

const ONE = namedRead<{ one: number }>('one', '/* worker */ select 1 as one');
const OFTEN_MS = 2;

/** Each of its turns waits until the test ends it. */
@Injectable()
class SlowJob {
  begun = 0;
  ended = 0;
  end = (): void => undefined;

  constructor(private readonly db: Db) {}

  @Every('test-slow', OFTEN_MS)
  async run(): Promise<number> {
    const turn = ++this.begun;
    await new Promise<void>((resolve) => (this.end = resolve));
    await this.db.read(ONE);
    return (this.ended = turn);
  }
}

@Injectable()
class FailingJob {
  begun = 0;

  @Every('test-failing', OFTEN_MS)
  async run(): Promise<void> {
    this.begun++;
    throw new Error('the shelf is empty');
  }
}

@Module({ providers: [SlowJob, FailingJob] })
class JobsModule {}

/** Waits for what must happen; the test's time limit ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(1);
}

test('a turn waits for the one before it, and the end of the application for the turn that runs', async () => {
  const { app, close } = await bootApp({ modules: [JobsModule], hasJobs: true });
  const [slow, other] = [app.get(SlowJob, { strict: false }), app.get(FailingJob, { strict: false })];
  const timers = app.get(SchedulerRegistry, { strict: false });
  await until(() => slow.begun > 0);
  const before = other.begun;
  await until(() => other.begun > before + 5);
  expect(slow.begun).toBe(1);
  const called = slow.run();
  slow.end();
  expect(await called).toBe(1);

  await until(() => slow.begun > 1);
  const closed = close();
  await until(() => timers.getIntervals().length === 0 && !app.getHttpServer().listening);
  const last = other.begun;
  await sleep(10 * OFTEN_MS);
  slow.end();
  await closed;
  // its last statement was answered, and nothing began while it ended
  expect([slow.begun, slow.ended, other.begun]).toEqual([2, 2, last]);
});

test('a turn that fails is logged with its place, and the next one comes', async () => {
  const lines = logLines();
  const { app, close } = await bootApp({ modules: [JobsModule], hasJobs: true, env: { LOG_LEVEL: 'error' } });
  await until(() => app.get(FailingJob, { strict: false }).begun > 2);
  app.get(SlowJob, { strict: false }).end();
  await close();
  const told = lines.filter((line) => line.includes('the shelf is empty'));
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toContain('FailingJob');
});

test('every job of the application is begun once, and none in a test that does not ask for them', async () => {
  const src = join(import.meta.dirname, '../src');
  const inSources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/^ *@(?:Interval|Every)\(/gm) ?? []);
  const begun: number[] = [];
  for (const hasJobs of [true, false]) {
    const { app, close } = await bootApp({ hasJobs });
    begun.push(app.get(SchedulerRegistry, { strict: false }).getIntervals().length);
    await close();
  }
  expect(inSources.length).toBeGreaterThan(10);
  expect(begun).toEqual([inSources.length, 0]);
});
