import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { Snapshots } from '../../../platform/db/snapshots.ts';
import type { FeedPlace } from '../events/league-event.ts';
import { ExportPlaces, takePlaceOfAll } from './export-places.ts';
import { headerOf, type ExportFormat } from './export-files.ts';
import { ExportsRepository } from './exports.repository.ts';
import { LeagueSnapshot, type Wanted } from './league-snapshot.ts';

/** The longest time of an export, in milliseconds. */
export const LONGEST_MS = 300_000;
/**
 * The fields of an export for one unit of a caller's bucket. They are read by one statement and written as they are, so
 * they cost a fifth of a GraphQL answer's (docs/decisions/015).
 */
const FIELDS_OF_A_UNIT = 2500;

/** An export that has begun. The caller closes it. */
export interface OpenExport {
  /** Its cost in units of the caller's bucket. */
  units: number;
  /** Where the feed was when it began. */
  place: FeedPlace;
  text(): AsyncGenerator<string>;
  close(): Promise<void>;
}

/** The league's public data as files (R36). */
@Injectable()
export class ExportsService {
  private readonly places = new ExportPlaces();

  constructor(
    private readonly snapshots: Snapshots,
    private readonly repository: ExportsRepository,
    private readonly clock: Clock,
  ) {}

  /** The league at this moment. The caller closes it. */
  async snapshot(): Promise<LeagueSnapshot> {
    return new LeagueSnapshot(this.repository, await this.snapshots.open(LONGEST_MS), this.clock.now());
  }

  /**
   * Begins an export for an address. Refuses too many at the same time (429, 503), and an unknown season (NOT_FOUND).
   */
  async open(address: string, wanted: Wanted, format: ExportFormat): Promise<OpenExport> {
    const giveBack = this.places.take(address);
    const league = await this.snapshot().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    const close = async (): Promise<void> => {
      await league.close();
      giveBack();
    };
    try {
      await takePlaceOfAll((word) => league.tryAdvisoryLock(word), address);
      if (wanted.seasonId !== null && !(await league.hasSeason(wanted.seasonId))) {
        throw new LeagueError('NOT_FOUND', 'api.error.not-found', { field: 'seasonId' });
      }
      const fields = (await league.count(wanted)) * headerOf(wanted.name).length;
      const units = Math.max(1, Math.ceil(fields / FIELDS_OF_A_UNIT));
      const place = await league.place();
      return {
        units,
        place,
        close,
        text: () => whole(league.text(wanted, format), () => league.letGo().then(giveBack)),
      };
    } catch (error) {
      await close();
      throw error;
    }
  }
}

/** The file's text. The places are free before its reader sees its end, so that they may ask for the next one at once. */
async function* whole(text: AsyncGenerator<string>, letGo: () => Promise<void>): AsyncGenerator<string> {
  yield* text;
  await letGo();
}
