import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has got a division's role in the chat, so that it is taken from those who leave its teams. */
export class DivisionRoleBearers1763712800911 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table division_role_bearer (
        division_id integer not null,
        user_id integer not null,
        given_at timestamptz not null default now(),
        constraint division_role_bearer_pk primary key (division_id, user_id),
        constraint division_role_bearer_role_fk foreign key (division_id) references division_role (division_id) on delete cascade,
        constraint division_role_bearer_user_fk foreign key (user_id) references app_user (id) on delete cascade
      );
      create index division_role_bearer_user_idx on division_role_bearer (user_id);
      insert into division_role_bearer (division_id, user_id, given_at)
      select r.division_id, u.id, o.done_at from division_role r
        join outbox_entry o on o.key like 'give-role:' || r.division_id || ':%' and o.done_at is not null
        join app_user u on u.discord_id = o.payload->>'discordId'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table division_role_bearer');
  }
}
