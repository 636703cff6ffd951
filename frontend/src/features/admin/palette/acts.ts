import { paths } from '../../../lib/paths';
import type { Role } from '../../../lib/schema.generated';
import { mayOpen, placePath, type AdminPlace } from '../tabs';

/**
 * What an act needs to know: nothing, a series without a result, a team with series left in its division (`entry`), any
 * team, a player, or an account and a role.
 */
export type Needs = 'nothing' | 'series' | 'entry' | 'team' | 'player' | 'role';

interface ActOf<N extends Needs> {
  /** Its phrases and its name are `act.<id>` of the locales. */
  id: string;
  needs: N;
  /** The page on which staff do it; who may open the page is offered the act. */
  place: AdminPlace;
  /** Fewer roles than the page has. */
  roles?: readonly Role[];
}

/**
 * The acts that the palette offers. It leads to the page with the thing chosen and never changes anything itself: staff
 * still say yes there.
 */
export const ACTS = [
  { id: 'report', needs: 'series', place: 'matches' },
  { id: 'walkover', needs: 'series', place: 'matches' },
  { id: 'withdraw', needs: 'entry', place: 'divisions' },
  { id: 'time', needs: 'series', place: 'times' },
  { id: 'role', needs: 'role', place: 'users', roles: ['ADMIN'] },
  { id: 'sanction', needs: 'player', place: 'sanctions' },
  { id: 'team', needs: 'team', place: 'teams' },
  { id: 'times', needs: 'nothing', place: 'times' },
  { id: 'replays', needs: 'nothing', place: 'night' },
  { id: 'requests', needs: 'nothing', place: 'requests' },
  { id: 'merge', needs: 'nothing', place: 'duplicates' },
  { id: 'post', needs: 'nothing', place: 'news' },
  { id: 'category', needs: 'nothing', place: 'news' },
  { id: 'division', needs: 'nothing', place: 'divisions' },
  { id: 'season', needs: 'nothing', place: 'seasons' },
  { id: 'switches', needs: 'nothing', place: 'settings' },
  { id: 'key', needs: 'nothing', place: 'partners' },
  { id: 'undo', needs: 'nothing', place: 'audit' },
] as const satisfies readonly ActOf<Needs>[];

export type Act = (typeof ACTS)[number];
export type ActId = Act['id'];

/** The pages of acts that are done on another one than their place. */
const PAGES: Partial<Record<ActId, string>> = {
  post: paths.adminNewsAdd(),
  category: paths.adminNewsCategories(),
  division: paths.adminDivisionAdd(),
  key: `${paths.admin('partners')}?key=new`,
};

/** The page of an act that needs nothing. */
export const pageOfAct = ({ id, place }: Act): string => PAGES[id] ?? placePath(place);

/** The acts that these roles may do. */
export const actsFor = (roles: readonly Role[]): Act[] =>
  ACTS.filter(
    (act) => mayOpen(act.place, roles) && (!('roles' in act) || act.roles.some((role) => roles.includes(role))),
  );
