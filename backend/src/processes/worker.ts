import type { AppConfig } from '../platform/config/config.ts';
import { Siblings } from '../platform/processes/siblings.ts';
import { finish } from './finish.ts';
import { onSignals } from './on-signals.ts';
import { prepare, serve } from './serve.ts';
import { readTask } from './task.ts';

/**
 * One of several serving processes of an instance. The first process stops it. A signal can also reach all processes at
 * once (Ctrl-C, a process manager), so a second one does nothing here.
 */
export async function serveAsWorker(config: AppConfig): Promise<void> {
  const { url, appUrl, prepares, standInsPort } = readTask(process.env);
  if (prepares) await prepare(config, { url, appUrl });
  const app = await serve(config, appUrl, standInsPort);
  onSignals(
    async () => {
      await finish(app, config);
      return 0;
    },
    () => undefined,
  );
  app.get(Siblings).join();
}
