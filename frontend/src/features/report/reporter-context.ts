import { createContext, use } from 'react';
import type { Side } from './model/grid-shape';

/** A captain who fills in the report (R27). */
interface CaptainReporter {
  of: 'captain';
  /** The names of their pictures. */
  pictures: readonly string[];
  seriesId: number;
  /** The side that they lead; null: not known yet. */
  side: Side | null;
}

/** Who fills in the report. */
export type Reporter = { of: 'staff' } | CaptainReporter;

/** The report form is the same for both; what it sends, and where, differs. */
export const ReporterContext = createContext<Reporter>({ of: 'staff' });

export const useReporter = (): Reporter => use(ReporterContext);
