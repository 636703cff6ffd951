import type { Viewer } from '../../../lib/session/session';

/** Swedish players must be members of the association. Otherwise they are logged out (T29). */
export const mayStay = ({ nationality, isMember }: Pick<Viewer, 'nationality' | 'isMember'>): boolean =>
  nationality !== 'SE' || isMember;
