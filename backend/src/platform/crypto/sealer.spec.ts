import { createHash } from 'node:crypto';
import { loadConfig } from '../config/config.ts';
import { Sealer } from './sealer.ts';

const key = (seed: number): string => createHash('sha256').update(String(seed)).digest('base64');
const sealerWith = (keys: string): Sealer => new Sealer(loadConfig({ PII_KEYS: keys, PII_INDEX_KEY: key(9) }));

describe('sealing', () => {
  const sealer = sealerWith(`k1:${key(1)}`);

  test('what is sealed opens again, and never looks the same twice', () => {
    const once = sealer.seal('åäö', 'session:1');
    expect(sealer.open(once, 'session:1')).toBe('åäö');
    expect(sealer.seal('åäö', 'session:1')).not.toBe(once);
    expect(once).toMatch(/^k1\./);
  });

  test('a value moved to another row does not open', () => {
    expect(() => sealer.open(sealer.seal('secret', 'session:1'), 'session:2')).toThrow();
  });

  test('no single changed character yields another text', () => {
    const sealed = sealer.seal('secret', 'session:1');
    for (let at = 0; at < sealed.length; at++) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      let opened = 'secret';
      try {
        opened = sealer.open(changed, 'session:1');
      } catch {
        // refused, as it should be; changes in the unused last bits of base64 may have no effect
      }
      expect(opened).toBe('secret');
    }
  });

  test('an old key still opens after a new one has taken its place, and no longer when it is gone', () => {
    const old = sealer.seal('secret', 'session:1');
    const rotated = sealerWith(`k2:${key(2)},k1:${key(1)}`);
    expect(rotated.open(old, 'session:1')).toBe('secret');
    expect(rotated.seal('secret', 'session:1')).toMatch(/^k2\./);
    expect(() => sealerWith(`k2:${key(2)}`).open(old, 'session:1')).toThrow('not known');
  });
});
