import type { SeriesReportFormFragment } from './series-report.generated';

/** Who has saved a series meanwhile, as staff are told; null: it is not known. */
export type WhoChanged = { at: string; by: string | null } | null;

/**
 * What reading a series again has given: its form, the key of the server's sentence why there is none for the reader any more, or
 * no answer. The caller tells the last two too: a button that does nothing is a dead end.
 */
export type Reread =
  | { status: 'read'; report: SeriesReportFormFragment }
  | { status: 'refused'; messageKey: string }
  | { status: 'failed' };
