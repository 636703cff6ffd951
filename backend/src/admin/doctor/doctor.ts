import pg, { type Client } from 'pg';
import { resolveDatabase } from '../../embedded/embedded.ts';
import { loadConfig, type AppConfig } from '../../platform/config/config.ts';
import { ConfigError } from '../../platform/config/environment.ts';
import { databaseTime } from '../../platform/db/shared-clock.ts';
import { VERSION } from '../../platform/version.ts';
import { examineKeys, examineNights, examineSchema } from './database-health.ts';
import { faultFound, soundPart, whyOf, type Finding, type Part } from './finding.ts';
import { examineBackup } from './last-backup.ts';
import { examineClock, examineDisk, toldTime } from './machine-health.ts';
import { examineAddress, examineChat, outsideTime } from './outside-health.ts';

/** What differs in a test: the machine's clock, and how much of its disk must be free. */
export interface Machine {
  now(): Date;
  leastFreeBytes?: number;
}

const THIS_MACHINE: Machine = { now: () => new Date() };

/** What is wrong with an installation, and what is not. Changes nothing, and works without a running instance. */
export async function examineInstallation(
  env: NodeJS.ProcessEnv = process.env,
  machine = THIS_MACHINE,
): Promise<Finding[]> {
  let config: AppConfig;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => faultFound('configuration', `${problem}.`));
  }
  return [
    soundPart('configuration', ['Every variable can be used.', ...config.warnings].join(' ')),
    ...(await examineDatabase(config, machine)),
    await examineDisk(config.dataDir, machine.leastFreeBytes),
    await examineChat(config.discord),
    soundPart('mail', 'The product sends none: people are told on the site and in the chat.'),
    await examineAddress(config),
    await examineBackup(config.dataDir, machine.now()),
  ];
}

async function examineDatabase(config: AppConfig, machine: Machine): Promise<Finding[]> {
  const database = await resolveDatabase(config).catch((error: unknown) => whyOf(error));
  if (typeof database === 'string') return [faultFound('database', `PostgreSQL does not start: ${database}.`)];
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const schema = await examineSchema(client);
    const database = await toldTime(machine.now, () => databaseTime(client));
    const clock = examineClock(database, await toldTime(machine.now, () => outsideTime(config.discord)));
    if (schema.isFault || (await isEmpty(client))) return [schema, clock];
    return [
      schema,
      clock,
      await attempt('keys', () => examineKeys(client, config)),
      await attempt('nightly job', () => examineNights(client, machine.now())),
    ];
  } catch (error) {
    const { host, pathname } = new URL(database.url);
    return [faultFound('database', `It does not answer at ${host}${pathname}: ${whyOf(error)}.`)];
  } finally {
    await client.end().catch(() => undefined);
    await database.stop();
  }
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select to_regclass('key_check') is null as is`);
  return rows[0]?.is ?? true;
}

/** What cannot be examined is a fault too. */
const attempt = (part: Part, work: () => Promise<Finding>): Promise<Finding> =>
  work().catch((error: unknown) => faultFound(part, `It cannot be examined: ${whyOf(error)}.`));

const line = ({ part, isFault, says }: Finding): string => `${isFault ? 'FAULT' : 'ok   '}  ${part}: ${says}`;

/** Says all of it, a line each. Resolves to the exit code: 1 with a fault. */
export async function runDoctor(say: (text: string) => void): Promise<number> {
  say(`Version ${VERSION}`);
  const findings = await examineInstallation();
  for (const finding of findings) say(line(finding));
  const faults = findings.filter(({ isFault }) => isFault).length;
  say(faults === 0 ? 'Nothing is wrong.' : `${faults} of ${findings.length} need you.`);
  return faults === 0 ? 0 : 1;
}
