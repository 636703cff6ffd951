import { toldOf, SENTENCES } from './sentences.ts';
import { HINTS } from './hints.ts';

test('a program gets the sentence of a key, with its values, and what to send instead', () => {
  expect(toldOf('api.error.key-scope', { params: { scope: 'rest:read' } })).toEqual({
    text: 'The API key does not open this: it lacks rest:read. Write to us if you need it.',
    hint: 'Use a key with the scope that params names, or leave the key out to read as a visitor.',
  });
});

test("a refusal's own hint counts before that of its key", () => {
  expect(toldOf('api.error.busy', { hint: 'Wait.' }).hint).toBe('Wait.');
});

test('a time in a value is Swedish time in words', () => {
  const [key = ''] = Object.entries(SENTENCES).find(([, text]) => text.includes('{{')) ?? [];
  const [, name = ''] = /\{\{\s*(\w+)/.exec(SENTENCES[key] ?? '') ?? [];
  const { text } = toldOf(key, { params: { [name]: '<t:1773165600:F>' } });
  expect(text).toContain('Tuesday 10 March at 19:00 Swedish time');
  expect(text).not.toContain('<t:');
});

test('values that were not given, unknown keys and names that every object has are no fault', () => {
  expect(toldOf('api.error.key-scope').text).toContain('{{scope}}');
  expect(toldOf('api.no.such-key')).toEqual({ text: 'api.no.such-key', hint: undefined });
  expect(toldOf('constructor')).toEqual({ text: 'constructor', hint: undefined });
});

test('every hint belongs to a sentence that there is', () => {
  expect(Object.keys(HINTS).filter((key) => !Object.hasOwn(SENTENCES, key))).toEqual([]);
});
