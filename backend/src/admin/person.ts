import type { Client } from 'pg';

/** An account, and the ids of the same person elsewhere. */
export interface Person {
  userId: number;
  discordId: string;
  playerId: number | null;
  createdAt: Date;
  /** The person's membership. Null without one, and when the account's address was never confirmed. */
  associationMemberId: number | null;
}

/**
 * The person of an account. Only a confirmed address leads to a membership (R12), so that typing another person's
 * address into the chat reveals nothing.
 * @param who the account's id at the chat provider, or its id here
 */
export async function findPerson(client: Client, who: string): Promise<Person> {
  const { rows } = await client.query<Person>(
    `select u.id as "userId", u.discord_id as "discordId", p.id as "playerId", u.created_at as "createdAt",
            m.id as "associationMemberId"
       from app_user u
       left join player p on p.user_id = u.id
       left join association_member m on u.email_verified and m.email = u.email::citext
      where u.discord_id = $1 or u.id::text = $1
      order by u.discord_id = $1 desc limit 1`,
    [who.trim()],
  );
  if (!rows[0]) throw new Error(`There is no one ${who}.`);
  return rows[0];
}
