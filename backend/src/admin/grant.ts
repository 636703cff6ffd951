import type { Client } from 'pg';
import { ROLE_IDS, type RoleName } from '../domain/actor.ts';

/** Is this the name of a staff role? */
export const isRoleName = (text: string): text is RoleName => Object.hasOwn(ROLE_IDS, text);

/**
 * Gives a staff role to the account with this id at the chat provider. The account must have signed in once.
 * @returns what happened, in a sentence
 */
export async function grantRole(client: Client, chatId: string, role: RoleName): Promise<string> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, discord_username as name from app_user where discord_id = $1',
    [chatId],
  );
  const user = rows[0];
  if (!user)
    throw new Error(`No one with chat id ${chatId} has signed in yet: let them sign in once, then repeat this.`);
  const { rowCount } = await client.query(
    'insert into user_role (user_id, role) values ($1, $2) on conflict do nothing',
    [user.id, ROLE_IDS[role]],
  );
  return rowCount === 0 ? `${user.name} is ${role} already.` : `${user.name} is ${role} now.`;
}
