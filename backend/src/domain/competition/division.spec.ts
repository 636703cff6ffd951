import { ANONYMOUS } from '../actor.ts';
import type { Actor, RoleName } from '../actor.ts';
import * as Division from './division.ts';

const staff = (userId: number, ...roles: RoleName[]): Actor => ({ ...ANONYMOUS, userId, roles });

test.each([
  { why: 'an admin runs every division', actor: staff(1, 'admin'), adminUserId: 9, may: true },
  { why: 'also one without a division admin', actor: staff(1, 'admin'), adminUserId: null, may: true },
  { why: 'a division admin runs the own', actor: staff(9, 'divisionadmin'), adminUserId: 9, may: true },
  { why: 'but not another', actor: staff(8, 'divisionadmin'), adminUserId: 9, may: false },
  { why: 'nor one that no one runs', actor: staff(8, 'divisionadmin'), adminUserId: null, may: false },
  { why: 'no one is not no one’s division admin', actor: ANONYMOUS, adminUserId: null, may: false },
])('$why', ({ actor, adminUserId, may }) => {
  expect(Division.mayRun(actor, { divisionAdminUserId: adminUserId })).toBe(may);
});

test.each([
  { name: 'Division 2 Öst', taken: [], slug: 'division-2-ost', why: 'Swedish letters lose their marks' },
  { name: ' Elit! ', taken: [], slug: 'elit', why: 'signs and spaces at the ends go' },
  { name: 'Elit', taken: ['elit', 'elit-2'], slug: 'elit-3', why: 'a number keeps it unique' },
  { name: '!!!', taken: [], slug: 'division', why: 'a name of signs has an address too' },
  { name: '二部', taken: ['division'], slug: 'division-2', why: 'so has one in another script' },
])('$name is $slug: $why', ({ name, taken, slug }) => {
  expect(Division.discriminatorOf(name, taken)).toBe(slug);
});

test.each(['', '   ', 'x'.repeat(61), 'a\u200bb'])('a division is not called %j', (name) => {
  expect(() => Division.nameOf(name)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'name' }) }),
  );
});

test.each([0, 31, 1.5, Number.NaN])('a division has no rank %d', (rank) => {
  expect(() => Division.rankOf(rank)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'rank' }) }),
  );
});

const NOTHING: Division.TeamDecision = {
  isDisqualified: false,
  disqualificationReason: null,
  areResultsAnnulled: false,
  adjustment: 0,
  adjustmentReason: null,
  decider: null,
  deciderReason: null,
};

test.each([
  { why: 'a disqualification without a reason', change: { isDisqualified: true }, field: 'disqualificationReason' },
  { why: 'points without a reason', change: { adjustment: -3, adjustmentReason: '  ' }, field: 'adjustmentReason' },
  { why: 'a decider without a reason', change: { decider: 1 }, field: 'deciderReason' },
  { why: 'a hundred points', change: { adjustment: 100, adjustmentReason: 'x' }, field: 'adjustment' },
  { why: 'half a point', change: { adjustment: 0.5, adjustmentReason: 'x' }, field: 'adjustment' },
  { why: 'place zero', change: { decider: 0, deciderReason: 'x' }, field: 'decider' },
])('refuses $why', ({ change, field }) => {
  expect(() => Division.decisionOf({ ...NOTHING, ...change })).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field }) }),
  );
});

test('a reason for nothing is not kept', () => {
  expect(Division.decisionOf({ ...NOTHING, adjustmentReason: 'taken back', deciderReason: 'old' })).toEqual(NOTHING);
});

test('results are annulled only for a team that is disqualified', () => {
  const annulled = { ...NOTHING, areResultsAnnulled: true, disqualificationReason: 'Lämnade serien' };
  expect(Division.decisionOf({ ...annulled, isDisqualified: true })).toMatchObject({ areResultsAnnulled: true });
  expect(Division.decisionOf(annulled)).toMatchObject({ areResultsAnnulled: false });
});

test.each([
  { results: 0, confirmed: 0, isRefused: false, why: 'nothing is lost' },
  { results: 3, confirmed: 3, isRefused: false, why: 'the loss is known' },
  { results: 3, confirmed: 0, isRefused: true, why: 'no one said so' },
  { results: 4, confirmed: 3, isRefused: true, why: 'a result came meanwhile' },
  { results: 2, confirmed: 3, isRefused: true, why: 'a result went meanwhile' },
])('$results results, $confirmed known: $why', ({ results, confirmed, isRefused }) => {
  const act = () => Division.assertLossIsKnown(results, confirmed);
  if (isRefused) expect(act).toThrow(expect.objectContaining({ code: 'RESULTS_WOULD_BE_LOST', kind: 'conflict' }));
  else expect(act).not.toThrow();
});
