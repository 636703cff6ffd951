/** What readers of the demo league have read in the last month, so that the dashboard has something to show. */
import type { ClientBase } from 'pg';
import type { Random } from '../../domain/random.ts';
import { insertRows, type Columns } from '../insert-rows.ts';
import { addDays, dayOf } from '../league/calendar.ts';

interface ReadPage {
  route: string;
  thingId: number;
  /** Its usual number of views on a day. */
  usual: number;
}

type Row = Omit<ReadPage, 'usual'> & { day: string; views: number };

const DAYS = 30;
const PLAIN: Readonly<Record<string, number>> = {
  '/': 110,
  '/tonight': 45,
  '/matches': 38,
  '/leaders': 17,
  '/news/:page?/:category?': 15,
  '/rules': 8,
  '/faq': 6,
};
const ROWS: Columns<Row> = {
  day: ['date', ({ day }) => day],
  route: ['text', ({ route }) => route],
  thing_id: ['int', ({ thingId }) => thingId],
  views: ['int', ({ views }) => views],
};

/** The divisions of the current season, the higher the more read, and its newest results. */
const THINGS = `
  select '/division/:divisionDiscriminator/season/:seasonId' as route, d.id as "thingId", 60 / d.rank as usual
    from division d where d.season_id = $1
  union all
  select * from (select '/series/:seriesId', s.id, 9 from series s join division d on d.id = s.division_id
                  where d.season_id = $1 and s.reported_at is not null order by s.reported_at desc, s.id limit 8) results
  order by 1, 2`;

/** Each page has more readers on some days than on others, and fewer than usual at the beginning of the month. */
export async function writePageViews(client: ClientBase, seasonId: number, random: Random, now: Date): Promise<void> {
  const { rows: things } = await client.query<ReadPage>(THINGS, [seasonId]);
  const plain = Object.entries(PLAIN).map(([route, usual]) => ({ route, thingId: 0, usual }));
  const days = Array.from({ length: DAYS }, (_, ago) => ({
    day: addDays(dayOf(now), -ago),
    share: 1 - ago / (2 * DAYS),
  }));
  const rows = days.flatMap(({ day, share }) =>
    [...plain, ...things].map(({ route, thingId, usual }) => {
      const views = Math.max(1, Math.round(usual * share * (0.6 + 0.8 * random.next())));
      return { day, route, thingId, views };
    }),
  );
  await insertRows(client, 'page_view', ROWS, rows);
}
