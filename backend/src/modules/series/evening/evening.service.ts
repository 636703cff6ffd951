import { Injectable } from '@nestjs/common';
import { eveningOf } from '../../../domain/series/evening.ts';
import { Clock } from '../../../platform/clock.ts';
import { fromFlatSeries } from '../series-row.ts';
import { EveningRepository } from './evening.repository.ts';
import type { EveningOfPlay } from './evening.ts';

/** The evening of play. */
@Injectable()
export class EveningService {
  constructor(
    private readonly evenings: EveningRepository,
    private readonly clock: Clock,
  ) {}

  /** This evening's series of all divisions; after midnight still those of the evening before. */
  async tonight(): Promise<EveningOfPlay> {
    const evening = eveningOf(this.clock.now());
    const { series, unconfirmed, next } = await this.evenings.find(evening);
    return { day: evening.day, series: series.map(fromFlatSeries), unconfirmed, next };
  }
}
