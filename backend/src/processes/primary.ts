import { resolveDatabase } from '../embedded/embedded.ts';
import { hasStandIns, type AppConfig } from '../platform/config/config.ts';
import { log } from '../platform/logging/logger.ts';
import { Crew } from './crew.ts';
import { greet } from './greet.ts';
import { onSignals } from './on-signals.ts';

/** The time limit of a stop, beyond the time in which requests are finished. */
const STOP_MS = 25_000;

/**
 * The first process of an instance with several. It owns what exists once (the embedded database, the emulated outside
 * services), starts the serving processes and replaces dead ones. It loads no part of the product itself, so that it
 * stays small. A second signal stops everything at once.
 */
export async function leadProcesses(config: AppConfig): Promise<void> {
  log.level = config.logLevel;
  const database = await resolveDatabase(config);
  const standInsPort = await standInsOf(config);
  const { url, appUrl } = database;
  const crew = new Crew({
    size: config.processes,
    task: { url, appUrl, ...(standInsPort === null ? {} : { standInsPort }) },
    patienceMs: config.drainMs + STOP_MS,
  });
  onSignals(
    async () => {
      const isGood = await crew.stop();
      await database.stop();
      return isGood ? 0 : 1;
    },
    () => {
      crew.kill();
      process.exit(1);
    },
  );
  try {
    await crew.start();
  } catch (code) {
    // the process has already logged the reason
    await database.stop();
    process.exit(Number(code) || 1);
  }
  greet(config);
}

async function standInsOf(config: AppConfig): Promise<number | null> {
  if (!hasStandIns(config)) return null;
  // loaded only when something is emulated
  const { serveStandIns } = await import('../integrations/stand-ins.ts');
  return serveStandIns(config);
}
