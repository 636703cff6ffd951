import * as z from 'zod/mini';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { REASON_MAX } from '../sanctions/sanction-form';
import type { MemberRowFragment } from './member-list.generated';

/** What a member wrote in the form, in its order. The address is beside them: members without a form have one too. */
export const DETAILS = ['firstName', 'lastName', 'phone', 'address', 'zip', 'city'] as const;

const reason = () =>
  z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(REASON_MAX, tooLong(REASON_MAX)));

/** The server knows which details are possible. */
export const memberSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  reason: reason(),
});
export const reasonSchema = z.object({ reason: reason() });

export type MemberForm = z.infer<typeof memberSchema>;

/** The first values of the form. A reason is new each time. */
export const toMemberForm = (member: MemberRowFragment): MemberForm => ({
  email: member.email,
  firstName: member.firstName ?? '',
  lastName: member.lastName ?? '',
  phone: member.phone ?? '',
  address: member.address ?? '',
  zip: member.zip ?? '',
  city: member.city ?? '',
  reason: '',
});

/** Only what was changed, so that the server says which fields were corrected. */
export function changedOf(member: MemberRowFragment, typed: MemberForm): Partial<MemberForm> {
  const { reason: _, ...stored } = toMemberForm(member);
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== stored[field as keyof typeof stored]),
  );
}
