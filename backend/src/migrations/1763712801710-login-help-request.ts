import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['newTeam', 'existingUser', 'newImages', 'transfer', 'changeTeamInfo', 'leaveTeam', 'gameAccount'];

const checkSql = (kinds: readonly string[]): string => `
  alter table approval_request
    drop constraint approval_request_kind_check,
    add constraint approval_request_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}));`;

/** A person whose login was stopped asks staff for help with their membership (R12). */
export class LoginHelpRequest1763712801710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checkSql([...KINDS, 'loginHelp']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from approval_request where kind = 'loginHelp'`);
    await runner.query(checkSql(KINDS));
  }
}
