import * as z from 'zod/mini';
import { pastedNumber } from '../../../lib/pasted';
import type { SeasonInput } from '../../../lib/schema.generated';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { fieldTime, sentTime } from '../../../lib/i18n/stockholm-field';
import type { AdminSeasonFragment } from './season-actions.generated';

export const NAME_MAX = 60;
export const WEEKS_MAX = 53;
export const QUALIFIERS_MAX = 10;
export const FORMATS = ['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const;

const line = () =>
  z.string().check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX)));
const day = () => z.string().check(z.minLength(1, textKey('ui', 'form.required')));
const inOrder = (from: string, to: string, path: string) =>
  z.refine<Record<string, unknown>>((dates) => String(dates[from]) <= String(dates[to]), {
    error: textKey('admin-server', 'season.ends-before-start'),
    path: [path],
  });
const isWeeks = (text: string) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= WEEKS_MAX);

/** The form of a season as typed: days, a Swedish time, and texts. */
export const schema = z
  .object({
    name: line(),
    startsOn: day(),
    endsOn: day(),
    format: z.enum(FORMATS, textKey('ui', 'form.choose')),
    signupOpensAt: z.string(),
    signupClosesAt: z.string(),
    weeks: z.string().check(z.overwrite(pastedNumber), z.refine(isWeeks, textKey('admin-seasons', 'weeks-number'))),
    transferFrom: z.string(),
    transferTo: z.string(),
    qualifiers: z.array(
      z.object({ name: line(), nameEng: line(), from: day(), to: day() }).check(inOrder('from', 'to', 'to')),
    ),
  })
  .check(
    inOrder('startsOn', 'endsOn', 'endsOn'),
    z.refine(({ signupOpensAt: opens, signupClosesAt: closes }) => opens === '' || closes === '' || opens < closes, {
      error: textKey('admin-server', 'season.signup-opens-after-closing'),
      path: ['signupOpensAt'],
    }),
    z.refine(({ transferFrom, transferTo }) => (transferFrom === '') === (transferTo === ''), {
      error: textKey('admin-seasons', 'transfer-both'),
      path: ['transferTo'],
    }),
    inOrder('transferFrom', 'transferTo', 'transferTo'),
  );

export type SeasonForm = z.infer<typeof schema>;

const EMPTY: SeasonForm = {
  name: '',
  startsOn: '',
  endsOn: '',
  format: 'FIRST_TO_3',
  signupOpensAt: '',
  signupClosesAt: '',
  weeks: '',
  transferFrom: '',
  transferTo: '',
  qualifiers: [],
};

/** The first values of the form. */
export const typedOf = (season: AdminSeasonFragment | null): SeasonForm =>
  season === null
    ? EMPTY
    : {
        name: season.name,
        startsOn: season.startsOn,
        endsOn: season.endsOn,
        format: FORMATS.find((each) => each === season.format) ?? FORMATS[0],
        signupOpensAt: fieldTime(season.signupOpensAt),
        signupClosesAt: fieldTime(season.signupClosesAt),
        weeks: season.weeks === null ? '' : String(season.weeks),
        transferFrom: season.transferFrom ?? '',
        transferTo: season.transferTo ?? '',
        qualifiers: season.qualifiers.map(({ name, nameEng, from, to }) => ({ name, nameEng, from, to })),
      };

/** The input for the server. */
export const inputOf = ({
  signupOpensAt,
  signupClosesAt,
  weeks,
  transferFrom,
  transferTo,
  ...rest
}: SeasonForm): SeasonInput => ({
  ...rest,
  signupOpensAt: sentTime(signupOpensAt),
  signupClosesAt: sentTime(signupClosesAt),
  weeks: weeks === '' ? null : Number(weeks),
  transferFrom: transferFrom || null,
  transferTo: transferTo || null,
});
