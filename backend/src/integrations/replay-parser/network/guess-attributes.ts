import type { AttributeType } from './attribute-type.ts';
import { decodeStream } from './decode-stream.ts';
import type { Decoded, DecodeLimits, OpenedReplay } from './decode-stream.ts';

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
/** A patch brings one to a dozen new attributes, and wrong guesses end after a few frames. */
const MAX_READINGS = 120;
const MAX_GUESSES = 12;

/** An attribute that no table has, and what it was read as. */
export interface GuessedAttribute {
  attribute: string;
  className: string;
  type: AttributeType;
}

/**
 * Reads a stream. When it has an attribute that nobody knows, it is read again with each likely type, until one fits to
 * the last frame: a wrong length makes the rest nonsense within a few frames. The next unknown attribute is found in the
 * same way, and a guess that leads nowhere is taken back. The result is the first reading when no guess fits.
 */
export const decodeGuessing = (
  replay: OpenedReplay,
  limits: DecodeLimits,
): { decoded: Decoded; guessed: GuessedAttribute[] } => {
  let readings = 0;
  const read = (guessed: readonly GuessedAttribute[]): Decoded => {
    readings += 1;
    return decodeStream(replay, new Map(guessed.map(({ attribute, type }) => [attribute, type])), limits);
  };
  const search = (decoded: Decoded, guessed: GuessedAttribute[]): ReturnType<typeof decodeGuessing> | null => {
    if (decoded.status === 'complete') return { decoded, guessed };
    if (decoded.status === 'fault' || decoded.unknown.className === '' || guessed.length === MAX_GUESSES) return null;
    const { attribute, className } = decoded.unknown;
    for (const type of CANDIDATES) {
      if (readings >= MAX_READINGS || Date.now() > limits.deadline) return null;
      const more = [...guessed, { attribute, className, type }];
      const found = search(read(more), more);
      if (found !== null) return found;
    }
    return null;
  };
  const first = read([]);
  return search(first, []) ?? { decoded: first, guessed: [] };
};
