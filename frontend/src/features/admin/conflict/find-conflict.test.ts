import { findConflict } from './find-conflict';

const base = { nickname: 'Ada', mmr: '900', roles: ['WRITER'] };

const CASES = [
  {
    why: 'what only they changed follows',
    theirs: { ...base, mmr: '1200' },
    mine: { ...base, nickname: 'Adda' },
    fields: [{ name: 'mmr', theirs: '1200' }],
    merged: { ...base, mmr: '1200', nickname: 'Adda' },
  },
  {
    why: 'what both changed stays as typed, and both are named',
    theirs: { ...base, mmr: '1200', roles: ['ADMIN'] },
    mine: { ...base, mmr: '1000' },
    fields: [
      { name: 'mmr', theirs: '1200', mine: '1000' },
      { name: 'roles', theirs: ['ADMIN'] },
    ],
    merged: { ...base, mmr: '1000', roles: ['ADMIN'] },
  },
  {
    why: 'the same change is no conflict',
    theirs: { ...base, mmr: '1200' },
    mine: { ...base, mmr: '1200' },
    fields: [],
    merged: { ...base, mmr: '1200' },
  },
];

test.each(CASES)('$why', ({ theirs, mine, fields, merged }) => {
  expect(findConflict({ base, theirs, mine })).toEqual({ fields, merged });
});

test('a draft that was typed over an unknown version names all that differs', () => {
  const found = findConflict({ base, theirs: base, mine: { ...base, mmr: '1000', nickname: 'Adda' } });
  expect(found.fields.map(({ name }) => name)).toEqual(['nickname', 'mmr']);
  expect(found.merged).toEqual({ ...base, mmr: '1000', nickname: 'Adda' });
});
