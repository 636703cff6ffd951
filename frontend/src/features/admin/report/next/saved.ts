import { useLocation } from 'react-router-dom';
import { hasShapeOf } from '../../../../lib/draft-store';

/** The series that was saved last. The address's state brings it to the page that opened by itself. */
export interface Saved {
  seriesId: number;
  home: string;
  away: string;
  /** As it is shown; null for a walkover. */
  score: string | null;
  /** The choices of the list, for the way back to the series. */
  search: string;
  /** Why this page is not the next report: the list or the night's files are done. null: it is. */
  over: 'list' | 'night' | null;
}

const FIELDS = { seriesId: 1, home: '', away: '', score: null, search: '', over: null };

/** What was saved before this page opened by itself; null when the reader opened it. */
export function useSaved(): Saved | null {
  const { state } = useLocation() as { state: { saved?: unknown } | null };
  return isSaved(state?.saved) ? state.saved : null;
}

const isSaved = (value: unknown): value is Saved => hasShapeOf(FIELDS, value);
