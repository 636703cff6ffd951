import { Injectable } from '@nestjs/common';
import { previewFrom, verdictFrom } from './series-preview.ts';
import type { SeriesPreview, SeriesVerdict } from './series-preview.ts';
import { SeriesPreviewRepository } from './series-preview.repository.ts';

/** What can be said about a series before and after it is played (R28). */
@Injectable()
export class SeriesPreviewService {
  constructor(private readonly previews: SeriesPreviewRepository) {}

  /** Null for an unknown series, and for one that has a result. */
  async previewOf(seriesId: number): Promise<SeriesPreview | null> {
    const facts = await this.previews.findPreview(seriesId);
    return facts && previewFrom(facts);
  }

  /** Null for an unknown series, and for one that was not played: a walkover decides without play (R5). */
  async verdictOf(seriesId: number): Promise<SeriesVerdict | null> {
    const facts = await this.previews.findVerdict(seriesId);
    return facts && verdictFrom(facts);
  }
}
