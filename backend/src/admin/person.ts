import type { Client } from 'pg';

/** An account, and what belongs to the same person. */
export interface Person {
  userId: number;
  discordId: string;
  playerId: number | null;
  createdAt: Date;
  /** The person's membership; null without one, and when the account's address was never confirmed. */
  associationMemberId: number | null;
}

/**
 * The person of an account. The membership of another cannot be reached by typing an address into the chat: only a
 * confirmed one counts, as everywhere (R12).
 * @param who the account's id at the chat provider, or its number here
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
