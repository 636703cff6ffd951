import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailAddress, mobileNumber, personalNumber, postCode } from './applicant';

interface Example {
  typed: string;
  stored: string | null;
  why: string;
}

/** The server's own tests use the same examples, so that form and server have the same rules. */
const contract = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/contracts/applicant-cases.json'), 'utf8'),
) as {
  today: string;
  personalNumber: { typed: string; canonical: string | null; hasRightCheckDigit: boolean | null; why: string }[];
  mobile: Example[];
  postCode: Example[];
  email: Example[];
};

test.each(contract.personalNumber)('the number $typed is $canonical: $why', (example) => {
  const read = personalNumber(example.typed, contract.today);
  expect(read?.canonical ?? null).toBe(example.canonical);
  expect(read?.hasRightCheckDigit ?? null).toBe(example.hasRightCheckDigit);
});

test.each(contract.mobile)('the mobile $typed is $stored: $why', ({ typed, stored }) => {
  expect(mobileNumber(typed)).toBe(stored);
});

test.each(contract.postCode)('the post code $typed is $stored: $why', ({ typed, stored }) => {
  expect(postCode(typed)).toBe(stored);
});

test.each(contract.email)('the address $typed is $stored: $why', ({ typed, stored }) => {
  expect(emailAddress(typed)).toBe(stored);
});

test.each([
  { typed: '8507099805', shown: '850709-9805', why: 'a hyphen is put in' },
  { typed: '19850709 9805', shown: '850709-9805', why: 'the century goes' },
  { typed: '191201019807', shown: '120101+9807', why: 'over a hundred: a plus keeps the century' },
  { typed: '191500882392', shown: '150088+2392', why: 'also when the month is not known' },
  { typed: '192611229804', shown: '261122-9804', why: 'a hundred tomorrow' },
])('$typed is shown as $shown: $why', ({ typed, shown }) => {
  expect(personalNumber(typed, contract.today)?.shown).toBe(shown);
});

const readable = contract.personalNumber.filter(({ canonical }) => canonical !== null);
test.each(readable)('what is shown for $typed means the same number', ({ typed, canonical }) => {
  const shown = personalNumber(typed, contract.today)?.shown ?? '';
  // six digits cannot say an age of 200 years, and no one has it
  expect(personalNumber(shown, contract.today)?.canonical).toBe(canonical);
});
