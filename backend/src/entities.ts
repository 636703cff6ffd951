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
  const exported = files.toSorted().map((file) => import(`./modules/${file}`) as Promise<Record<string, unknown>>);
  return (await Promise.all(exported)).flatMap((file) => Object.values(file)).filter(isEntity);
}
