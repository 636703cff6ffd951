import { resolveDatabase } from './embedded/embedded.ts';
import { loadConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { OldDatabase } from './platform/db/replaced-migrations.ts';
import { log } from './platform/logging/logger.ts';
import { finishApp } from './processes/finish.ts';
import { greetOperator } from './processes/greet.ts';
import { onSignals } from './processes/on-signals.ts';
import { prepareStart, serveApp } from './processes/serve.ts';

/** One process is the whole instance. A second signal stops it at once. */
async function main(): Promise<void> {
  const config = loadConfig();
  for (const warning of config.warnings) log.warn(warning);
  const database = await resolveDatabase(config);
  await prepareStart(config, database);
  const app = await serveApp(config, database.appUrl);
  onSignals(
    async () => {
      await finishApp(app, config);
      await database.stop();
    },
    () => process.exit(1),
  );
  greetOperator(config);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof OldDatabase) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(1);
});
