import { picturesIn } from './pictures-in-text.ts';

const one = `${'a'.repeat(32)}.png`;
const two = `${'b'.repeat(32)}.png`;

test.each([
  { why: 'no picture', text: 'Bara ord och [en länk](/teams)', names: [] },
  { why: 'one, with words', text: `Se ![Pokalen](/api/images/${one}) här`, names: [one] },
  { why: 'the same twice', text: `![a](/api/images/${one}) ![b](/api/images/${one})`, names: [one] },
  { why: 'in their order', text: `![b](/api/images/${two})\n\n![a](/api/images/${one} "titel")`, names: [two, one] },
  { why: 'with the whole address', text: `![a](https://liga.example/api/images/${one})`, names: [one] },
  { why: 'a picture of another site', text: '![a](https://other.example/x.png)', names: [] },
  { why: 'a name that no upload has', text: '![a](/api/images/../../etc/passwd.png)', names: [] },
])('$why', ({ text, names }) => {
  expect(picturesIn(text)).toEqual(names);
});
