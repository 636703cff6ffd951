import cluster from 'node:cluster';
import { loadConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { log } from './platform/logging/logger.ts';

/** One process serves alone, or leads several that serve. Each loads only what it needs. */
async function main(): Promise<void> {
  const config = loadConfig();
  if (cluster.isPrimary) for (const warning of config.warnings) log.warn(warning);
  if (cluster.isWorker) await (await import('./processes/worker.ts')).serveAsWorker(config);
  else if (config.processes > 1) await (await import('./processes/primary.ts')).leadProcesses(config);
  else await (await import('./processes/alone.ts')).serveAlone(config);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(1);
});
