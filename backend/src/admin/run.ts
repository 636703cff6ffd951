import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { checkKeys } from '../check-keys.ts';
import { DEMO_SEED, generateDemo } from '../demo/generate-demo.ts';
import { imageShelfOf, imageStoreOf } from '../modules/content/media/media.module.ts';
import { noteBackup } from '../platform/last-backup.ts';
import { loadConfig, type AppConfig } from '../platform/config/config.ts';
import { resolveDatabase } from '../embedded/embedded.ts';
import { BlindIndex } from '../platform/crypto/blind-index.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { databaseTime } from '../platform/db/shared-clock.ts';
import { NotStored } from '../platform/not-stored.ts';
import { createApiKey, listApiKeys, revokeApiKey, withApiKeys } from './api-key.ts';
import { ArchiveError, backupKeysOf } from './archive-lock.ts';
import { writeBackup, dumpTables } from './backup.ts';
import { countRows, storedTables } from './catalog.ts';
import { runDoctor } from './doctor/doctor.ts';
import { eraseAgain, erasePerson } from './erase-person.ts';
import { removeFiles, type EraserTools } from './erased-files.ts';
import { addErasureList, erasureListOf, saveErasureList } from './erasure-list.ts';
import { exportPerson } from './export-person.ts';
import { countedThings, Refused, type Command, type Desk } from './command.ts';
import { IMPORT_COMMANDS } from './import-commands.ts';
import { readFolder, writeFolder } from './folder.ts';
import { grantRole, isRoleName } from './grant.ts';
import { replayFileStoreOf } from '../modules/stats/recordings/files/replay-files.module.ts';
import { rereadReplays } from './reread-replays.ts';
import { revealSsn } from './reveal-ssn.ts';
import { loadArchive, restoreBackup, type Restored } from './restore.ts';
import { linesOf, verifyTotals } from './verify-totals.ts';

const commands: Record<string, Command> = {
  grant: {
    usage: 'grant <chat id> <admin|divisionadmin|graphics|writer>',
    does: 'gives a staff role to an account that has signed in',
    takes: 2,
    run: async ({ client, say }, [chatId = '', role = '']) => {
      if (!isRoleName(role)) throw new Refused(`There is no role ${role}.`);
      say(await grantRole(client, chatId, role));
    },
  },
  backup: {
    usage: 'backup <file>',
    does: 'writes the whole league, uploaded files included, into one file',
    takes: 1,
    run: async ({ client, config, say }, [file = '']) => {
      if (existsSync(file)) throw new Refused(`${file} exists: name another file.`);
      const end = await writeBackup(client, { path: file, keys: backupKeysOf(config) }, uploadsFolder(config));
      await noteBackup(config.dataDir, await databaseTime(client));
      const how = config.backupKey ? 'encrypted with BACKUP_KEY' : 'not encrypted: BACKUP_KEY is not set';
      say(`${countedThings(end.rows, 'row')} and ${countedThings(end.files, 'file')} in ${file} (${how}).`);
      if (config.uploads.kind === 's3') say('Uploaded files are kept by the S3 endpoint and are not in it.');
    },
  },
  restore: {
    usage: 'restore <file> [--replace]',
    does: 'replaces everything in the database with a backup',
    takes: 1,
    run: (desk, [file = '', ...flags]) =>
      replaceAll(desk, flags, (uploads, settle) =>
        restoreBackup(desk.client, { path: file, keys: backupKeysOf(desk.config) }, uploads, settle),
      ),
  },
  export: {
    usage: 'export <folder>',
    does: 'writes the league as files that other tools read: one JSON row a line',
    takes: 1,
    run: async ({ client, config, say }, [folder = '']) => {
      if (existsSync(folder)) throw new Refused(`${folder} exists: name another folder.`);
      const rows = await dumpTables(client, uploadsFolder(config), (lines) => writeFolder(folder, lines));
      say(`${countedThings(rows, 'row')} in ${folder}.`);
    },
  },
  import: {
    usage: 'import <folder> [--replace]',
    does: 'replaces everything in the database with an exported folder',
    takes: 1,
    run: (desk, [folder = '', ...flags]) =>
      replaceAll(desk, flags, (uploads, settle) =>
        loadArchive(desk.client, (take) => readFolder(folder, take), uploads, settle),
      ),
  },
  ...IMPORT_COMMANDS,
  'seed-demo': {
    usage: 'seed-demo',
    does: 'fills an empty database with the demo league',
    takes: 0,
    run: async ({ client, config, say }) => {
      const rows = await countRows(client, await storedTables(client));
      if (rows > 0)
        throw new Refused(
          `The database is not empty (${countedThings(rows, 'row')}): the demo league is for a new one.`,
        );
      const present = () => databaseTime(client);
      const now = await present();
      await generateDemo(client, { seed: DEMO_SEED, scale: 1, now, present, uploads: imageStoreOf(config) });
      say(`The demo league is there (${countedThings(await countRows(client, await storedTables(client)), 'row')}).`);
    },
  },
  'reveal-ssn': {
    usage: 'reveal-ssn <member: number or e-mail> "<reason>"',
    does: "shows a member's personal identity number, and writes down that it was shown and why",
    takes: 2,
    run: async ({ client, config, say }, [member = '', reason = '']) =>
      say(await revealSsn(client, new Sealer(config), member, reason)),
  },
  'export-person': {
    usage: 'export-person <account: number or chat id> <file>',
    does: 'writes everything that is stored about a person into a file',
    takes: 2,
    run: async ({ client, config, say }, [who = '', file = '']) => {
      if (existsSync(file)) throw new Refused(`${file} exists: name another file.`);
      say(await exportPerson(client, new Sealer(config), who, file));
    },
  },
  'erase-person': {
    usage: 'erase-person <account: number or chat id> "<reason>"',
    does: 'erases a person; the games stay under a pseudonym',
    takes: 2,
    run: async (desk, [who = '', reason = '']) =>
      desk.say(await erasePerson(desk.client, eraserToolsOf(desk), who, reason)),
  },
  'reread-replays': {
    usage: 'reread-replays [--all]',
    does: 'lets the server read again the replay files that it could not read, or all of them',
    takes: 0,
    run: async ({ client, say }, flags) => {
      const files = await rereadReplays(client, flags.includes('--all'));
      say(`${files} replay files wait to be read again. The running server reads them one after the other.`);
    },
  },
  'api-key': {
    usage: 'api-key <partner>',
    does: 'makes a key with which a partner may read more often; it is shown once',
    takes: 1,
    run: async ({ databaseUrl, config, say }, [name = '']) =>
      say(await withApiKeys(databaseUrl, config, (keys) => createApiKey(keys, name))),
  },
  'api-keys': {
    usage: 'api-keys',
    does: "lists the partners' keys",
    takes: 0,
    run: async ({ databaseUrl, config, say }) => {
      for (const line of await withApiKeys(databaseUrl, config, listApiKeys)) say(line);
    },
  },
  'revoke-api-key': {
    usage: 'revoke-api-key <number or partner>',
    does: "ends a partner's key at once",
    takes: 1,
    run: async ({ databaseUrl, config, say }, [key = '']) =>
      say(await withApiKeys(databaseUrl, config, (keys) => revokeApiKey(keys, key))),
  },
  'verify-totals': {
    usage: 'verify-totals',
    does: 'compares the stored totals, and what is stored for records, with the games they are made of',
    takes: 0,
    run: async ({ databaseUrl, say }) => {
      const lines = linesOf(await verifyTotals(databaseUrl));
      for (const line of lines) say(line);
      if (lines.length > 0) throw new Refused(`${lines.length} totals are wrong.`);
      say('All totals agree with the games.');
    },
  },
};

function sentenceOf(error: unknown): string {
  if (error instanceof ArchiveError)
    return `Nothing was changed, because of what was to be restored: ${error.message}.`;
  if (error instanceof NotStored)
    return `It could not be written, and nothing of it is left. The disk says: ${error.reason}.`;
  return error instanceof Error ? error.message : String(error);
}

/** Commands that replace the encrypted data, and compare the keys with the new data. */
const BRINGS_KEYS = ['restore', 'import'];

/** The index of the argument that is a file or folder, relative to the operator's folder. */
const PATH_AT: Record<string, number> = {
  backup: 0,
  restore: 0,
  export: 0,
  import: 0,
  'import-csv': 0,
  'import-night': 0,
  'export-person': 1,
};

/** Examines, and so migrates nothing before, and needs no database that answers. */
const DOCTOR = `  ${'doctor'.padEnd(58)}tells what is wrong with this installation`;

const usage = (): string =>
  [
    'npm run admin -- <command>',
    DOCTOR,
    ...Object.values(commands).map((c) => `  ${c.usage.padEnd(58)}${c.does}`),
  ].join('\n');

/** Restores when the database is empty, or when the operator has allowed deleting its rows. */
async function replaceAll(
  desk: Desk,
  flags: string[],
  bring: (uploads: string | null, settle: () => Promise<void>) => Promise<Restored>,
): Promise<void> {
  const { client, config, say } = desk;
  const rows = await countRows(client, await storedTables(client));
  if (rows > 0 && !flags.includes('--replace')) {
    throw new Refused(
      `The database holds ${countedThings(rows, 'row')}, which would be lost. Repeat with --replace to replace them.`,
    );
  }
  let again = { people: 0, pictures: [] as string[], replays: [] as string[] };
  const { rows: written, files } = await bring(uploadsFolder(config), async () => {
    // the restored data is encrypted with the keys of its time
    await checkKeys(client, config);
    await addErasureList(client, erasureListOf(config.dataDir));
    again = await eraseAgain(client, new BlindIndex(config));
  });
  if (again.people > 0)
    say(`Erased again, because they had been since: ${again.people === 1 ? '1 person' : `${again.people} people`}.`);
  say(`${countedThings(written, 'row')} and ${countedThings(files, 'file')} restored. Everyone signs in again.`);
  await removeFiles(eraserToolsOf(desk), again);
}

const eraserToolsOf = ({ client, config }: Desk): EraserTools => ({
  index: new BlindIndex(config),
  removePicture: (name) => imageShelfOf(config).remove(name),
  removeReplay: (sha256) => replayFileStoreOf(config).remove(sha256),
  saveList: () => saveErasureList(client, erasureListOf(config.dataDir)),
});

const uploadsFolder = (config: AppConfig): string | null =>
  config.uploads.kind === 'file' ? config.uploads.dir : null;

/**
 * Runs an operator's command against the configured database, after its migrations. Resolves to the exit code.
 * @param args the arguments after `npm run admin --`
 * @param folder relative file names start here
 */
export async function runAdmin(args: string[], folder: string, say: (text: string) => void): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === 'doctor') return runDoctor(say);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const flags = rest.filter((arg) => arg.startsWith('--'));
  const values = rest.filter((arg) => !arg.startsWith('--'));
  if (!command || values.length !== command.takes) {
    say(usage());
    return name === '' || name === 'help' || name === '--help' ? 0 : 2;
  }
  const pathAt = PATH_AT[name];
  if (pathAt !== undefined) values[pathAt] = resolve(folder, values[pathAt] ?? '');
  const config = loadConfig();
  const database = await resolveDatabase(config);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrateDatabase(database.url, database.appUrl);
    await client.connect();
    if (!BRINGS_KEYS.includes(name)) await checkKeys(client, config);
    await command.run({ client, databaseUrl: database.url, config, say }, [...values, ...flags]);
    return 0;
  } catch (error) {
    say(sentenceOf(error));
    return 1;
  } finally {
    await client.end();
    await database.stop();
  }
}
