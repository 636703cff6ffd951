import { ROLE_IDS, type RoleName } from '../../src/domain/actor.ts';
import { DEMO_ACCOUNTS } from '../../src/integrations/discord/emulator/demo-accounts.ts';
import type { Db } from '../../src/platform/db/db.ts';

export interface LeagueAccount {
  nationality?: string;
  isMember?: boolean;
  roles?: RoleName[];
  /** false: the player lacks their details. */
  complete?: boolean;
}

/** Gives a demo account a player, as the demo league would; returns the ids. */
export async function linkPlayer(
  db: Db,
  handle: string,
  account: LeagueAccount = {},
): Promise<{ userId: number; playerId: number }> {
  const { nationality = 'SE', isMember = true, roles = [], complete = true } = account;
  const demo = DEMO_ACCOUNTS.find((known) => known.handle === handle);
  if (!demo) throw new Error(`no demo account ${handle}`);
  const [user] = await db.query<{ id: number }>(
    `insert into app_user (discord_id, discord_username, email, email_verified) values ($1, $2, $3, true) returning id`,
    [demo.discordId, handle, demo.email],
  );
  const userId = user?.id ?? 0;
  const [player] = await db.query<{ id: number }>(
    `insert into player (user_id, nickname, nationality, platform, platform_id, birthdate)
     values ($1, $2, $3, 'steam', $4, $5) returning id`,
    [userId, handle, nationality, `id-${handle}`, complete ? '2000-01-31' : null],
  );
  if (isMember) await db.query('insert into association_member (email) values ($1)', [demo.email]);
  for (const role of roles)
    await db.query('insert into user_role (user_id, role) values ($1, $2)', [userId, ROLE_IDS[role]]);
  return { userId, playerId: player?.id ?? 0 };
}
