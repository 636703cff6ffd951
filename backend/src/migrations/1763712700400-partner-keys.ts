import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Partners' keys get a contact, scopes and a limit of their own, and their use is known by day. `api_key_bucket` is
 * unlogged: a crash may lose it, and writing it must cost little. Neither table of use points at `api_key`, so that
 * counting never waits for a key that is being changed.
 */
export class PartnerKeys1763712700400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_key
        add column contact text not null default '',
        add column scopes text[] not null default '{graphql:read,rest:read}',
        add column own_limit integer,
        add column made_by_user_id integer,
        add column version integer not null default 0,
        add constraint api_key_made_by_fk foreign key (made_by_user_id) references app_user (id) on delete set null,
        add constraint api_key_contact_check check (length(contact) <= 200),
        add constraint api_key_scopes_check
          check (cardinality(scopes) > 0 and scopes <@ '{graphql:read,rest:read}'::text[]),
        add constraint api_key_own_limit_check check (own_limit between 1 and 60000);
      -- keys so far opened both doors; a new one says which
      alter table api_key alter column scopes drop default;

      create unlogged table api_key_bucket (
        key_id integer not null,
        full_at double precision not null,
        is_taken boolean not null,
        constraint api_key_bucket_pk primary key (key_id)
      );

      create table api_key_use (
        key_id integer not null,
        day date not null,
        calls integer not null,
        refused integer not null,
        last_at timestamptz not null,
        constraint api_key_use_pk primary key (key_id, day),
        constraint api_key_use_counts_check check (calls >= 0 and refused between 0 and calls)
      );
      create index api_key_use_day_idx on api_key_use (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table api_key_use;
      drop table api_key_bucket;
      alter table api_key
        drop column contact, drop column scopes, drop column own_limit, drop column made_by_user_id, drop column version;
    `);
  }
}
