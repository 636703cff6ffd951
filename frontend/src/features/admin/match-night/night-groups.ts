import { paths } from '../../../lib/paths';
import type { AdminSeriesFilter } from '../../../lib/schema.generated';
import type { MatchNightQueryVariables } from './match-night.generated';

/** What a series lacks, in the order in which staff take care of it; last, what is done. */
export const NIGHT_GROUPS = ['late', 'tonight', 'numbers', 'times', 'done'] as const;
export type NightGroupName = (typeof NIGHT_GROUPS)[number];

/** More rows of one group are in the list of all series. */
const MOST_ROWS = 50;

/** The reader's choice; null: all. */
export interface NightChoice {
  divisionId: number | null;
  isMine: boolean;
}

/** The variables of the page's query: the choice, and the filters of the groups. */
export function nightFilters({ divisionId, isMine }: NightChoice): MatchNightQueryVariables {
  const of = (lacking: AdminSeriesFilter): AdminSeriesFilter => ({
    divisionId,
    isMine: isMine ? true : null,
    first: MOST_ROWS,
    sort: 'TIME',
    isOwnFirst: true,
    ...lacking,
  });
  return {
    divisionId,
    isMine,
    late: of({ isLate: true }),
    tonight: of({ isToday: true, isUnreported: true }),
    numbers: of({ lacksNumbers: true }),
    times: of({ lacksTime: true, sort: 'WEEK' }),
    done: of({ isDoneToday: true }),
  };
}

/** Where the rows of a group that are not shown can be found, for groups that can become long. */
export function allOf(group: NightGroupName, { divisionId, isMine }: NightChoice): string | null {
  if (group === 'times') return paths.adminTimes({ division: divisionId });
  const state = group === 'late' ? 'LATE' : group === 'numbers' ? 'LACKS_NUMBERS' : null;
  if (!state) return null;
  return paths.adminSeries({ state, division: divisionId, mine: isMine ? 'yes' : null });
}
