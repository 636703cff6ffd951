import * as Signup from './signup.ts';
import type { SignupFacts } from './signup.ts';

const free: SignupFacts = {
  isSignedIn: true,
  hasTeam: true,
  isCaptain: true,
  isSignedUp: false,
  registrationOpen: true,
  opensAt: null,
};

test('what stands in the way is named in the order of the rules, each before what follows from it', () => {
  const order = [
    ['notSignedIn', { isSignedIn: false }],
    ['noTeam', { hasTeam: false }],
    ['notCaptain', { isCaptain: false }],
    ['alreadySignedUp', { isSignedUp: true }],
    ['registrationClosed', { registrationOpen: false }],
  ] as const;
  order.forEach(([obstacle], at) => {
    const facts = Object.assign({ ...free }, ...order.slice(at).map(([, change]) => change)) as SignupFacts;
    expect(Signup.nextObstacle(facts)).toBe(obstacle);
  });
  expect(Signup.nextObstacle(free)).toBeNull();
});

test('a sign-up that opens later is not open yet, and the refusal says when', () => {
  const facts = { ...free, registrationOpen: false, opensAt: new Date('2027-01-10T11:00:00Z') };
  expect(Signup.nextObstacle(facts)).toBe('notOpenYet');
  expect(() => Signup.assertMaySignUp(facts, true)).toThrow(
    expect.objectContaining({
      code: 'REGISTRATION_CLOSED',
      messageKey: 'api.signup.not-open-yet',
      details: expect.objectContaining({ params: { at: '<t:1799578800:F>' } }),
    }),
  );
});

test.each([
  [{ hasTeam: false }, true, 'NO_TEAM'],
  [{ isCaptain: false }, true, 'NOT_CAPTAIN'],
  [{ isSignedUp: true }, false, 'ALREADY_SIGNED_UP'],
  [{ registrationOpen: false }, false, 'REGISTRATION_CLOSED'],
  [{}, false, 'CONSENT_MISSING'],
])('%j, read: %s, is %s', (changes, hasRead, code) => {
  expect(() => Signup.assertMaySignUp({ ...free, ...changes }, hasRead)).toThrow(expect.objectContaining({ code }));
});

test('a captain who has read signs up', () => {
  expect(() => Signup.assertMaySignUp(free, true)).not.toThrow();
});

test.each([
  { ratings: [1500, 900, 1200, 1300], mmr: (1500 + 1300 + 1200) / 3, why: 'the best three count' },
  { ratings: [1000, null, 2000], mmr: 1500, why: 'who has no rating does not' },
  { ratings: [null], mmr: null, why: 'no one has one' },
  { ratings: [], mmr: null, why: 'no one is there' },
])('a team of $ratings has $mmr: $why', ({ ratings, mmr }) => expect(Signup.teamMmr(ratings)).toBe(mmr));

test('the strength says of how many it is the average', () => {
  expect([[], [null], [900], [1, 2, 3, 4, null]].map(Signup.ratedPlayers)).toEqual([0, 0, 1, 3]);
});

test.each([
  [3, 2, true],
  [2, 2, false],
  [3, 1, false],
  [5, 5, true],
])('%i players of whom %i are Swedish: eligible %s', (players, swedish, isSo) => {
  expect(Signup.isEligible({ players, swedish })).toBe(isSo);
});
