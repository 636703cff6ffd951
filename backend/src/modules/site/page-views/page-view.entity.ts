import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a page was read on a day. Nothing in it is about a reader (T126). */
@Entity('page_view')
@Check('page_view_counts_check', 'views > 0 and thing_id >= 0')
@Check('page_view_route_check', 'length(route) between 1 and 100')
export class PageView {
  /** The day in Sweden, YYYY-MM-DD. */
  @PrimaryColumn('date')
  day: string;

  /** The page's route, such as `/series/:seriesId`. */
  @PrimaryColumn('text')
  route: string;

  /** The series, team, player, division or post that the page is about; 0 when it is about none. */
  @PrimaryColumn('integer', { name: 'thing_id' })
  thingId: number;

  @Column('integer')
  views: number;
}
