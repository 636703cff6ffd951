import { rowListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import type { NamedRead } from '../../platform/db/named-read.ts';
import { readSize } from '../../platform/db/read-size.ts';
import { CURRENT_SEASON_ID_SQL, isOfComingSeasonSql } from '../refs/season.read.ts';
import { SERIES_COLUMNS, seriesTablesSql } from './series-row.read.ts';
import type { FlatSeries } from './series-row.ts';
import { LONGEST_LIST } from './series-lists.ts';
import type { SeriesListName, SeriesListSizes } from './series-lists.ts';

const READ_SIZES = [10, 25, LONGEST_LIST] as const;

const COMING = 'reported_at is null and scheduled_at >= $2';
const UNTIMED = 'reported_at is null and scheduled_at is null';

/** Series of the current season's highest division, from its own index: as fast in a league with many other divisions. */
const topSql = (condition: string, order: string, size: number): string => `
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and ${condition} order by ${order}, id limit ${size}) found
   where top.season_id = ${CURRENT_SEASON_ID_SQL} and top.rank = 1`;

/** The series of each list, in the order that the site shows them; `$1` is the present time, and coming ones begin at `$2` or later. */
const SOURCES: Record<SeriesListName, { select(size: number): string; order: string }> = {
  // series with a time come first; without any, those that will get a time next
  upcomingTop: {
    select: (size) => `
      with coming as materialized (${topSql(COMING, 'scheduled_at', size)} order by scheduled_at, id limit ${size})
      select * from coming
      union all
      (${topSql(UNTIMED, 'week', size)} and not exists (select from coming) order by week, id limit ${size})`,
    order: 's.scheduled_at, s.week, s.id',
  },
  upcoming: {
    select: (size) =>
      `select * from series where ${COMING} and not ${isOfComingSeasonSql('division_id', '$1')} order by scheduled_at, id limit ${size}`,
    order: 's.scheduled_at, s.id',
  },
  latest: {
    select: (size) =>
      `select * from series where reported_at is not null order by reported_at desc, id desc limit ${size}`,
    order: 's.reported_at desc, s.id desc',
  },
};

/** One row, with a column for each list that is read. */
type Lists = Partial<Record<SeriesListName, FlatSeries[]>>;
type SizedList = readonly [list: SeriesListName, size: number];

/** The statements so far, by their lists: at most 63. A text has some thousand characters, so it is made once. */
const made = new Map<string, NamedRead<Lists>>();

/** One column for each list. Every text uses both parameters, also when no list needs them, so that all take the same ones. */
function readOf(lists: readonly SizedList[]): NamedRead<Lists> {
  const key = lists.join();
  const read =
    made.get(key) ??
    namedRead<Lists>(
      `series-lists ${lists.map((sized) => sized.join(':')).join(' ')}`,
      `select ${lists.map(columnOf).join(', ')} where $1::timestamptz is not null and $2::timestamptz is not null`,
    );
  made.set(key, read);
  return read;
}

function columnOf([list, size]: SizedList): string {
  const { select, order } = SOURCES[list];
  return `${rowListSql(`select ${SERIES_COLUMNS} from ${seriesTablesSql(`(${select(size)})`)} order by ${order}`)} as "${list}"`;
}

const NAMES = Object.keys(SOURCES) as SeriesListName[];

// callers can combine the lists freely; these statements contain every column once
for (const size of READ_SIZES) readOf(NAMES.map((list) => [list, size]));

/** One statement that reads all wanted lists. */
export const seriesListsRead = (sizes: SeriesListSizes): NamedRead<Lists> =>
  readOf(
    NAMES.flatMap((list): SizedList[] => {
      const size = sizes[list];
      return size === undefined ? [] : [[list, readSize(READ_SIZES, size)]];
    }),
  );
