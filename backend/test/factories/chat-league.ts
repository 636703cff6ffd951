import type { TestApp } from '../harness/app.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { League } from './league.ts';

/** A call to the emulated chat, from its log. */
export interface ChatAct {
  method: string;
  path: string;
  status: number;
  made?: string;
}

/** A division of two teams with accounts in the chat, run by the account `divisionadmin`. */
export async function chatLeague(app: Pick<TestApp, 'db'>) {
  const league = new League(app.db);
  const admin = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  const divisionAdmin = await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  const seasonId = await league.season({ name: 'Vår 2026' });
  const divisionId = await league.division(seasonId, { name: 'Division 1', adminUserId: divisionAdmin.userId });
  const otherDivisionId = await league.division(seasonId, { name: 'Division 2' });
  const home = await league.teamIn(divisionId, 'Norrsken @everyone');
  const away = await league.teamIn(divisionId, 'Vinter');
  for (const [handle, teamId, place] of [
    ['captain', home, 1],
    ['player', home, 2],
    ['captain2', away, 1],
  ] as const) {
    const { playerId } = await linkPlayer(app.db, handle);
    await league.sign(playerId, teamId, '2026-01-05', { sortOrder: place });
  }
  const stranger = await league.player('Utan konto');
  await league.sign(stranger, away, '2026-01-05', { sortOrder: 2 });
  return { league, admin, divisionAdmin, seasonId, divisionId, otherDivisionId, home, away };
}
