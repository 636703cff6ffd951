import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EXPORT_NAMES, type ExportName } from '../../src/modules/partners/exports/export-files.ts';
import { registerPgTypes } from '../../src/platform/db/pg-types.ts';
import type { TestDatabase } from './database.ts';
import { exportsOf } from './exported-files.ts';

/** Every public table as CSV. */
export async function publicTables(of: TestDatabase): Promise<Record<ExportName, string>> {
  registerPgTypes();
  const league = await exportsOf(of).snapshot();
  const files: Record<string, string> = {};
  for (const name of EXPORT_NAMES) {
    let text = '';
    for await (const part of league.text({ name, seasonId: null }, 'csv')) text += part;
    files[name] = text;
  }
  await league.close();
  return files;
}

/** Puts tables into a folder as a night's are fetched, the first ones unpacked. */
export async function writeNight(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [at, [name, text]] of Object.entries(files).entries()) {
    const path = join(folder, `${name}.csv`);
    await rm(path, { force: true });
    if (at < 3) await writeFile(path, text);
    else await writeFile(`${path}.gz`, gzipSync(text));
  }
}

/** The tables as an import of the night gives them again: annulled series without players' numbers, which no night has. */
export function withoutAnnulled(files: Readonly<Record<ExportName, string>>): Record<ExportName, string> {
  const [header = '', ...rows] = files.series.split('\r\n');
  const [annulled, numbers, walkover, reported] = ['isAnnulled', 'hasPlayerNumbers', 'walkover', 'reportedAt'].map(
    (name) => header.split(',').indexOf(name),
  ) as [number, number, number, number];
  const told = rows.map((row) => {
    // the names of teams stand before, and can have commas
    const cells = row.split(',');
    const more = cells.length - header.split(',').length;
    const at = (column: number): string => cells[column + more] ?? '';
    const lacks = at(annulled) === 'true' && at(walkover) === '' && at(reported) !== '';
    return lacks ? cells.with(numbers + more, 'false').join(',') : row;
  });
  return { ...files, series: [header, ...told].join('\r\n') };
}
