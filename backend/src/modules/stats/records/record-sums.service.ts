import { Injectable } from '@nestjs/common';
import { RecordSumsRepository } from './record-sums.repository.ts';
import type { WrongSums } from './record-sums.ts';

/** What triggers of the database store so that records are found quickly (R30). */
@Injectable()
export class RecordSumsService {
  constructor(private readonly sums: RecordSumsRepository) {}

  /**
   * Compares all of it with what it is counted from, and corrects what is wrong. Players' seasons are counted from their sums in
   * divisions, so those must be right before. Returns what was wrong.
   */
  async mendAll(): Promise<WrongSums> {
    const wrong: WrongSums = { series: [], divisions: [], players: await this.sums.findWrongPlayers() };
    if (wrong.players.length > 0) await this.sums.countPlayers(wrong.players);
    for (const id of await this.sums.findDivisionIds()) {
      const series = await this.sums.findWrongSeries(id);
      if (series.length > 0) await this.sums.countSeries(series);
      wrong.series.push(...series);
      if (await this.sums.isWrong(id)) {
        await this.sums.countTeams(id);
        wrong.divisions.push(id);
      }
    }
    return wrong;
  }
}
