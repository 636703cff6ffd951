import { readdirSync } from 'node:fs';
import { getMetadataArgsStorage } from 'typeorm';

type EntityClass = new () => object;

const MODULES = new URL('./modules/', import.meta.url);
/** `modules/series/series.entity.ts`; in the build, `.js`. */
const FILE = /\.entity\.[jt]s$/;

const isEntity = (value: unknown): value is EntityClass =>
  getMetadataArgsStorage().tables.some(({ target }) => target === value);

/** Every stored class: those of the files of this name, so that none can be forgotten. The schema test compares them with the database. */
export async function loadEntities(): Promise<EntityClass[]> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => FILE.test(file));
  const exported: Record<string, unknown>[] = [];
  // one after another: Jest loses a package that several of them ask for before it is linked
  for (const file of files.toSorted()) {
    exported.push((await import(`./modules/${file}`)) as Record<string, unknown>);
  }
  return exported.flatMap((file) => Object.values(file)).filter(isEntity);
}
