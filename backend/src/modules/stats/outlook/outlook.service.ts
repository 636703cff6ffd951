import { Injectable } from '@nestjs/common';
import { outlookFrom, verdictFrom } from './outlook.ts';
import type { SeriesOutlook, SeriesVerdict } from './outlook.ts';
import { OutlookRepository } from './outlook.repository.ts';

/** What can be said about a series before and after it is played (R28). */
@Injectable()
export class OutlookService {
  constructor(private readonly outlooks: OutlookRepository) {}

  /** Null for an unknown series, and for one that has a result. */
  async outlookOf(seriesId: number): Promise<SeriesOutlook | null> {
    const facts = await this.outlooks.findOutlook(seriesId);
    return facts && outlookFrom(facts);
  }

  /** Null for an unknown series, and for one that was not played: a walkover decides without play (R5). */
  async verdictOf(seriesId: number): Promise<SeriesVerdict | null> {
    const facts = await this.outlooks.findVerdict(seriesId);
    return facts && verdictFrom(facts);
  }
}
