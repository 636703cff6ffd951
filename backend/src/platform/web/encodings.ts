import { LRUCache } from 'lru-cache';

/** The compressed forms of a text, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a few different headers. Rare ones from programs are forgotten again. */
const read = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });
const LONGEST = 200;

/** The form that a caller can read, by their Accept-Encoding; null for the uncompressed text. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const said = String(header ?? '');
  if (said === '' || said.length > LONGEST) return null;
  let known = read.get(said);
  if (!known) read.set(said, (known = { encoding: choose(said.toLowerCase()) }));
  return known.encoding;
}

function choose(said: string): Encoding | null {
  const wishes = new Map(said.split(',').map(readWish));
  return ENCODINGS.find((name) => (wishes.get(name) ?? wishes.get('*') ?? 0) > 0) ?? null;
}

/** `gzip;q=0.5` as a name and its weight. An invalid weight counts as a refusal. */
function readWish(part: string): [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((word) => word.trim());
  const weight = params.find((param) => param.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
