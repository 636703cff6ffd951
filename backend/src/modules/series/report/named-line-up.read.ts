import { namedRead } from '../../../platform/db/named-read.ts';
import type { LineUpRow } from './reportable-series.ts';

/** Who was named for series `$1` in its match week (R27); a line-up holds only for the start for which it was named. */
export const NAMED_LINE_UP = namedRead<LineUpRow>(
  'named-line-up',
  `
  select x.side, x.player_id as "playerId", x.slot
    from series s join line_up l on l.series_id = s.id and l.for_start = s.scheduled_at
    join line_up_player x on x.series_id = l.series_id and x.side = l.side
   where s.id = $1
   order by x.side desc, x.slot`,
);
