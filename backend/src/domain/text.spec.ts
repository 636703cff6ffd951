import fc from 'fast-check';
import { LeagueError } from './league-error.ts';
import { MAX_KEY_LETTERS, cleanLine, cleanMarkdown, isolatedName, keySimilarity, nicknameKey } from './text.ts';

describe('the key of a nickname', () => {
  test.each([
    { one: 'Kim Test', other: 'kimtest', why: 'case and spaces' },
    { one: 'x_Kim-Test_x', other: 'xKimTestx', why: 'punctuation' },
    { one: 'Åke', other: 'a\u030ake', why: 'whether å is composed or an a with a ring' },
    { one: 'Ⓚⓘⓜ', other: 'Kim', why: 'letters in circles' },
    { one: 'Ｋｉｍ', other: 'Kim', why: 'wide letters' },
    { one: 'K\u200bi\u200dm\ufeff', other: 'Kim', why: 'invisible characters' },
    { one: 'K\u0336i\u0336m\u0336', other: 'Kim', why: 'struck through' },
    { one: 'Kim 🚗', other: 'Kim', why: 'a picture' },
    { one: 'KİM', other: 'kim', why: 'the dot that lower case leaves behind' },
    { one: '★ ★', other: '★★', why: 'the space between signs' },
  ])('does not see $why', ({ one, other }) => {
    expect(nicknameKey(one)).toBe(nicknameKey(other));
  });

  test.each([
    { one: 'Åke', other: 'Ake', why: 'å is a letter of its own' },
    { one: 'Öst', other: 'Ost', why: 'so is ö' },
    { one: 'René', other: 'Rene', why: 'and é is not e' },
    { one: 'Kim1', other: 'Kim2', why: 'digits count' },
    { one: '★★', other: '☆☆', why: 'signs alone are compared as they are' },
  ])('differs between "$one" and "$other": $why', ({ one, other }) => {
    expect(nicknameKey(one)).not.toBe(nicknameKey(other));
  });

  test('of a key is the key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (nickname) => {
        const key = nicknameKey(nickname);
        expect(nicknameKey(key)).toBe(key);
      }),
    );
  });

  test.each([
    { name: '\ufdfa'.repeat(62), why: 'one sign stands for eighteen letters' },
    { name: 'x'.repeat(10_000), why: 'a name can be of any length in a file' },
    { name: `a${'\u0316\u0301'.repeat(5_000)}`, why: 'marks are put in order one by one' },
    { name: '🚗'.repeat(5_000), why: 'signs alone are compared as they are' },
  ])('has an end: $why', ({ name }) => {
    const key = nicknameKey(name);
    expect([...key].length).toBeLessThanOrEqual(MAX_KEY_LETTERS);
    expect(nicknameKey(key)).toBe(key);
  });

  test('is empty only for what no one can see', () => {
    expect(nicknameKey(' \u200b\u3164 ')).toBe('');
    expect(nicknameKey('?')).toBe('?');
  });
});

describe('a clean line', () => {
  test('is trimmed and composed, and otherwise what was typed', () => {
    expect(cleanLine("  A\u030ase's FC — 🚗!  ")).toBe("Åse's FC — 🚗!");
  });

  test.each([
    { text: 'a\u0000b', why: 'NUL, which the database refuses' },
    { text: 'a\nb', why: 'a line break' },
    { text: 'a\u202egpj', why: 'text turned right to left' },
    { text: 'a\u2066b', why: 'an isolate' },
    { text: 'a\u200bb', why: 'a space of no width' },
    { text: 'a\u00adb', why: 'a soft hyphen' },
    { text: '\ud800', why: 'half a character' },
    { text: '\u3164', why: 'a letter without a shape' },
    { text: 'a\u2028b', why: 'a line separator' },
    { text: 'Nova\ufe0f', why: 'a style of an emoji, after a letter' },
    { text: 'No\u034fva', why: 'a joiner of nothing' },
    { text: 'Nova \u200d🚗', why: 'half of a joined emoji' },
    { text: '🚗\u{e0041}\u{e007f}', why: 'a text that is hidden behind an emoji' },
    { text: '\u034f', why: 'nothing but a joiner' },
    { text: '\ufe0f', why: 'nothing but a style' },
    { text: '\ufff0', why: 'nothing, for ever' },
    { text: '\u{e0fff}', why: 'nothing that has a meaning yet' },
    { text: '\u{e0100}', why: 'nothing but a variant' },
    { text: '\u17b4\u17b5', why: 'vowels that are not written' },
    { text: '\u2065', why: 'nothing, for ever, between others' },
    { text: '\u180b', why: 'a variant of a letter that is not there' },
    { text: '\u0301\u0302', why: 'marks without a letter' },
    { text: '\u20dd', why: 'a circle around nothing' },
    { text: '\ue000', why: 'a sign of one program' },
    { text: '\ufffc', why: 'a place for a picture' },
    { text: '\u{1d159}', why: 'a note without a head' },
  ])('has none of these: $why', ({ text }) => {
    expect(() => cleanLine(text, 'nickname')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'nickname' } }),
    );
  });

  test.each([
    'Nova 👩‍💻',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '👨‍👩‍👧‍👦',
    '👍🏽',
    '🇸🇪',
    '❤️',
    '🏳️‍🌈',
    '🏳‍🌈',
    '👩🏿‍🚀',
    '1️⃣',
    '☎︎',
    '🏳️‍⚧️ Öst',
    '★',
    '?',
    'ä̤',
    '葛飾',
    'עדה',
  ])('of %s is what was typed: it is seen, with all that joins its parts', (text) => {
    expect(cleanLine(text)).toBe(text.normalize('NFC'));
  });

  test('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = cleanLine(text);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });
});

describe('markdown', () => {
  test('keeps the indentation that a list needs, and every break is a line feed', () => {
    expect(cleanMarkdown('# A\r\n- b\r  - c\n\n', 20, 'text')).toBe('# A\n- b\n  - c');
  });

  test.each(['👩‍💻', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 'a\ufe0f'])(
    'keeps an emoji that is joined of several, and what is left of one: %s',
    (text) => expect(cleanMarkdown(text, 20, 'text')).toBe(text),
  );

  test.each(['a\u0000', 'a\u202eb', 'x'.repeat(21)])('refuses what is hidden or too long: %j', (text) => {
    expect(() => cleanMarkdown(text, 20, 'text')).toThrow(LeagueError);
  });
});

describe('likeness of nicknames', () => {
  test.each([
    { a: 'Kim', b: 'k i m', likeness: 1, why: 'the same key' },
    { a: 'abcd', b: 'abdc', likeness: 0.75, why: 'neighbours swapped are one edit' },
    { a: 'abcd', b: 'abc', likeness: 0.75, why: 'one letter gone' },
    { a: 'abcd', b: 'abxd', likeness: 0.75, why: 'one letter other' },
    { a: 'abcd', b: 'wxyz', likeness: 0, why: 'nothing in common' },
    { a: 'abcd', b: '', likeness: 0, why: 'nothing to compare' },
    { a: '', b: '', likeness: 1, why: 'nothing and nothing' },
  ])('of "$a" and "$b" is $likeness: $why', ({ a, b, likeness }) => {
    expect(keySimilarity(nicknameKey(a), nicknameKey(b))).toBe(likeness);
  });

  test('is from 0 to 1, the same both ways, and 1 exactly for equal keys', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const likeness = keySimilarity(nicknameKey(a), nicknameKey(b));
        expect(likeness).toBe(keySimilarity(nicknameKey(b), nicknameKey(a)));
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(likeness === 1).toBe(nicknameKey(a) === nicknameKey(b));
      }),
    );
  });
});

test.each([
  ['Älgarna', 'Älgarna'],
  ['Команда 7', 'Команда 7'],
  ['هلال', '\u2068هلال\u2069'],
  ['צוות 3', '\u2068צוות 3\u2069'],
])('in a line of plain text, a name keeps what is beside it in its place: %s', (name, isolated) => {
  expect(isolatedName(name)).toBe(isolated);
});
