import { createInstance, type TFunction } from 'i18next';
import se from './locales/se.json';
import { NEW_COLOUR, bandMeaning } from './band-meanings';
import type { Band } from './division-drafts';

const i18n = createInstance();
let t: TFunction<'admin-divisions'>;

beforeAll(async () => {
  await i18n.init({ lng: 'se', resources: { se: { 'admin-divisions': se } } });
  t = i18n.getFixedT('se', 'admin-divisions');
});

const band = (fields: Partial<Band> = {}): Band => ({
  fromPosition: 1,
  toPosition: 2,
  hex: NEW_COLOUR,
  descriptionSv: '',
  descriptionEn: '',
  meaning: null,
  ...fields,
});

test('a new band gets the usual colour and words of what it leads to, in both languages', () => {
  expect(bandMeaning(band(), 'PROMOTION', t)).toEqual(
    band({ meaning: 'PROMOTION', hex: '#22c55e', descriptionSv: 'Uppflyttning', descriptionEn: 'Promotion' }),
  );
});

test('another meaning takes its colour and words along', () => {
  const up = bandMeaning(band(), 'PROMOTION', t);
  expect(bandMeaning({ ...up, hex: up.hex.toUpperCase() }, 'RELEGATION', t)).toEqual(
    band({ meaning: 'RELEGATION', hex: '#ef4444', descriptionSv: 'Nedflyttning', descriptionEn: 'Relegation' }),
  );
});

test("colour and words of staff's own stay, each by itself", () => {
  const own = band({ meaning: 'PROMOTION', hex: '#123456', descriptionSv: 'Uppåt', descriptionEn: 'Promotion' });
  expect(bandMeaning(own, 'STAYS', t)).toEqual({ ...own, meaning: 'STAYS', descriptionEn: 'Stays' });
});

test('without a meaning the words stay as they are', () => {
  const up = bandMeaning(band(), 'PROMOTION', t);
  expect(bandMeaning(up, null, t)).toEqual({ ...up, meaning: null });
});
