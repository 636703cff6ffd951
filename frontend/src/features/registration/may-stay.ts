import type { Viewer } from '../../lib/session/session';

/** Swedish players are members of the association, or are logged out (T29). */
export const mayStay = ({ nationality, isMember }: Pick<Viewer, 'nationality' | 'isMember'>): boolean =>
  nationality !== 'SE' || isMember;
