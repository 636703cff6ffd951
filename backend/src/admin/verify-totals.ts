import { PlayerTotalsRepository } from '../modules/seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../modules/seasons/divisions/player-totals.service.ts';
import type { WrongTotal } from '../modules/seasons/divisions/player-totals.ts';
import { openDataSource } from '../platform/db/data-source.ts';
import { Db } from '../platform/db/db.ts';

/** Compares everything that the nightly check does, with a connection of its own, and changes nothing. */
export async function verifyTotals(databaseUrl: string): Promise<WrongTotal[]> {
  const dataSource = await openDataSource(databaseUrl, { purpose: 'operator', poolSize: 1 });
  const db = new Db(dataSource);
  try {
    return await new PlayerTotalsService(db, new PlayerTotalsRepository(db)).findWrong();
  } finally {
    await dataSource.destroy();
  }
}

/** A line for each wrong sum. Totals are shown with both numbers: games, score, goals, assists, saves, shots, series won. */
export const linesOf = (totals: readonly WrongTotal[]): string[] =>
  totals.map(
    ({ division, team, player, stored, counted }) =>
      `division ${division}, team ${team}, player ${player}: stored ${shown(stored)}, games ${shown(counted)}`,
  );

const shown = (sums: number[] | null): string => sums?.join(' ') ?? 'none';
