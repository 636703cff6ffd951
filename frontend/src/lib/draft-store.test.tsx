import { forgetDrafts, hasShapeOf, readDraft, writeDraft } from './draft-store';

const report = { form: 'report', thing: 5 };

test('a draft belongs to one person, one form and one thing', () => {
  writeDraft(1, report, { value: 'typed', version: 3 });
  expect(readDraft(1, report)).toEqual({ value: 'typed', version: 3 });
  expect(readDraft(2, report)).toBeNull();
  expect(readDraft(1, { ...report, thing: 6 })).toBeNull();
  expect(readDraft(1, { ...report, form: 'plan' })).toBeNull();
  writeDraft(1, report, null);
  expect(readDraft(1, report)).toBeNull();
});

test('a logout on purpose takes all drafts away, and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  writeDraft(1, report, { value: 1, version: null });
  writeDraft(2, report, { value: 2, version: null });
  writeDraft('visitor', report, { value: 3, version: null });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('what cannot be read is no draft', () => {
  sessionStorage.setItem('draft:1:report:5', '{broken');
  expect(readDraft(1, report)).toBeNull();
  sessionStorage.setItem('draft:1:report:5', '"text"');
  expect(readDraft(1, report)).toBeNull();
});

test('a browser that refuses to store costs the draft and not the form', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDraft(1, report, { value: 'typed', version: null })).not.toThrow();
  full.mockRestore();
});

test.each([
  { example: { name: '', size: 1 }, value: { name: 'a', size: 2 }, fits: true },
  { example: { name: '', size: 1 }, value: { name: 'a' }, fits: false },
  { example: { name: '' }, value: { name: 4 }, fits: false },
  { example: { name: '' }, value: null, fits: false },
  { example: { name: '' }, value: ['a'], fits: false },
  { example: { chosen: null }, value: { chosen: 4 }, fits: true },
  { example: { chosen: null }, value: { chosen: { deep: 1 } }, fits: false },
  { example: { chosen: null }, value: { chosen: [4] }, fits: false },
  { example: { chosen: 4 }, value: { chosen: null }, fits: true },
  { example: [{ id: 1 }], value: [{ id: 2 }, { id: 3 }], fits: true },
  { example: [{ id: 1 }], value: [{ id: 2 }, 3], fits: false },
  { example: [{ id: 1 }], value: { id: 2 }, fits: false },
  { example: '', value: 'text', fits: true },
])('$value has the shape of $example: $fits', ({ example, value, fits }) => {
  expect(hasShapeOf<unknown>(example, value)).toBe(fits);
});
