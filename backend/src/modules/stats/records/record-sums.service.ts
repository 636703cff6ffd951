import { Injectable } from '@nestjs/common';
import { RecordSumsRepository } from './record-sums.repository.ts';
import type { WrongSums } from './record-sums.ts';

/** What triggers of the database store so that records are found quickly (R30). */
@Injectable()
export class RecordSumsService {
  constructor(private readonly sums: RecordSumsRepository) {}

  /** Compares all of it with what it is counted from, and changes nothing. Returns what is wrong. */
  findWrong(): Promise<WrongSums> {
    return this.compare(() => Promise.resolve());
  }

  /**
   * Compares all of it with what it is counted from, and corrects what is wrong. Players' seasons are counted from their sums in
   * divisions, so those must be right before. Returns what was wrong.
   */
  mendAll(): Promise<WrongSums> {
    return this.compare(async ({ series, divisions, players }) => {
      if (players.length > 0) await this.sums.countPlayers(players);
      if (series.length > 0) await this.sums.countSeries(series);
      for (const id of divisions) await this.sums.countTeams(id);
    });
  }

  /** Compares the players, then one division at a time, and hands on what is wrong with each. Returns all of it. */
  private async compare(handle: (found: WrongSums) => Promise<void>): Promise<WrongSums> {
    const wrong: WrongSums = { series: [], divisions: [], players: await this.sums.findWrongPlayers() };
    await handle(wrong);
    for (const id of await this.sums.findDivisionIds()) {
      const series = await this.sums.findWrongSeries(id);
      const divisions = (await this.sums.isWrong(id)) ? [id] : [];
      await handle({ series, divisions, players: [] });
      wrong.series.push(...series);
      wrong.divisions.push(...divisions);
    }
    return wrong;
  }
}
