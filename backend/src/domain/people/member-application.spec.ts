import { readFileSync } from 'node:fs';
import * as Member from './member-application.ts';
import type { TypedApplication } from './member-application.ts';
import { typedAccountOf } from './applicant.ts';
import { parsePersonalNumber } from './personal-number.ts';
import { mmrOf } from './player-profile.ts';
import { processorMs } from '../../../test/harness/processor.ts';

interface Case {
  typed: string;
  stored: string | null;
  why: string;
}

/** The form's tests read the same file, so that both have the same rules. */
const contract = JSON.parse(
  readFileSync(new URL('../../../../docs/contracts/applicant-cases.json', import.meta.url), 'utf8'),
) as {
  today: string;
  personalNumber: { typed: string; canonical: string | null; hasRightCheckDigit: boolean | null; why: string }[];
  mobile: Case[];
  postCode: Case[];
  email: Case[];
  account: (Case & { platform: string })[];
  mmr: Case[];
};

describe('the shared examples', () => {
  test.each(contract.personalNumber)('the number $typed is $canonical: $why', (example) => {
    const read = parsePersonalNumber(example.typed, contract.today);
    expect(read?.canonical ?? null).toBe(example.canonical);
    expect(read?.hasRightCheckDigit ?? null).toBe(example.hasRightCheckDigit);
  });

  test.each(contract.postCode)('the post code $typed is $stored: $why', ({ typed, stored }) => {
    expect(Member.postCodeFrom(typed)).toBe(stored);
  });

  test.each(contract.mobile)('the mobile $typed is $stored: $why', ({ typed, stored }) => {
    expect(Member.mobileFrom(typed)).toBe(stored);
  });

  test.each(contract.email)('the address $typed is $stored: $why', ({ typed, stored }) => {
    expect(Member.emailFrom(typed)).toBe(stored);
  });

  test.each(contract.account)('on $platform, $typed is the account $stored: $why', ({ platform, typed, stored }) => {
    expect(typedAccountOf({ platform, platformId: typed })?.accountId ?? null).toBe(stored);
  });

  test.each(contract.mmr)('the MMR $typed is $stored: $why', ({ typed, stored }) => {
    if (stored === null) expect(() => mmrOf(typed)).toThrow('INVALID_INPUT');
    else expect(mmrOf(typed)).toBe(Number(stored));
  });
});

test.each([
  { typed: '198507609801', birthdate: '1985-07-31', why: 'the last day of the month' },
  { typed: '198502609802', birthdate: '1985-02-28', why: 'also in February' },
  { typed: '198500699803', birthdate: '1985-12-09', why: 'the last month with that day' },
  { typed: '198500609804', birthdate: '1985-12-31', why: 'the last day of the year' },
])('who was born on an unknown day ($typed) is taken for born as late as possible: $why', ({ typed, birthdate }) => {
  expect(parsePersonalNumber(typed, contract.today)).toMatchObject({ birthdate });
});

test('a number is shown without its last four', () => {
  expect(parsePersonalNumber('198507099805', contract.today)).toMatchObject({
    masked: '850709-****',
    birthdate: '1985-07-09',
  });
  expect(parsePersonalNumber('198507699802', contract.today)).toMatchObject({ birthdate: '1985-07-09' });
});

test.each(['+467' + '0-'.repeat(50_000), '1'.repeat(100_000), `${'a.'.repeat(50_000)}@`, 'a@' + 'b.'.repeat(50_000)])(
  'a text made to be slow is read at once',
  (typed) => {
    const since = process.cpuUsage();
    expect([Member.mobileFrom(typed), Member.emailFrom(typed), parsePersonalNumber(typed, contract.today)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(processorMs(since)).toBeLessThan(100);
  },
);

const typed: TypedApplication = {
  firstName: ' Ada ',
  lastName: 'Ek',
  email: 'ada@example.se',
  phone: '070-174 06 05',
  ssn: '850709-9805',
  address: 'Gatan 1',
  zip: '123 45',
  city: 'Staden',
  sex: 'na',
  agreesToJoin: true,
  agreesToPrivacy: true,
  agreesToMarketing: false,
};
/** Noon in Sweden. */
const NOW = new Date('2026-11-21T11:00:00Z');
const apply = (changes: Partial<TypedApplication>, now = NOW) =>
  Member.assertApplication({ ...typed, ...changes }, now);

test('an application is stored as it is meant', () => {
  expect(apply({})).toEqual({
    firstName: 'Ada',
    lastName: 'Ek',
    email: 'ada@example.se',
    phone: '+46701740605',
    ssn: { canonical: '198507099805', birthdate: '1985-07-09', hasRightCheckDigit: true, masked: '850709-****' },
    address: 'Gatan 1',
    zip: '123 45',
    city: 'Staden',
    sex: 'na',
    agreesToMarketing: false,
  });
});

test.each<[Partial<TypedApplication>, string]>([
  [{ firstName: ' ' }, 'member.form.firstName'],
  [{ lastName: '' }, 'member.form.lastName'],
  [{ email: 'ada' }, 'member.form.email'],
  [{ phone: '08123456' }, 'member.form.phone'],
  [{ ssn: '850732-9805' }, 'member.form.ssn'],
  [{ address: '' }, 'member.form.address'],
  [{ zip: '' }, 'member.form.zip'],
  [{ zip: 'Staden' }, 'member.form.zip'],
  [{ city: 'x'.repeat(101) }, 'member.form.city'],
  [{ sex: 'x' }, 'member.form.sex'],
  [{ sex: 'toString' }, 'member.form.sex'],
  [{ agreesToJoin: false }, 'member.form.agree'],
  [{ agreesToPrivacy: false }, 'member.form.agree'],
])('%j is refused with its own sentence, naming the field', (change, messageKey) => {
  const [field] = Object.keys(change);
  expect(() => apply(change)).toThrow(
    expect.objectContaining({ messageKey, details: expect.objectContaining({ field }) }),
  );
});

test('the first of several is named', () => {
  expect(() => apply({ zip: '', email: '', agreesToJoin: false })).toThrow(
    expect.objectContaining({ messageKey: 'member.form.email' }),
  );
});

test('nothing of what was typed is in the refusal', () => {
  try {
    apply({ ssn: '850732-9805' });
    throw new Error('taken');
  } catch (error) {
    expect(JSON.stringify([error, String(error)])).not.toMatch(/8507|9805|Ada|070/);
  }
});

test.each([
  { ssn: '20131121-9800', served: true, why: 'thirteen today' },
  { ssn: '20131122-9809', served: false, why: 'thirteen tomorrow' },
  { ssn: '20131181-9804', served: true, why: 'thirteen today, with a coordination number' },
])('$why', ({ ssn, served }) => {
  if (served) expect(apply({ ssn }).ssn.birthdate).toBe('2013-11-21');
  else expect(() => apply({ ssn })).toThrow(expect.objectContaining({ code: 'UNDER_AGE' }));
});
