import type { RegistrationPageQuery } from '../../gql/account/graphql';
import { paths } from '../../lib/paths';

type Registration = Pick<RegistrationPageQuery['registration'], 'step'>;

/** The forms, by what they are for. */
export type RegistrationForm = 'new' | 'claim' | 'confirm';

/** Where someone who has this still to tell belongs instead of at this form; null where this form is right. */
export function elsewhere(form: RegistrationForm, { step }: Registration): string | null {
  if (step === 'NONE') return paths.home();
  const isConfirming = step === 'CONFIRM_DETAILS';
  if (isConfirming === (form === 'confirm')) return null;
  return isConfirming ? paths.confirmDetails() : paths.register();
}
