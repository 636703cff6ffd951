import type { Viewer } from '../../lib/session';

/** Swedish players are members of the association, or are logged out (public-site.md section 4, Session). */
export const mayStay = ({ nationality, isMember }: Pick<Viewer, 'nationality' | 'isMember'>): boolean =>
  nationality !== 'SE' || isMember;
