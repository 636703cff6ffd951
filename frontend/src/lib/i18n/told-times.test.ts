import type { TFunction } from 'i18next';
import texts from '../../ui/locales/en.json';
import { timesIn } from './use-times';
import { withTimes } from './told-times';

const t = ((key: string, values: Record<string, string>) =>
  key === 'time.both'
    ? texts.time.both.replace('{{swedish}}', values.swedish ?? '').replace('{{own}}', values.own ?? '')
    : key) as unknown as TFunction<'ui'>;
const inZone = (zone: string | null) => timesIn(zone, 'en', t);

test.each([
  { zone: null, said: 'It starts on Tuesday 10 March 2026 19:00, after 18:30.' },
  {
    zone: 'America/New_York',
    said: 'It starts on Tuesday 10 March 2026 19:00 Swedish time (14:00 your time), after 18:30 Swedish time (13:30 your time).',
  },
])('the times of a text are those of the reader in $zone', ({ zone, said }) => {
  expect(withTimes('It starts on <t:1773165600:F>, after <t:1773163800:t>.', inZone(zone))).toBe(said);
});

test.each(['a text without a time', '<t:1773165600>', '<t:999999999999999999:F>', '<t:-1:F>', '<t:x:F>', '<@1>'])(
  'other text stays as it is: %s',
  (text) => expect(withTimes(text, inZone(null))).toBe(text),
);

test('the latest time that a mark can name is a time', () => {
  expect(withTimes('<t:99999999999:F>', inZone(null))).toContain('5138');
});
