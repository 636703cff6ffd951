import type { AttributeType } from './attribute-type.ts';
import { decodeStream } from './decode-stream.ts';
import type { Decoded, DecodeLimits, OpenedReplay } from './decode-stream.ts';
import type { UnknownInStream } from './stream-fault.ts';

/** Types of new attributes, the most likely first. Types of one length are tried once: Int is Float too. */
const CANDIDATES: readonly AttributeType[] = [
  'Boolean',
  'Byte',
  'Int',
  'ActorRef',
  'String',
  'Int64',
  'Location',
  'Bits11',
  'Rotation',
];
/** All attributes with such a name are Booleans. */
const BOOLEAN_NAME = /:b[A-Z]/;
const MAX_READINGS = 120;
/** One file meets few of the new attributes of a patch. More guesses fit to anything. */
const MAX_GUESSES = 4;

/** An attribute that no table has, and what it was read as. */
export interface GuessedAttribute {
  attribute: string;
  className: string;
  type: AttributeType;
}

/** A reading that ended at an unknown attribute, and the guesses that led there. */
interface Attempt {
  unknown: UnknownInStream;
  guessed: readonly GuessedAttribute[];
}

/**
 * Reads a stream. When it has an unknown attribute, it is read again with each likely type, until one fits to
 * the last frame: a wrong length makes the rest nonsense within a few frames. Nonsense can look like another unknown
 * attribute, so the fewest guesses win, and what came furthest is tried first. The result is the first reading when no
 * guess fits.
 */
export const decodeGuessing = (
  replay: OpenedReplay,
  limits: DecodeLimits,
): { decoded: Decoded; guessed: GuessedAttribute[] } => {
  const first = decodeStream(replay, new Map(), limits);
  const open: Attempt[] = first.status === 'unknown' ? [{ unknown: first.unknown, guessed: [] }] : [];
  for (let readings = 0; readings < MAX_READINGS;) {
    const attempt = takeFurthest(open);
    if (attempt === null) break;
    for (const guessed of guessesAfter(attempt)) {
      if (performance.now() > limits.deadline) return { decoded: first, guessed: [] };
      readings += 1;
      const decoded = decodeStream(replay, new Map(guessed.map(({ attribute, type }) => [attribute, type])), limits);
      if (decoded.status === 'complete') return { decoded, guessed };
      if (decoded.status === 'unknown') open.push({ unknown: decoded.unknown, guessed });
    }
  }
  return { decoded: first, guessed: [] };
};

const takeFurthest = (open: Attempt[]): Attempt | null => {
  const furthest = open.reduce<Attempt | null>(
    (best, one) => (best === null || one.unknown.position > best.unknown.position ? one : best),
    null,
  );
  if (furthest !== null) open.splice(open.indexOf(furthest), 1);
  return furthest;
};

const guessesAfter = ({ unknown, guessed }: Attempt): GuessedAttribute[][] => {
  const { attribute, className } = unknown;
  if (className === '' || guessed.length === MAX_GUESSES) return [];
  const types = BOOLEAN_NAME.test(attribute) ? (['Boolean'] as const) : CANDIDATES;
  return types.map((type) => [...guessed, { attribute, className, type }]);
};
