import { EXPORT_FORMATS, EXPORT_NAMES } from '../../src/modules/partners/exports/export-files.ts';
import { ExportsRepository } from '../../src/modules/partners/exports/exports.repository.ts';
import { ExportsService } from '../../src/modules/partners/exports/exports.service.ts';
import { Clock } from '../../src/platform/clock.ts';
import { Snapshots } from '../../src/platform/db/snapshots.ts';
import type { TestDatabase } from './database.ts';
import { DEMO_NOW } from './demo-database.ts';

/** The exports of a copy of the demo league, at its own time. */
export function exportsOf({ url }: TestDatabase): ExportsService {
  const clock = Object.assign(new Clock(), { now: () => DEMO_NOW });
  return new ExportsService(new Snapshots(url), new ExportsRepository(), clock);
}

/** The text of every file by its name. */
export async function everyFile(of: TestDatabase): Promise<Record<string, string>> {
  const league = await exportsOf(of).snapshot();
  const files: Record<string, string> = {};
  for (const name of EXPORT_NAMES) {
    for (const format of EXPORT_FORMATS) {
      const parts: string[] = [];
      for await (const part of league.text({ name, seasonId: null }, format)) parts.push(part);
      files[`${name}.${format}`] = parts.join('');
    }
  }
  await league.close();
  return files;
}
