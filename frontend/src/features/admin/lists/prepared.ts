import { useLocation } from 'react-router-dom';
import type { Role } from '../../../lib/schema.generated';

/**
 * What the palette has chosen for the form that it opens. It is stored with the entry of the history, so it is deleted when
 * the form closes, and no link can carry it to another reader.
 */
export interface Prepared {
  /** A role to give to the account. */
  role?: Role;
  /** The player whom the sanction is for. */
  subject?: { kind: 'player'; id: number; name: string };
}

/** The history's data for a page with prepared choices. */
export const preparedState = (prepared: Prepared) => ({ prepared });

/** What the palette has prepared for the open form. */
export const usePrepared = (): Prepared => (useLocation().state as { prepared?: Prepared } | null)?.prepared ?? {};
