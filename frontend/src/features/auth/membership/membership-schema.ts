import * as z from 'zod/mini';
import { swedishToday } from '../../../lib/i18n/format';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { emailAddress, mobileNumber, personalNumber, postCode } from './applicant';

/** man, woman, other, rather not say */
export const SEXES = ['m', 'f', 'o', 'na'] as const;

/** The most characters of a name, a street or a town. */
export const LINE_MAX = 100;
const TOO_LONG = tooLong(LINE_MAX);
const MUST_AGREE = textKey('api', 'member.form.agree');

const line = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(LINE_MAX, TOO_LONG));
const agreement = z.boolean().check(z.refine((isGiven) => isGiven, MUST_AGREE));

/** The application as it is sent, with the sentence of each error. */
export const membershipSchema = z.object({
  firstName: line(textKey('api', 'member.form.firstName')),
  lastName: line(textKey('api', 'member.form.lastName')),
  email: z.string().check(z.refine((typed) => emailAddress(typed) !== null, textKey('api', 'member.form.email'))),
  phone: z.string().check(z.refine((typed) => mobileNumber(typed) !== null, textKey('api', 'member.form.phone'))),
  ssn: z
    .string()
    .check(
      z.refine((typed) => personalNumber(typed, swedishToday(new Date())) !== null, textKey('api', 'member.form.ssn')),
    ),
  address: line(textKey('api', 'member.form.address')),
  zip: z.string().check(z.refine((typed) => postCode(typed) !== null, textKey('api', 'member.form.zip'))),
  city: line(textKey('api', 'member.form.city')),
  sex: z.string().check(z.refine((chosen) => SEXES.some((sex) => sex === chosen), textKey('api', 'member.form.sex'))),
  agreesToJoin: agreement,
  agreesToPrivacy: agreement,
  agreesToMarketing: z.boolean(),
});

export type MembershipValues = z.input<typeof membershipSchema>;

/** An empty form. */
export const NOTHING_TOLD: MembershipValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  ssn: '',
  address: '',
  zip: '',
  city: '',
  sex: '',
  agreesToJoin: false,
  agreesToPrivacy: false,
  agreesToMarketing: false,
};

/**
 * Fields that no draft stores. The personal number is a secret, so it is never in the browser's storage. Consents must
 * be given by the person who sends the form.
 */
export const UNKEPT = ['ssn', 'agreesToJoin', 'agreesToPrivacy', 'agreesToMarketing'] as const;
