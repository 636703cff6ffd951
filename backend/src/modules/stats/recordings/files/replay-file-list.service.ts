import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { Clock } from '../../../../platform/clock.ts';
import { joinedRead } from '../../../../platform/health/joined-read.ts';
import { Metrics } from '../../../../platform/health/metrics.ts';
import { SeriesReportService } from '../../../series/report/series-report.service.ts';
import type {
  ReplayFileCause,
  ReplayFileCount,
  ReplayFileFilter,
  ReplayFileRow,
  SeriesReplay,
} from './replay-file-list.ts';
import { ReplayFileListRepository } from './replay-file-list.repository.ts';

/** The longest page of the list. */
export const MOST = 200;
const OF_LATE_MS = 30 * 24 * 3_600_000;

/** What staff see of one kind of kept files. */
export interface ReplayFilePage {
  items: ReplayFileRow[];
  counts: ReplayFileCount[];
  causes: ReplayFileCause[];
}

/** Kept replay files, for those who watch over their reading (R38): a new version of the game can stop it. */
@Injectable()
export class ReplayFileListService implements OnModuleInit {
  private readonly countFiles = joinedRead(() => this.list.count());

  constructor(
    private readonly list: ReplayFileListRepository,
    private readonly reports: SeriesReportService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const gauge = (name: string, help: string, counts: (status: ReplayFileCount['status']) => boolean) =>
      this.metrics.gauge(name, help, async () =>
        (await this.countFiles()).reduce((sum, { status, files }) => (counts(status) ? sum + files : sum), 0),
      );
    gauge('replay_files_waiting', 'Kept replay files that wait to be read', (status) => status === 'waiting');
    gauge('replay_files_read', 'Kept replay files that were read', (status) => status === 'read');
    gauge(
      'replay_files_failed',
      'Kept replay files that could not be read',
      (status) => status !== 'waiting' && status !== 'read',
    );
  }

  /** At most `first` files, 1 to 200, with what became of all of them and why some failed in the last 30 days. */
  async page(filter: ReplayFileFilter, first: number): Promise<ReplayFilePage> {
    const [items, counts, causes] = await Promise.all([
      this.list.findPage(filter, Math.min(Math.max(first, 1), MOST)),
      this.list.count(),
      this.list.findCauses(new Date(this.clock.now().getTime() - OF_LATE_MS)),
    ]);
    return { items, counts, causes };
  }

  /** The games of a series that were filled from a file. Refuses an unknown series (SERIES_NOT_FOUND). */
  async ofSeries(actor: Actor, seriesId: number): Promise<SeriesReplay[]> {
    await this.reports.existingForm(actor, seriesId);
    return this.list.findOfSeries(seriesId);
  }
}
