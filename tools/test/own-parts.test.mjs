// Small parts of our own stay small: docs/decisions/021 says what each was weighed against. One that has grown beyond its size here
// is weighed again, and the library is used instead.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

/** The most lines of code of each part: about a fifth more than it had when it was last weighed. */
const MOST = {
  'backend/src/integrations/s3/s3-signature.ts': 45,
  'backend/src/domain/people/personal-number.ts': 55,
  'backend/src/integrations/discord/discord-oauth.ts': 70,
  'backend/src/platform/concurrency-limit.ts': 65,
  'backend/src/platform/web/encodings.ts': 28,
  'backend/src/platform/csv.ts': 18,
  'frontend/src/features/admin/lists/csv.ts': 16,
  'frontend/src/ui/table': 290,
  'frontend/src/lib/live': 295,
  'frontend/src/features/home/banner-carousel.tsx': 130,
};

/** The files of a part, without their tests. */
const filesOf = (part) =>
  /\.tsx?$/.test(part)
    ? [part]
    : readdirSync(join(root, part))
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => join(part, name));

/** Lines that are neither empty nor a comment. */
const codeLines = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;

for (const [part, most] of Object.entries(MOST)) {
  test(`${part} is no larger than when it was weighed against a library`, () => {
    const lines = filesOf(part).reduce((sum, file) => sum + codeLines(file), 0);
    assert.ok(lines > 0 && lines <= most, `${part}: ${lines} lines of at most ${most}; see docs/decisions/021`);
  });
}
