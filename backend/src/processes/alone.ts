import { resolveDatabase } from '../embedded/embedded.ts';
import type { AppConfig } from '../platform/config/config.ts';
import { finish } from './finish.ts';
import { greet } from './greet.ts';
import { onSignals } from './on-signals.ts';
import { prepare, serve } from './serve.ts';

/** One process is the whole instance. A second signal stops it at once. */
export async function serveAlone(config: AppConfig): Promise<void> {
  const database = await resolveDatabase(config);
  await prepare(config, database);
  const app = await serve(config, database.appUrl);
  onSignals(
    async () => {
      await finish(app, config);
      await database.stop();
      return 0;
    },
    () => process.exit(1),
  );
  greet(config);
}
