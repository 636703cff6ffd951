import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often each page was read on each day: a number for a route and a thing, and nothing about who read it. `thing_id` is 0 for
 * a page that is not about a thing. It points at no table, so that counting never waits for a row that is being changed.
 */
export class PageViews1763713101720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table page_view (
        day date not null,
        route text not null,
        thing_id integer not null,
        views integer not null,
        constraint page_view_pk primary key (day, route, thing_id),
        constraint page_view_counts_check check (views > 0 and thing_id >= 0),
        constraint page_view_route_check check (length(route) between 1 and 100)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table page_view');
  }
}
