// The check of a page's language finds the other language, a key and a wrong `lang`, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../lib/page-texts.mjs';

/** A page with these texts, without a browser. */
const pageThat = (lang, ...texts) => ({ evaluate: async () => ({ lang, texts }) });
const english = languageOf('en', ['Regler']);
const found = (...texts) => english.strangers(pageThat('en', ...texts));

test('a page in its own language is left alone, whatever its data is called', async () => {
  assert.deepEqual(await found('Log in', 'All seasons', 'Norrskensnatt', 'i', '3–1', 'SV, svenska'), []);
});

test('a text of the other language is found, with its blanks in disorder', async () => {
  assert.deepEqual(await found('Hoppa till\n  innehållet'), ['not in this language: Hoppa till innehållet']);
});

test('a text of the other language is found with a name in its gap', async () => {
  assert.deepEqual(await found('Frostbollarna är inte anmält till Säsong 9.'), [
    'not in this language: Frostbollarna är inte anmält till Säsong 9.',
  ]);
});

test('a key that has no text is found', async () => {
  assert.deepEqual(await found('skip-to-content', 'menu.open'), ['a key is shown: menu.open']);
});

test('what people wrote may be a word of ours', async () => {
  assert.deepEqual(await found('Regler', 'Nyheter'), ['not in this language: Nyheter']);
});

test('the page has to say which language it is in', async () => {
  assert.deepEqual(await english.strangers(pageThat('sv', 'Log in')), ['<html lang="sv">']);
});
