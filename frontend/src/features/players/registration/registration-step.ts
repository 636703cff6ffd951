import { paths } from '../../../lib/paths';
import type { RegistrationPageQuery } from './registration-page.generated';

type Registration = Pick<RegistrationPageQuery['registration'], 'step'>;

/** The forms, by their purpose. */
export type RegistrationForm = 'new' | 'claim' | 'confirm';

/** The page for a person with this step, if it is not this form; null when this form is the right one. */
export function otherFormPath(form: RegistrationForm, { step }: Registration): string | null {
  if (step === 'NONE') return paths.home();
  const isConfirming = step === 'CONFIRM_DETAILS';
  if (isConfirming === (form === 'confirm')) return null;
  return isConfirming ? paths.confirmDetails() : paths.register();
}
