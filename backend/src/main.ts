import { createApp } from './bootstrap.ts';
import { checkKeysAt } from './check-keys.ts';
import { DEMO_ACCOUNTS } from './integrations/discord/emulator/demo-accounts.ts';
import { ConfigError, loadConfig, type AppConfig } from './platform/config/config.ts';
import { warnOfAuditAt } from './platform/db/app-login.ts';
import { resolveDatabase } from './embedded/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { Metrics } from './platform/health/metrics.ts';
import { log } from './platform/logging/logger.ts';
import { seedDemoIfEmpty } from './seed-demo.ts';
import { stopOnSignals } from './stop.ts';

/** Boots: database, migrations, demo league, server. Everything else is someone else's. */
async function main(): Promise<void> {
  const config = loadConfig();
  const database = await resolveDatabase(config);
  await migrate(database.url, database.appUrl);
  await checkKeysAt(database.appUrl, config);
  await seedDemoIfEmpty(config, database.url);
  await warnOfAuditAt(database.appUrl);
  const app = await createApp(config, database.appUrl);
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  await app.get(Metrics).listen();
  stopOnSignals(app, database, config);
  greet(config);
}

/** For the person at the terminal; everything after this is JSON lines. */
function greet(config: AppConfig): void {
  const lines = ['', `  Svenska Bilbollsligan is ready on ${config.publicUrl}`];
  if (config.discord.emulated) {
    lines.push('', '  Log in with one of the demo accounts:');
    for (const { handle, about } of DEMO_ACCOUNTS) lines.push(`    ${handle.padEnd(15)}${about}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(1);
});
