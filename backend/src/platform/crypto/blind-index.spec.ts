import { createHash } from 'node:crypto';
import { loadConfig } from '../config/config.ts';
import { BlindIndex } from './blind-index.ts';

const key = (seed: number): string => createHash('sha256').update(String(seed)).digest('base64');
const indexWith = (fill: number) => new BlindIndex(loadConfig({ PII_KEYS: `k1:${key(9)}`, PII_INDEX_KEY: key(fill) }));

test('the same text has the same hash, and another text, kind or key another', () => {
  const hash = indexWith(1).of('ssn', '198507099805');
  expect(hash).toHaveLength(32);
  expect(indexWith(1).of('ssn', '198507099805')).toEqual(hash);
  expect(indexWith(1).of('ssn', '198507099806')).not.toEqual(hash);
  expect(indexWith(1).of('phone', '198507099805')).not.toEqual(hash);
  expect(indexWith(2).of('ssn', '198507099805')).not.toEqual(hash);
});
