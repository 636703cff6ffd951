import { correctedDetails } from './correction.ts';

const NOW = new Date('2026-02-03T12:00:00Z');
const STORED = { birthdate: '2001-02-03', nationality: 'SE' };
const reason = 'Stod fel i anmälan';

test.each([
  { why: 'one field', typed: { nationality: ' no ' }, after: { birthdate: '2001-02-03', nationality: 'NO' } },
  {
    why: 'both',
    typed: { birthdate: '2000-02-29', nationality: 'FI' },
    after: { birthdate: '2000-02-29', nationality: 'FI' },
  },
  {
    why: 'a field that is sent as it was',
    typed: { ...STORED, nationality: 'DK' },
    after: { ...STORED, nationality: 'DK' },
  },
  { why: 'the thirteenth birthday', typed: { birthdate: '2013-02-03' }, after: { ...STORED, birthdate: '2013-02-03' } },
])('$why is corrected', ({ typed, after }) => {
  expect(correctedDetails(STORED, { ...typed, reason }, NOW)).toEqual({ ...after, reason });
});

test('details that were never told can be told one by one', () => {
  const unknown = { birthdate: null, nationality: null };
  expect(correctedDetails(unknown, { nationality: 'SE', reason }, NOW)).toEqual({
    ...unknown,
    nationality: 'SE',
    reason,
  });
});

test.each([
  {
    why: 'a person under 13',
    typed: { birthdate: '2013-02-04', reason },
    refusal: { code: 'UNDER_AGE', details: expect.objectContaining({ field: 'birthdate' }) },
  },
  {
    why: 'a day that does not exist',
    typed: { birthdate: '2001-02-30', reason },
    refusal: { code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'birthdate' }) },
  },
  {
    why: 'an emptied birthdate',
    typed: { birthdate: '', reason },
    refusal: { code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'birthdate' }) },
  },
  {
    why: 'a country that does not exist',
    typed: { nationality: 'ZZ', reason },
    refusal: { code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'nationality' }) },
  },
  {
    why: 'no reason',
    typed: { nationality: 'NO', reason: ' ' },
    refusal: { code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'reason' }) },
  },
  { why: 'no change', typed: { ...STORED, reason }, refusal: { code: 'NOTHING_CHANGED' } },
])('$why is refused', ({ typed, refusal }) => {
  const attempt = () => correctedDetails(STORED, typed, NOW);
  expect(attempt).toThrow(expect.objectContaining(refusal));
});
