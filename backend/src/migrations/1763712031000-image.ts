import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The uploader of each picture, and whether it is public. The change stamp does not move, because a picture's name
 * never changes.
 */
export class Image1763712031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table image (
        name text not null,
        is_public boolean not null default false,
        uploaded_by_user_id integer,
        created_at timestamptz not null default now(),
        constraint image_pk primary key (name),
        constraint image_uploaded_by_fk foreign key (uploaded_by_user_id) references app_user (id) on delete set null
      );
      create index image_uploaded_by_idx on image (uploaded_by_user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table image');
  }
}
