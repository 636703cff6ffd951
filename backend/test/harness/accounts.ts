import type { RoleName } from '../../src/domain/actor.ts';
import { DEMO_ACCOUNTS } from '../../src/integrations/discord/emulator/demo-accounts.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { League } from '../factories/league.ts';

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
  const league = new League(db);
  const { discordId, email } = demo;
  const userId = await league.user({ discordId, discordUsername: handle, email, emailVerified: true }, roles);
  const playerId = await league.player(handle, {
    userId,
    nationality,
    platform: 'steam',
    platformId: `id-${handle}`,
    birthdate: complete ? '2000-01-31' : null,
  });
  if (isMember) await league.member(email);
  return { userId, playerId };
}

/** The logins of now do not end while a long test runs, however slow the machine is. */
export const keepLogins = (db: Db): Promise<unknown> =>
  db.query(
    "update session set access_expires_at = now() + interval '10 days', expires_at = now() + interval '10 days'",
  );
