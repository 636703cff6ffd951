// The project's own lint rules, each tested with refused and allowed code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { layerRefusal } from '../eslint/frontend-layers.mjs';
import { root } from '../lib/project.mjs';

const layers = [
  { from: 'features/teams/a.tsx', to: 'features/players/b.tsx', ok: false, why: 'a feature knows no other feature' },
  { from: 'features/teams/a.tsx', to: 'features/teams/b.tsx', ok: true, why: 'a feature knows itself' },
  { from: 'features/teams/settings/a.tsx', to: 'features/teams/b.ts', ok: true, why: 'a room knows its domain' },
  { from: 'features/teams/a.tsx', to: 'features/teams/settings/b.ts', ok: false, why: 'a page knows no other page' },
  { from: 'features/stats/leaders/a.tsx', to: 'features/stats/records/b.ts', ok: false, why: 'the same in a domain' },
  { from: 'features/series/watch/a.tsx', to: 'features/series/field/b.ts', ok: true, why: 'parts of one page' },
  { from: 'features/series/match-week/my-week/a.ts', to: 'features/series/b.ts', ok: true, why: 'all rooms around' },
  { from: 'features/admin/series/a.tsx', to: 'features/admin/undo/b.ts', ok: true, why: 'the back office is one room' },
  { from: 'features/admin/report/a.tsx', to: 'features/report/b.ts', ok: true, why: 'one form for staff and captains' },
  {
    from: 'features/report/b.ts',
    to: 'features/admin/a.ts',
    ok: false,
    why: 'captains load nothing of the back office',
  },
  { from: 'features/teams/a.tsx', to: 'app/router.tsx', ok: false, why: 'the app is above its features' },
  { from: 'features/teams/a.tsx', to: 'league/crest.tsx', ok: true, why: 'shared widgets are below features' },
  { from: 'features/teams/a.tsx', to: 'lib/schema.generated.ts', ok: true, why: 'enums and inputs are for everyone' },
  { from: 'league/crest.tsx', to: 'features/teams/a.tsx', ok: false, why: 'a shared widget knows no feature' },
  { from: 'league/crest.tsx', to: 'app/shell/menu.tsx', ok: false, why: 'a shared widget knows no shell' },
  { from: 'ui/data-table.tsx', to: 'league/crest.tsx', ok: false, why: 'ui knows nothing of the league' },
  { from: 'ui/data-table.tsx', to: 'lib/schema.generated.ts', ok: false, why: 'the schema is the league' },
  { from: 'ui/table/data-table.tsx', to: 'lib/i18n/format.ts', ok: true, why: 'formatting is no domain' },
  { from: 'ui/url-tabs.tsx', to: 'lib/use-address.ts', ok: true, why: 'the address is no domain' },
  { from: 'ui/data-table.tsx', to: 'lib/apollo.ts', ok: false, why: 'ui fetches nothing' },
  { from: 'lib/paths.ts', to: 'ui/link.tsx', ok: false, why: 'lib draws nothing' },
  { from: 'theme/tokens.ts', to: 'lib/i18n/format.ts', ok: false, why: 'the theme stands alone' },
  { from: 'features/admin/users/a.tsx', to: 'ui/dialog/modal', ok: false, why: "the back office has Chakra's dialog" },
  {
    from: 'features/admin/users/a.tsx',
    to: 'ui/form/form-field',
    ok: false,
    why: "the back office has Chakra's fields",
  },
  { from: 'features/admin/users/a.tsx', to: 'ui/button', ok: true, why: 'both sides have the same button' },
  { from: 'features/teams/a.tsx', to: 'ui/dialog/modal', ok: true, why: 'it is a part of public pages' },
  { from: 'app/router.tsx', to: 'features/home/home.page.tsx', ok: true, why: 'the app knows all' },
  { from: 'main.tsx', to: 'app/providers.tsx', ok: true, why: 'main starts the app' },
  {
    from: 'lib/rules.ts',
    to: '../../backend/src/domain/sides.ts',
    ok: false,
    why: 'no code is shared with the backend',
  },
];

for (const { from, to, ok, why } of layers) {
  test(`${from} ${ok ? 'may' : 'may not'} import ${to}: ${why}`, () => {
    assert.equal(layerRefusal(from, to) === null, ok);
  });
}

/** Rule ids that the project's configuration reports for a text in that file. */
async function reported(file, text) {
  const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });
  const [result] = await eslint.lintText(text, { filePath: `${root}${file}` });
  return result.messages.map((message) => message.ruleId ?? message.message);
}

const planted = [
  {
    rule: 'house/frontend-layers',
    file: 'frontend/src/features/teams/planted.tsx',
    text: `import { Box } from '@chakra-ui/react';\nexport const A = () => <Box />;\n`,
  },
  {
    rule: 'house/frontend-layers',
    file: 'frontend/src/features/teams/planted.ts',
    text: `import { b } from '../players/b';\nexport const a = b;\n`,
  },
  {
    rule: 'house/frontend-layers',
    file: 'frontend/src/league/planted.ts',
    text: `export const lazy = () => import('../features/teams/a');\n`,
  },
  {
    rule: 'house/constructor-size',
    file: 'backend/src/modules/teams/planted.service.ts',
    text: `export class A {\n  constructor(a: A, b: A, c: A, d: A, e: A, f: A, g: A) {\n    void [a, b, c, d, e, f, g];\n  }\n}\n`,
  },
  {
    rule: 'house/sql-in-its-place',
    file: 'backend/src/modules/teams/planted.service.ts',
    text: `export const names = () => 'select name from team';\n`,
  },
  {
    rule: 'house/sql-in-its-place',
    file: 'backend/src/modules/teams/planted.ts',
    text: `export const team = (row: string) => \`json_build_object('id', \${row}.id)\`;\n`,
  },
  {
    rule: 'house/sql-in-its-place',
    file: 'backend/src/domain/planted.ts',
    text: `export const isRunningSql = 'valid_to';\n`,
  },
  {
    rule: '@typescript-eslint/max-params',
    file: 'backend/src/modules/teams/planted.ts',
    text: `export const f = (a: 1, b: 1, c: 1, d: 1, e: 1, g: 1, h: 1) => [a, b, c, d, e, g, h];\n`,
  },
  { rule: 'max-lines', file: 'backend/src/modules/teams/planted.ts', text: '// long\n'.repeat(301) },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/modules/teams/planted.module.ts',
    text: `export const a = forwardRef(() => 1);\ndeclare function forwardRef(f: unknown): unknown;\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/modules/teams/planted.loader.ts',
    text: `import { Scope } from '@nestjs/common';\nexport const a = { scope: Scope.REQUEST };\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/domain/planted.ts',
    text: `export const now = () => new Date();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/domain/planted.ts',
    text: `export const now = () => Date.now();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/modules/teams/planted.service.ts',
    text: `export const now = () => new Date();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/integrations/replay-parser/planted.ts',
    text: `export const deadline = () => Date.now();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/integrations/twitch/planted.ts',
    text: `export const call = () => fetch('https://example.org/');\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/platform/limits/planted.ts',
    text: `export const now = () => Date.now();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/admin/planted.ts',
    text: `import { Clock } from '../platform/clock.ts';\nexport const clock = new Clock();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/modules/teams/planted.ts',
    text: `export const read = (text: string): unknown => JSON.parse(text);\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/integrations/planted/planted-client.ts',
    text: `export const read = (answer: Response): Promise<unknown> => answer.json();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'backend/src/platform/web/planted.ts',
    text: `import express from 'express';\nexport const parse = express.json();\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'frontend/src/ui/planted.tsx',
    text: `export const Said = () => <p>Hej</p>;\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'frontend/src/ui/planted.tsx',
    text: `export const Heard = () => <p aria-label="Hej" />;\n`,
  },
  {
    rule: 'no-restricted-imports',
    file: 'frontend/src/features/teams/planted.tsx',
    text: `import { formatDateTime } from '../../lib/i18n/format';\nexport const a = formatDateTime;\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'frontend/src/league/planted.ts',
    text: `export const day = (at: Date) => at.toLocaleDateString('sv');\n`,
  },
  {
    rule: 'no-restricted-syntax',
    file: 'frontend/src/features/teams/planted.ts',
    text: `export const format = new Intl.DateTimeFormat('sv');\n`,
  },
];

for (const { rule, file, text } of planted) {
  test(`${rule} refuses what is planted in ${file}: ${text.split('\n', 1)[0]}`, async () => {
    assert.ok((await reported(file, text)).includes(rule));
  });
}

test('SQL in a repository, and sentences elsewhere, are left alone', async () => {
  const sql = `export const names = () => 'select name from team';\n`;
  assert.deepEqual(await reported('backend/src/modules/teams/planted.repository.ts', sql), []);
  const sentence = `export const told = () => 'Select a team from the list, where one is free';\n`;
  assert.deepEqual(await reported('backend/src/modules/teams/planted.service.ts', sentence), []);
});

test('a file that keeps to the rules is left alone', async () => {
  const text = `import { b } from '../../league/crest';\nexport const a = b;\n`;
  assert.deepEqual(await reported('frontend/src/features/teams/planted.ts', text), []);
});
