import { createContext, use } from 'react';
import type { Side } from './model/grid-shape';

/** A captain who fills in the report (R27). */
interface CaptainsDoor {
  of: 'captain';
  /** The names of their pictures. */
  pictures: readonly string[];
  seriesId: number;
  /** The side that they lead; null: not known yet. */
  side: Side | null;
}

/** Who fills in the report. */
export type ReportDoor = { of: 'staff' } | CaptainsDoor;

/** The report form is the same for both; what it sends, and where, differs. */
export const ReportDoorContext = createContext<ReportDoor>({ of: 'staff' });

export const useReportDoor = (): ReportDoor => use(ReportDoorContext);
