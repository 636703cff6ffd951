import { databaseTime } from '../platform/db/shared-clock.ts';
import { countedThings, Refused, type Command } from './command.ts';
import { importCsv } from './import-csv.ts';
import { importNight, nightText } from './import-night.ts';
import { importText } from './import-text.ts';

/** Commands that bring tables into the league. */
export const IMPORT_COMMANDS: Readonly<Record<string, Command>> = {
  'import-csv': {
    usage: 'import-csv <folder> [--dry-run] [--take-known]',
    does: 'adds seasons of another league from CSV files, or names every problem',
    takes: 1,
    run: async ({ client, say }, [folder = '', ...flags]) => {
      const isTrial = flags.includes('--dry-run');
      const now = await databaseTime(client);
      const done = await importCsv(client, folder, { isTrial, takesKnown: flags.includes('--take-known'), now });
      for (const line of importText(done, isTrial)) say(line);
      if (done.problems.length > 0)
        throw new Refused(`${countedThings(done.problems.length, 'problem')}: nothing was stored.`);
    },
  },
  'import-night': {
    usage: 'import-night <folder> [--dry-run]',
    does: 'fills an empty league with the public files of a night, or names every problem',
    takes: 1,
    run: async ({ client, say }, [folder = '', ...flags]) => {
      const isTrial = flags.includes('--dry-run');
      const done = await importNight(client, folder, { isTrial });
      for (const line of nightText(done, isTrial)) say(line);
      if (done.problems.length > 0)
        throw new Refused(`${countedThings(done.problems.length, 'problem')}: nothing was stored.`);
    },
  },
};
