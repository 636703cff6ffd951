import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Captains ask that an account of a replay is attached to a player of their team (R27). Of these requests an asker may
 * have several open ones, but an account is in one of them only, whoever asks (R10).
 */
export class GameAccountRequest1763712600610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table approval_request
        drop constraint approval_request_kind_check,
        add constraint approval_request_kind_check check (
          kind in ('newTeam', 'existingUser', 'newImages', 'transfer', 'changeTeamInfo', 'leaveTeam', 'gameAccount')
        );
      drop index approval_request_one_open;
      create unique index approval_request_one_open on approval_request (kind, user_id)
        where status = 'pending' and kind <> 'gameAccount';
      create unique index approval_request_one_open_account
        on approval_request ((payload->>'platform'), lower(payload->>'platformId'))
        where status = 'pending' and kind = 'gameAccount';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from approval_request where kind = 'gameAccount';
      drop index approval_request_one_open_account;
      drop index approval_request_one_open;
      create unique index approval_request_one_open on approval_request (kind, user_id) where status = 'pending';
      alter table approval_request
        drop constraint approval_request_kind_check,
        add constraint approval_request_kind_check check (
          kind in ('newTeam', 'existingUser', 'newImages', 'transfer', 'changeTeamInfo', 'leaveTeam')
        );
    `);
  }
}
