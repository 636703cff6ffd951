import { PlayerTotalsRepository } from '../modules/seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../modules/seasons/divisions/player-totals.service.ts';
import type { WrongNumbers } from '../modules/stats/check/wrong-numbers.ts';
import { RecordSumsRepository } from '../modules/stats/records/record-sums.repository.ts';
import { RecordSumsService } from '../modules/stats/records/record-sums.service.ts';
import { createDataSource } from '../platform/db/data-source.ts';
import { Db } from '../platform/db/db.ts';

/** Compares everything that the nightly check does, with a connection of its own, and changes nothing. */
export async function verifyTotals(databaseUrl: string): Promise<WrongNumbers> {
  const dataSource = await createDataSource(databaseUrl, { purpose: 'operator', poolSize: 1 }).initialize();
  const db = new Db(dataSource);
  try {
    const totals = await new PlayerTotalsService(db, new PlayerTotalsRepository(db)).findWrong();
    return { totals, ...(await new RecordSumsService(new RecordSumsRepository(db)).findWrong()) };
  } finally {
    await dataSource.destroy();
  }
}

/** A line for each wrong sum. Totals are shown with both numbers: games, score, goals, assists, saves, shots, series won. */
export const linesOf = ({ totals, series, divisions, players }: WrongNumbers): string[] => [
  ...totals.map(
    ({ division, team, player, stored, counted }) =>
      `division ${division}, team ${team}, player ${player}: stored ${shown(stored)}, games ${shown(counted)}`,
  ),
  ...series.map((id) => `series ${id}: its stored largest numbers differ from its games`),
  ...divisions.map((id) => `division ${id}: its teams' stored seasons differ from its series`),
  ...players.map((id) => `player ${id}: their stored seasons or career differ from their totals`),
];

const shown = (sums: number[] | null): string => sums?.join(' ') ?? 'none';
