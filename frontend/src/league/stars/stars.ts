import { useMemo, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../lib/i18n/language';
import { useSession } from '../../lib/session/session';

/** The key of first-paint/boot.js, which keeps the place of the starred teams on the start page. */
const STORAGE_KEY = 'stars';
/** What that script says: the number of starred teams. */
const COUNT_PROPERTY = '--stars';
/** The most teams that one browser stars; the server tells of no more at once. */
export const MOST_STARS = 11;

const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
let ids: readonly number[] | null = null;

/** Ids of teams; what is no id, or comes twice or too late, is left out. */
export function starsOf(text: string | null): readonly number[] {
  const known = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(known.map(Number))].slice(0, MOST_STARS);
}

const presentStars = (): readonly number[] => (ids ??= starsOf(readStorage(STORAGE_KEY)));

function changeStars(next: readonly number[]): void {
  ids = next;
  document.documentElement.style.setProperty(COUNT_PROPERTY, String(next.length));
  listeners.forEach((tell) => tell());
}

/** Stars a team in this browser, or takes its star away. Of too many the oldest goes. */
export function starTeam(teamId: number, isStarred: boolean): void {
  const others = presentStars().filter((id) => id !== teamId);
  changeStars(isStarred ? [...others, teamId].slice(-MOST_STARS) : others);
  writeStorage(STORAGE_KEY, presentStars().join());
}

/** The same choice in another tab. */
const follow = ({ key, newValue }: StorageEvent): void => {
  if (key === STORAGE_KEY) changeStars(starsOf(newValue));
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** The teams that this browser has starred, oldest first. None on a page that the server has drawn. */
export const useStars = (): readonly number[] => useSyncExternalStore(subscribe, presentStars, () => NONE);

/** The reader's own team, which needs no star, and those that this browser has starred. */
export function useOwnTeamIds(): readonly number[] {
  const stars = useStars();
  const own = useSession().viewer?.team?.id;
  return useMemo(() => (own === undefined ? stars : [own, ...stars.filter((id) => id !== own)]), [own, stars]);
}
