import { createContext, use } from 'react';

/** Who fills in the report: staff, or a captain, with the names of their pictures (R27). */
export type ReportDoor = { of: 'staff' } | { of: 'captain'; pictures: readonly string[] };

/** The report form is the same for both; what it sends, and where, differs. */
export const ReportDoorContext = createContext<ReportDoor>({ of: 'staff' });

export const useReportDoor = (): ReportDoor => use(ReportDoorContext);
