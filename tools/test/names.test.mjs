// No other class has an entity's name; the types that pages read have their own names (docs/decisions/017).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const DECLARED = /^(?:export )?(?:abstract )?(?:class|interface|type) (\w+)/gm;

const namesIn = (text) => [...text.matchAll(DECLARED)].map(([, name]) => name);

/** Declarations in other files with an entity's name, as `file: name`. */
function taken(files) {
  const isEntity = ([file]) => file.endsWith('.entity.ts');
  const entities = new Set(files.filter(isEntity).flatMap(([, text]) => namesIn(text)));
  return files
    .filter((entry) => !isEntity(entry))
    .flatMap(([file, text]) => namesIn(text).flatMap((name) => (entities.has(name) ? [`${file}: ${name}`] : [])));
}

test('nothing else in the backend is called as an entity is', () => {
  const folder = join(root, 'backend/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

  assert.deepEqual(taken(files), []);
});

test('a second bearer of the name is seen', () => {
  const entity = ['teams/team.entity.ts', '@Entity()\nexport class Team {}\n'];

  assert.deepEqual(taken([entity, ['teams/team.ts', 'export interface Team {\n  id: number;\n}\n']]), [
    'teams/team.ts: Team',
  ]);
  assert.deepEqual(taken([entity, ['teams/team.ts', 'export interface TeamPage {}\n']]), []);
});
