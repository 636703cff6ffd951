import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/link';
import type { ReactNode } from 'react';

/**
 * The choices of the series' page with which a goal of a game is watched, without a goal the whole game. The tab and all other choices
 * stay.
 */
export function watchSearch(search: string, game: number, goal?: number): string {
  const next = new URLSearchParams(search);
  next.set('game', String(game));
  next.delete('watch');
  next.delete('goal');
  return `?${next.toString()}&${goal === undefined ? 'watch' : `goal=${goal}`}`;
}

/** The data of an entry of the history that a link of the page has made: closing it goes back. */
export const WATCHED_HERE = { isWatchedHere: true };

interface WatchLinkProps {
  game: number;
  goal?: number;
  /** Which one it is, for those who hear the link alone. */
  which: string;
  children: ReactNode;
}

/** Leads to a goal or a game as it is watched. It is an entry in the history, so Back closes it. */
export function WatchLink({ game, goal, which, children }: WatchLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: watchSearch(search, game, goal) }}
      state={WATCHED_HERE}
      preventScrollReset
      data-watches={`${game} ${goal ?? ''}`}
    >
      {children}
      <span className="visually-hidden">{which}</span>
    </Link>
  );
}
