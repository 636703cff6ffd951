import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { TRACK_PROGRAMS } from './track-programs';

const root = join(__dirname, '../../../../../..');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const example = readFileSync(join(root, 'docs/contracts/track-example.bin'));
const told = JSON.parse(readFileSync(join(root, 'docs/contracts/track-example.json'), 'utf8'));

interface Event {
  kind: string;
  ms: number;
  clock: number | null;
  speed: number | null;
}

/** A function whose body may wait, as a module's may. */
const Program = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...parts: string[]
) => (fetch: (address: string) => Promise<object>, console: { log: (text: string) => void }) => Promise<void>;

test('the program in JavaScript reads the head and the goals of the example of docs/tracks.md', async () => {
  const printed: string[] = [];
  const asked: string[] = [];
  const answer = { data: { allGames: { nodes: [{ fieldPlay: { trackUrl: '/api/tracks/abc' } }] } } };
  const fetched = async (address: string) => {
    asked.push(address);
    return { json: async () => answer, arrayBuffer: async () => Uint8Array.from(example).buffer };
  };
  const program = new Program('fetch', 'console', TRACK_PROGRAMS.javascript('https://liga.example'));
  await program(fetched, { log: (text) => printed.push(text) });

  const query = new URL(asked[0] ?? '').searchParams.get('query') ?? '';
  expect(validate(schema, parse(query))).toEqual([]);
  expect(asked[1]).toBe('https://liga.example/api/tracks/abc');
  const found = JSON.parse(printed.join(''));
  expect(found).toMatchObject({ map: told.map, isUsualField: told.isStandardField, seconds: told.samples / 10 });
  expect(found.players).toHaveLength(told.cars.length);
  const goals = (told.events as Event[]).filter(({ kind }) => kind === 'goal');
  expect(goals.length).toBeGreaterThan(0);
  expect(found.goals.map((goal: object) => goal)).toMatchObject(
    goals.map(({ ms, clock, speed }) => ({ seconds: ms / 1000, clock: clock ?? -1, speed })),
  );
});
