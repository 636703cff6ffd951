import { ApprovalRequest } from '../../src/modules/requests/approval-request.entity.ts';
import { Sanction } from '../../src/modules/players/sanctions/sanction.entity.ts';
import { GameAccount } from '../../src/modules/players/game-account.entity.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { League, Row } from './league.ts';
import { insertRow } from './rows.ts';

/** A person's two players, and where they played. */
export interface RegisteredTwice {
  first: number;
  /** The same as `first` in a league that knew from the start that they are one. */
  second: number;
  /** The account of the first player. */
  userId: number;
  divisions: { id: number; discriminator: string; seasonId: number }[];
  teams: { home: number; second: number; champion: number };
  /** In the first division: a series of the first player, and a played one of the second. */
  played: { first: number; second: number };
}

/** Where to store. */
interface Stored {
  db: Db;
  league: League;
}

/**
 * A person who plays as two players: in the same division for the same team and for another one, and in another season
 * for the champions. With `isOne` they have one player from the start, and everything else is the same.
 */
export async function registeredTwice(
  { db, league }: Stored,
  { isOne = false, name = 'Nova', year = 2025 }: { isOne?: boolean; name?: string; year?: number } = {},
): Promise<RegisteredTwice> {
  const one = await league.season({ name: `${name} 1`, startsOn: `${year}-01-01`, endsOn: `${year}-06-30` });
  const two = await league.season({ name: `${name} 2`, startsOn: `${year + 1}-01-01`, endsOn: `${year + 1}-06-30` });
  const [d1, d2] = [
    await league.division(one, { discriminator: 'ett' }),
    await league.division(two, { discriminator: 'tva' }),
  ];
  const home = await league.teamIn(d1, `${name} hemma`);
  const other = await league.teamIn(d1, `${name} borta`);
  const second = await league.teamIn(d1, `${name} andra`);
  const champion = await league.teamIn(d2, `${name} mästare`);
  const loser = await league.teamIn(d2, `${name} tvåa`);
  const userId = await league.user();
  const rival = await league.player(`Rival ${name}`);
  const own = { userId, nationality: 'SE', mmr: 900 };
  const more = { twitch: 'nova', birthdate: '2001-02-03', platform: 'epic' as const, platformId: `epic-${name}` };
  const p1 = await league.player(name, isOne ? { ...own, ...more } : own);
  const p2 = isOne ? p1 : await league.player(`${name}2`, { ...more, mmr: 800 });

  await league.sign(rival, other, `${year}-01-01T12:00:00Z`, { sortOrder: 1 });
  await league.sign(p1, home, `${year}-01-01T12:00:00Z`, {
    sortOrder: 1,
    validTo: `${year}-0${isOne ? 4 : 3}-01T12:00:00Z`,
  });
  if (!isOne) {
    await league.sign(p2, home, `${year}-02-01T12:00:00Z`, { sortOrder: 1, validTo: `${year}-04-01T12:00:00Z` });
  }
  await league.sign(p2, second, `${year}-04-01T12:00:00Z`, { validTo: `${year}-06-01T12:00:00Z` });
  await league.sign(p2, champion, `${year + 1}-01-01T12:00:00Z`, { sortOrder: 1 });

  const games = (row: Row) => [
    { goals: [2, 0], home: [row], away: [[rival, 150, 0, 1, 3, 2]] } as const,
    { goals: [3, 1], home: [row], away: [[rival, 250, 1, 0, 2, 4]] } as const,
    { goals: [1, 0], home: [row], away: [[rival, 100, 0, 0, 5, 1]] } as const,
  ];
  const when = (day: string) => ({ scheduledAt: `${day}T18:00:00Z`, reportedAt: `${day}T20:00:00Z` });
  const ofFirst = await league.played(d1, [home, other], games([p1, 400, 2, 1, 1, 4]), when(`${year}-01-20`));
  const ofSecond = await league.played(d1, [home, other], games([p2, 300, 1, 0, 2, 3]), when(`${year}-03-20`));
  await league.played(d1, [second, other], games([p2, 500, 1, 1, 1, 2]), when(`${year}-05-20`));
  await league.played(d2, [champion, loser], games([p2, 450, 2, 0, 0, 5]), when(`${year + 1}-02-20`));

  await insertRow(db, GameAccount, { playerId: p1, platform: 'steam', accountId: `steam-${name}` });
  await insertRow(db, GameAccount, { playerId: p2, platform: 'epic', accountId: `epic-${name}`, displayName: name });
  return {
    first: p1,
    second: p2,
    userId,
    divisions: [
      { id: d1, discriminator: 'ett', seasonId: one },
      { id: d2, discriminator: 'tva', seasonId: two },
    ],
    teams: { home, second, champion },
    played: { first: ofFirst, second: ofSecond },
  };
}

/** Invites and requests of the second player, also some that end with the merge. */
export async function askedTwice(
  { db, league }: Stored,
  { first, second, userId, teams }: RegisteredTwice,
): Promise<{ doubled: number; own: number; open: number; sent: number; request: number }> {
  const [inviting, captain] = [await league.team(`Bjuder ${second}`), await league.player(`Bjudare ${second}`)];
  await league.invite(inviting, captain, first);
  const doubled = await league.invite(inviting, captain, second);
  const own = await league.invite(teams.champion, captain, first);
  const open = await league.invite(teams.second, captain, second);
  const sent = await league.invite(teams.champion, second, captain, { status: 2, decidedAt: '2026-02-01T12:00:00Z' });
  const payload = { avatar: 'images/nova.png' };
  const decided = { status: 'cancelled' as const, decidedAt: '2026-02-01T12:00:00Z' };
  const request = await insertRow(db, ApprovalRequest, {
    kind: 'newImages',
    userId,
    playerId: second,
    payload,
    ...decided,
  });
  await insertRow(db, Sanction, {
    kind: 'warning',
    playerId: second,
    startsOn: '2026-02-01',
    reasonSv: 'Sen till en serie',
    decidedAt: '2026-02-01T12:00:00Z',
  });
  return { doubled, own, open, sent, request };
}
