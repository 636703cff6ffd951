import * as z from 'zod/mini';
import { pastedNumber } from '../../../lib/pasted';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { birthdateRange, isOldEnough } from './age';

/** The longest accepted names. */
export const NICKNAME_MAX = 34;
export const PLATFORM_ID_MAX = 100;
export const HELP_TEXT_MAX = 2000;

const REQUIRED = textKey('ui', 'form.required');
const CHOOSE = textKey('ui', 'form.choose');

const line = (max: number) => z.string().check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(max, tooLong(max)));

const isPossible = (day: string): boolean => {
  const { min, max } = birthdateRange(new Date());
  return day >= min && day <= max;
};

const details = {
  platform: z.string().check(z.minLength(1, CHOOSE)),
  platformId: line(PLATFORM_ID_MAX),
  birthdate: z.string().check(
    z.minLength(1, REQUIRED),
    z.refine(isPossible, textKey('ui', 'form.invalid')),
    z.refine((day) => isOldEnough(day, new Date()), textKey('players-registration', 'details.too-young')),
  ),
  nationality: z.string().check(z.minLength(1, CHOOSE)),
  consent: z.boolean().check(z.refine((isAgreed) => isAgreed, textKey('ui', 'form.must-accept'))),
};

/** The forms of the platforms' own ids, which the server finds earlier players by. Names find no one. */
const ACCOUNT_IDS: Readonly<Record<string, RegExp>> = {
  steam: /(?:^|\/profiles\/)7656119\d{10}(?:\D|$)/i,
  epic: /^[\da-f]{32}$/i,
};

/** Is this a whole id of the platform? */
export const isAccountId = (platform: string, text: string): boolean =>
  text.length <= PLATFORM_ID_MAX && (ACCOUNT_IDS[platform]?.test(pastedNumber(text).replaceAll('-', '')) ?? false);

/** The values that each of the three forms sends. */
export const confirmSchema = z.object(details);
export const registerSchema = z.object({ ...details, nickname: line(NICKNAME_MAX) });
export const claimSchema = z.object({
  ...details,
  helpText: z.string().check(z.trim(), z.maxLength(HELP_TEXT_MAX, tooLong(HELP_TEXT_MAX))),
});

export type DetailsValues = z.infer<typeof confirmSchema>;
export type RegisterValues = z.infer<typeof registerSchema>;

/** An empty form. */
export const NOTHING_TOLD: DetailsValues = {
  platform: '',
  platformId: '',
  birthdate: '',
  nationality: '',
  consent: false,
};

/** Fields that may stay empty. */
const OPTIONAL = ['helpText'];

/** What a form lacks before it may be sent: a required field, or only the consent; null when nothing is missing. */
export type Missing = 'fields' | 'consent' | null;

/** What is missing in these values. */
export function missingIn(values: Record<string, unknown>): Missing {
  const isEmpty = ([name, value]: [string, unknown]) =>
    !OPTIONAL.includes(name) && typeof value === 'string' && value.trim() === '';
  if (Object.entries(values).some(isEmpty)) return 'fields';
  return values['consent'] === true ? null : 'consent';
}

/** Fields that no draft stores. Consent must be given by the person who sends the form. */
export const UNKEPT = ['consent'] as const;
