import { resolveDatabase } from './embedded/embedded.ts';
import { loadConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { BusyTables } from './platform/db/busy-tables.ts';
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

/** Their texts are for the operator: no trace, and no line of the log, would tell them more. */
const TOLD_AS_THEY_ARE = [ConfigError, OldDatabase, BusyTables];

main().catch((error: unknown) => {
  if (error instanceof Error && TOLD_AS_THEY_ARE.some((kind) => error instanceof kind))
    process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(1);
});
