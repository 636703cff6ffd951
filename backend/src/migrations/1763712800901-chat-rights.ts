import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which right the bot lacked when the chat refused a task, so that staff are told which one to give. */
export class ChatRights1763712800901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox_entry add column missing_right text,
        add constraint outbox_entry_missing_right_check check (missing_right is null or (missing_right in
          ('view-channels', 'send-messages', 'read-history', 'manage-channels', 'manage-roles') and last_error is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox_entry drop column missing_right');
  }
}
