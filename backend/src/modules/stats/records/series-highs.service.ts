import { Injectable } from '@nestjs/common';
import { SeriesHighsRepository } from './series-highs.repository.ts';

/** The largest numbers of series, which triggers of the database store for the records (R30). */
@Injectable()
export class SeriesHighsService {
  constructor(private readonly highs: SeriesHighsRepository) {}

  /** Compares the stored numbers of all series with their games, and corrects wrong ones. Returns their series. */
  async mendAll(): Promise<number[]> {
    const wrong: number[] = [];
    for (const id of await this.highs.findDivisionIds()) {
      const found = await this.highs.findWrong(id);
      if (found.length > 0) await this.highs.mend(found);
      wrong.push(...found);
    }
    return wrong;
  }
}
