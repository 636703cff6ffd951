import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useApplyForMembershipMutation } from './apply-for-membership.generated';
import type { membershipSchema, MembershipValues } from './membership-schema';

type Application = z.output<typeof membershipSchema>;

/** The result of an application. */
export interface ApplicationResult {
  kind: 'saved' | 'known' | 'failed';
  messageKey: string;
  /** Who it was for: the form is empty after a success. */
  name: string;
  email: string;
  /** Distinguishes two attempts. */
  number: number;
}

/**
 * Sends the application. The form is emptied after a success, otherwise the typed values stay. A refusal of the server
 * is shown at its field.
 */
export function useApplication(
  form: UseFormReturn<MembershipValues, unknown, Application>,
  onResult: (result: ApplicationResult | null) => void,
): { send: (input: Application) => Promise<void>; isBusy: boolean } {
  const serverText = useServerText();
  const attempts = useRef(0);
  const { run, busy } = useAction(useApplyForMembershipMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['Session'],
  });

  const send = async (input: Application) => {
    onResult(null);
    const outcome = await run({ input });
    const say = (kind: ApplicationResult['kind'], messageKey: string) =>
      onResult({
        kind,
        messageKey,
        name: `${input.firstName} ${input.lastName}`,
        email: input.email,
        number: ++attempts.current,
      });

    if (outcome.status === 'done') {
      form.reset();
      say('saved', 'member.success.formsave');
    } else if (outcome.status === 'refused' && outcome.problem.code === 'ALREADY_MEMBER') {
      say('known', 'member.error.exist');
    } else if (outcome.status === 'refused' && outcome.problem.field !== null) {
      refuseForm(form, outcome.problem.field, serverText(outcome.problem.messageKey, outcome.problem.params));
    } else {
      say('failed', 'member.error.formsave');
    }
  };
  return { send, isBusy: busy };
}
