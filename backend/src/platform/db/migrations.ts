import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const FOLDER = new URL('../../migrations/', import.meta.url);
/** `1793300000000-initial-schema.ts`; in the build, `.js`. */
const FILE = /^(\d{13})-([a-z0-9-]+)\.[jt]s$/;

/** The files in the order in which they run. */
const files = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => FILE.test(file))
    .toSorted();

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name that a migration's class has, and its row in the table `migrations`: `InitialSchema1793300000000`. */
function nameOf(file: string): string {
  const [, timestamp = '', title = ''] = FILE.exec(file) ?? [];
  return `${title.split('-').map(capitalised).join('')}${timestamp}`;
}

/** The names of this version's migrations, oldest first. */
export const migrationNames = (): string[] => files().map(nameOf);

/** This version's migrations, oldest first: one class in each file of the folder. */
export async function loadMigrations(): Promise<MigrationClass[]> {
  const modules = files().map((file) => import(`../../migrations/${file}`) as Promise<Record<string, MigrationClass>>);
  return (await Promise.all(modules)).flatMap((module) => Object.values(module));
}
