import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session/session';
import type { DetailsValues } from './details-schema';
import { mayStay } from './may-stay';

type Standing = 'unknown' | 'not-needed' | 'member' | 'missing';

/** Whether the person must become a member before they register, by the citizenship in the form. */
export function useStanding(): Standing {
  const { viewer } = useSession();
  const { control } = useFormContext<DetailsValues>();
  const nationality = useWatch({ control, name: 'nationality' });
  const isMember = viewer?.isMember === true;
  if (isMember) return 'member';
  if (nationality === '') return 'unknown';
  return mayStay({ nationality, isMember }) ? 'not-needed' : 'missing';
}
