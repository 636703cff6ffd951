import { createRandom } from '../../src/domain/random.ts';
import type { Random } from '../../src/domain/random.ts';

/** Sent with the calls. None of these may be in a log (T14, T68). */
export const CANARIES = {
  personalNumber: '199003078127',
  dashedNumber: '19900307-8127',
  email: 'kanariefagel@example.org',
  phone: '0701740605',
} as const;

const DAYS = ['99999-01-01', '2026-02-30', '2023-03-26T02:30', '-271821-04-20T00:00:00Z', '0000-00-00', '12026-1-1'];
const NUMBERS = [-1, 0, 0.5, -0.0001, 1e21, 1e308, -2147483648, 2147483647, 2147483648, 2 ** 53, 4294967295, NaN];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '$where', ''] as const;
const TEXTS: string[] = [
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202etxet',
  '\u2067x\u2069',
  '\u200b',
  '\ufeff',
  '\u3164',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(9),
  '%',
  '%a%a%a%a%a%a%a%',
  '_\\',
  "'",
  "'; select pg_sleep(9); --",
  '1 or 1=1',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: a=b',
  '=cmd|1!A1',
  '@everyone',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'true',
  'null',
  '0x10',
  '1e3',
  '٣',
  ' ',
  '\n',
  ...NAMES,
  ...DAYS,
  ...Object.values(CANARIES),
];

/** Hostile values from one seed; the same seed gives the same run. */
export class HostileValues {
  readonly random: Random;
  /** The arguments that have had a value: `Query.team(id)`, `SaveTeamInput.name`, `GET /api/team/{id}/info id`. */
  readonly used = new Set<string>();

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  /** Any JSON value, and undefined, which JSON leaves out. */
  anything(depth = 0): unknown {
    switch (this.random.int(0, depth > 2 ? 6 : 10)) {
      case 0:
        return null;
      case 1:
        return this.random.pick<unknown>([true, false]);
      case 2:
      case 3:
        return this.random.pick(NUMBERS);
      case 4:
      case 5:
        return this.text();
      case 6:
        return undefined;
      case 7:
        return [];
      case 8:
        return Array.from({ length: this.random.int(1, 4) }, () => this.anything(depth + 1));
      case 9:
        return this.random.chance(0.1) ? nested(200) : this.same();
      default:
        return this.record(depth);
    }
  }

  /** Any text, sometimes one of a hundred thousand characters. */
  text(): string {
    if (this.random.chance(0.02)) return this.random.pick(['x', '%', '(', '\u0000', 'å']).repeat(100_000);
    if (this.random.chance(0.1)) return this.random.pick(TEXTS) + this.random.pick(TEXTS);
    return this.random.pick(TEXTS);
  }

  number(): number {
    return this.random.chance(0.3) ? this.random.int(-5, 200) : this.random.pick(NUMBERS);
  }

  /** The same value many times, against lists without a limit or with mixed values. */
  private same(): unknown[] {
    return Array.from({ length: this.random.pick([2, 50, 3000]) }, () => 1);
  }

  private record(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (let at = this.random.int(1, 3); at > 0; at--) {
      // like JSON.parse: an own property with any name
      Object.defineProperty(made, this.random.pick([...NAMES, 'id', 'name']), {
        value: this.anything(depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return made;
  }
}

function nested(levels: number): unknown {
  let value: unknown = {};
  for (let at = 0; at < levels; at++) value = at % 2 === 0 ? [value] : { value };
  return value;
}
