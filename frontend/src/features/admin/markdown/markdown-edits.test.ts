import { editedText, pictureText, withPictureText, type MarkdownEdit } from './markdown-edits';

const WORDS = { words: 'text', address: 'https://' };

/** A text with its chosen part between | and |. */
const of = (marked: string) => {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  return { text: before + chosen + after, from: before.length, to: before.length + chosen.length };
};
const shown = ({ text, from, to }: ReturnType<typeof of>) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

test.each<{ why: string; edit: MarkdownEdit; before: string; after: string }>([
  { why: 'chosen words become bold', edit: 'bold', before: 'ett |två| tre', after: 'ett **|två|** tre' },
  { why: 'bold words become plain again', edit: 'bold', before: 'ett **|två|** tre', after: 'ett |två| tre' },
  { why: 'without a choice, a word stands in', edit: 'bold', before: 'ett || tre', after: 'ett **|text|** tre' },
  { why: 'at the very beginning', edit: 'bold', before: '|a|b', after: '**|a|**b' },
  { why: 'italic', edit: 'italic', before: '|två|', after: '_|två|_' },
  { why: 'italic words become plain again', edit: 'italic', before: '_|två|_', after: '|två|' },
  { why: 'bold words become italic too', edit: 'italic', before: '**|två|**', after: '**_|två|_**' },
  { why: 'the whole line is a heading', edit: 'heading', before: 'a\nru|bri|k\nb', after: 'a\n|## rubrik|\nb' },
  { why: 'a heading becomes text again', edit: 'heading', before: '## ru|bri|k', after: '|rubrik|' },
  { why: 'every chosen line is in the list', edit: 'list', before: 'e|tt\nt|vå\ntre', after: '|- ett\n- två|\ntre' },
  { why: 'a list that is half there is completed', edit: 'list', before: '|- ett\ntvå|', after: '|- ett\n- två|' },
  { why: 'a list becomes lines again', edit: 'list', before: '|- ett\n- två|', after: '|ett\ntvå|' },
  { why: 'an empty text', edit: 'list', before: '||', after: '|- |' },
  { why: 'the address of a link is chosen', edit: 'link', before: 'se |här| nu', after: 'se [här](|https://|) nu' },
])('$edit: $why', ({ edit, before, after }) => {
  expect(shown(editedText(of(before), edit, WORDS))).toBe(after);
});

test('a picture stands in place of the choice, and the text goes on after it', () => {
  const picture = pictureText('Pokalen  [guld]\n', '/api/images/a.png', { width: 800, height: 600 });
  expect(picture).toBe('![Pokalen \\[guld\\]](/api/images/a.png#800x600)');
  expect(shown(withPictureText(of('a|b|c'), picture))).toBe(`a${picture}||c`);
});

test.each([
  { why: 'at the end of its last row', before: '| a | b |^', after: '| a | b |\n\n![x](/y)^' },
  { why: 'on the line below', before: '| a | b |\n^', after: '| a | b |\n\n![x](/y)^' },
  { why: 'below an empty line', before: '| a | b |\n\n^', after: '| a | b |\n\n![x](/y)^' },
  { why: 'in one of its cells', before: '| a ^ | b |', after: '| a ![x](/y)^ | b |' },
  { why: 'after other words', before: 'a ^\n', after: 'a ![x](/y)^\n' },
])('a picture and a table: $why', ({ before, after }) => {
  const at = before.indexOf('^');
  const put = withPictureText({ text: before.replace('^', ''), from: at, to: at }, '![x](/y)');
  expect(`${put.text.slice(0, put.from)}^${put.text.slice(put.to)}`).toBe(after);
});

test('a bar in the words of a picture ends no cell', () => {
  expect(pictureText('Ja | nej', '/y', null)).toBe('![Ja \\| nej](/y)');
});

test('a picture whose size could not be read is put in without it', () => {
  expect(pictureText('Pokalen', '/api/images/a.png', null)).toBe('![Pokalen](/api/images/a.png)');
});
