import { readContentFile } from './content-file.ts';
import { parseFaq } from './faq.ts';
import { parsePeople } from './people.ts';
import { parseRuleBook } from './rule-book.ts';

const HEAD = '---\ntitle: Regler: de som gäller\ndescription: Kort.\nupdated: 2026-01-31\n---\n';

test('a rule book has its introduction, its sections, and clauses with all that belongs to them', () => {
  const book = parseRuleBook(
    `${HEAD}\nInledning.\n\n## 1 Ligan\n\n1.1 Först.\n\n- en punkt\n- en till\n\n1.2 Sedan.\n\n## 2 Lag\n\n2.1 Sist.\n`,
  );
  expect(book).toEqual({
    title: 'Regler: de som gäller',
    description: 'Kort.',
    updated: '2026-01-31',
    introduction: 'Inledning.',
    sections: [
      {
        number: 1,
        title: 'Ligan',
        clauses: [
          { number: '1.1', text: 'Först.\n\n- en punkt\n- en till' },
          { number: '1.2', text: 'Sedan.' },
        ],
      },
      { number: 2, title: 'Lag', clauses: [{ number: '2.1', text: 'Sist.' }] },
    ],
  });
});

test.each([
  ['a section is left out', '## 1 A\n\n1.1 a.\n\n## 3 C\n', '3 stands where 2 should'],
  ['a clause is left out', '## 1 A\n\n1.1 a.\n\n1.3 c.\n', '1.3 stands where 1.2 should'],
  ['a number comes twice', '## 1 A\n\n1.1 a.\n\n1.1 b.\n', '1.1 stands where 1.2 should'],
  ['a clause belongs to another section', '## 1 A\n\n2.1 a.\n', '2.1 stands where 1.1 should'],
  ['a text has no number', '## 1 A\n\nbara text\n', 'text without a number in section 1: bara text'],
])('it is refused when %s', (_, text, message) => {
  expect(() => parseRuleBook(HEAD + text)).toThrow(message);
});

test.each([
  ['no head', 'text', 'updated is missing in the head'],
  ['no title', '---\ndescription: Kort.\nupdated: 2026-01-31\n---\n', 'title is missing in the head'],
  ['no day', '---\ntitle: T\ndescription: Kort.\nupdated: i går\n---\n', 'updated is i går, and should be YYYY-MM-DD'],
])('a file with %s is refused', (_, source, message) => {
  expect(() => readContentFile(source)).toThrow(message);
});

test('questions know their category, and answers keep their paragraphs', () => {
  const items = parseFaq(`${HEAD}## Lag\n\n### Hur många?\n\nHögst fem.\n\n- minst tre\n\n### Var?\n\nHär.\n`);
  expect(items).toEqual([
    { category: 'Lag', question: 'Hur många?', answer: 'Högst fem.\n\n- minst tre' },
    { category: 'Lag', question: 'Var?', answer: 'Här.' },
  ]);
  expect(() => parseFaq(`${HEAD}ett svar`)).toThrow('an answer without a question: ett svar');
});

test('a co-worker’s address is not passed on, even when it was written down', () => {
  const person = { name: 'A', handle: 'a', titles: { se: ['X'] }, contact: 'a@b.example' };
  const people = parsePeople(JSON.stringify({ board: [person], coWorkers: [person] }), 'se');
  expect(people.board[0]?.contact).toBe('a@b.example');
  expect(people.coWorkers[0]?.contact).toBeNull();
  expect(() => parsePeople(JSON.stringify({ board: [person], coWorkers: [] }), 'en')).toThrow('A has no title in en');
});
