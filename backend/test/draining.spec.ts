import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../src/platform/access/access.decorators.ts';
import { Readiness } from '../src/platform/health/readiness.ts';
import { finishRequests } from '../src/platform/web/draining.ts';
import { bootApp } from './harness/app.ts';

let arrived = 0;

@Controller('slow')
class SlowController {
  @Public() @Get() async slow(): Promise<{ done: boolean }> {
    arrived++;
    await sleep(400);
    return { done: true };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

test('a process that leaves finishes what is under way and takes nothing new', async () => {
  const app = await bootApp({ modules: [SlowModule] });
  const underWay = Array.from({ length: 5 }, () => fetch(`${app.url}/api/slow`));
  while (arrived < underWay.length) await sleep(5);
  app.app.get(Readiness).drain();
  const finished = finishRequests(app.app.getHttpServer());
  await expect(fetch(`${app.url}/health/live`)).rejects.toThrow();
  for (const answer of await Promise.all(underWay)) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ done: true });
  }
  // the callers keep their connections open, but wait for nothing any more
  await finished;
  const connections = await new Promise<number>((resolve, reject) =>
    app.app
      .getHttpServer()
      .getConnections((error: Error | null, count: number) => (error ? reject(error) : resolve(count))),
  );
  expect(connections).toBe(0);
  await app.close();
});
