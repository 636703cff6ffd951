import type { Side } from '../../../../domain/sides.ts';

/** Whether a side of series `s` has named its line-up for the present start. */
export const readySql = (side: Side): string =>
  `exists (select from line_up l where l.series_id = s.id and l.side = '${side}' and l.for_start = s.scheduled_at)`;
