import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What instances tell operators: that they run, with their jobs, and sums of errors and slow statements by the hour. */
export class Operations1795100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table instance (
        id uuid not null,
        host text not null,
        version text not null,
        started_at timestamptz not null,
        seen_at timestamptz not null,
        has_ended boolean not null,
        disk_free bigint,
        memory bigint not null,
        jobs jsonb not null,
        constraint instance_pk primary key (id)
      );
      create table operation_count (
        hour timestamptz not null,
        kind text not null,
        name text not null,
        count integer not null,
        total_ms bigint not null,
        slowest_ms integer not null,
        last_at timestamptz not null,
        request_ids text[] not null,
        constraint operation_count_pk primary key (hour, kind, name),
        constraint operation_count_kind_check check (kind in ('error', 'slow-statement')),
        constraint operation_count_sums_check check (count > 0 and total_ms >= 0 and slowest_ms >= 0),
        constraint operation_count_request_ids_check check (cardinality(request_ids) <= 5)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operation_count; drop table instance');
  }
}
