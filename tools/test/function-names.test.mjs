// What a file exports for others to call has a name of at least two words, with a noun, so that one can look for its users by it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const FOLDERS = ['backend/src', 'frontend/src', 'tools', 'bench'];
/** Tests, and what only tests of its folder call; generated code. */
const NOT_READ = /\.(?:spec|test)\.|\/test(?:ing)?\/|\.generated\.|styled-system|\/dist\//;
const ONE_WORD =
  /^export (?:async )?(?:function\*? ([a-z]+)\b(?=[<(])|const ([a-z]+)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?(?:\(|[a-z]+ =>))/gim;
const LOWER = /^[a-z]+$/;

/** The functions of one word that a text exports. */
const oneWordsIn = (text) =>
  [...text.matchAll(ONE_WORD)].map(([, name, constant]) => name ?? constant).filter((name) => LOWER.test(name));

test('exported functions have a noun in their name', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !NOT_READ.test(file));
  assert.ok(files.length > 1000);
  const found = files.flatMap((file) =>
    oneWordsIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(found, []);
});

test('one of one word would be found, in each way to write it', () => {
  const texts = [
    'export function left(one) {',
    'export async function send<T>(one: T) {',
    'export const same = (row) => row;',
    'export const shown = async (text: string): string => text;',
    'export const told = child =>',
    'export const fits: Check = (one) => true;',
  ];
  for (const text of texts) assert.equal(oneWordsIn(text).length, 1, text);
  for (const text of [
    'export const root = join(here);',
    'export const teamOf = (row) => row;',
    'const left = (a) => a;',
  ])
    assert.deepEqual(oneWordsIn(text), [], text);
});
