import type { Snapshot } from '../../../platform/db/snapshots.ts';
import type { FeedPlace } from '../events/league-event.ts';
import { tableFrom } from '../../stats/standings/standings-table.ts';
import { headTextOf, rowsTextOf } from './export-text.ts';
import { headerOf, type ExportFormat, type ExportName, type ExportRow } from './export-files.ts';
import type { ExportedResults, ExportsRepository } from './exports.repository.ts';

/** A file's name, and its season; null for all. */
export interface Wanted {
  name: ExportName;
  seasonId: number | null;
}

/** The league at one moment, as files. */
export class LeagueSnapshot {
  constructor(
    private readonly repository: ExportsRepository,
    private readonly snapshot: Snapshot,
    private readonly now: Date,
  ) {}

  hasSeason(id: number): Promise<boolean> {
    return this.repository.existsSeason(this.snapshot, id);
  }

  count({ name, seasonId }: Wanted): Promise<number> {
    return this.repository.count(this.snapshot, name, seasonId);
  }

  /** The file's text in parts. The next part is read when it is asked for. */
  async *text({ name, seasonId }: Wanted, format: ExportFormat): AsyncGenerator<string> {
    yield headTextOf(name, format);
    for await (const rows of this.rows({ name, seasonId })) yield rowsTextOf(name, format, rows);
  }

  /** Where the feed of events is at this moment. */
  place(): Promise<FeedPlace> {
    return this.repository.place(this.snapshot);
  }

  /** Holds a word until this is closed; false when another holder has it. */
  tryAdvisoryLock(word: string): Promise<boolean> {
    return this.repository.tryAdvisoryLock(this.snapshot, word);
  }

  /** Gives back every word, before the rest is closed. */
  letGo(): Promise<void> {
    return this.repository.letGo(this.snapshot);
  }

  close(): Promise<void> {
    return this.snapshot.close();
  }

  private rows({ name, seasonId }: Wanted): AsyncIterable<ExportRow[]> {
    if (name === 'standings') return tablesOf(this.repository.results(this.snapshot, seasonId));
    return this.repository.batches(this.snapshot, name, seasonId, this.now);
  }
}

/** The table of each division, as the domain computes it (R3, R4). */
async function* tablesOf(divisions: AsyncIterable<ExportedResults>): AsyncGenerator<ExportRow<'standings'>[]> {
  const columns = headerOf('standings') as (keyof ExportRow<'standings'>)[];
  for await (const { seasonId, results } of divisions) {
    const entered = new Map(results.teams.map((team) => [team.id, team]));
    yield tableFrom(results, []).map((row) => {
      const { decider = null, areResultsAnnulled = false } = entered.get(row.team.id) ?? {};
      const all = {
        ...{ ...row, seasonId, divisionId: results.divisionId, decider, areResultsAnnulled },
        ...{ teamId: row.team.id, team: row.team.name, logo: row.team.logo },
      };
      return Object.fromEntries(columns.map((column) => [column, all[column]])) as ExportRow<'standings'>;
    });
  }
}
