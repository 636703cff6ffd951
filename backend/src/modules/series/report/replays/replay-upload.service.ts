import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { suspendedWarnings } from '../../../../domain/replays/suspended-warnings.ts';
import { assertFileCount, proposeGames } from '../../../../domain/replays/replay-matching.ts';
import type {
  AccountOwner,
  ReplayFile,
  ReplayProposal,
  ReplayUpload,
  RosterPlayer,
} from '../../../../domain/replays/replay-proposal.ts';
import { accountsOf } from '../../../../domain/replays/replay-row-keys.ts';
import { assertMayChange } from '../../../../domain/series/series-report.ts';
import { mapSides } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.ts';
import { ReplayContextRepository } from './replay-context.repository.ts';
import { ReplayReader } from './replay-reader.ts';
import type { ArrivedReplay } from './replay-reader.ts';
import { READS_OF_STAFF } from './replay-limits.ts';
import { SeriesReportService } from '../series-report.service.ts';
import type { SeriesReportForm } from '../series-report.service.ts';
import type { EligiblePlayer } from '../eligible-player.ts';

/** Fills the report form from replay files (R15). Stores nothing; the whole files come when the report is saved (R38). */
@Injectable()
export class ReplayUploadService {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly reader: ReplayReader,
    private readonly context: ReplayContextRepository,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  /** Before a form is read: refuses who may not report the series, and counts the call (TOO_MANY_REQUESTS). */
  async assertMaySend(actor: Actor, seriesId: number): Promise<void> {
    await this.reports.assertMayChange(actor, seriesId);
    await this.limiter.take(READS_OF_STAFF, String(actor.userId));
  }

  /** The values for the form. A single file fills `gameNumber`, or else the first game without a result. */
  async propose(
    actor: Actor,
    seriesId: number,
    files: readonly ArrivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    const form = await this.reports.existingForm(actor, seriesId);
    assertMayChange(actor, form);
    return this.proposeFor(form, files, gameNumber);
  }

  /** The same for a form that the caller may fill. */
  async proposeFor(
    form: SeriesReportForm,
    files: readonly ArrivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    const { seriesId } = form;
    assertFileCount(form.format, files.length);
    const read = await this.reader.readAll(files);
    if (read.some((file) => 'boxScore' in file)) await this.context.announceFiles();
    const around = await this.around(seriesId, read);
    const proposal = proposeGames({
      format: form.format,
      rosters: mapSides({ home: null, away: null }, (_, side) =>
        form.players.filter((p) => p.side === side).map((player) => asRosterPlayer(player, around.owners)),
      ),
      files: read,
      gameNumber,
      filled: form.games,
      ...around,
    });
    const suspended = form.players.filter((player) => player.suspended !== null);
    return { ...proposal, warnings: [...proposal.warnings, ...suspendedWarnings(proposal.games, suspended)] };
  }

  /** What the league knows about the files, besides the two teams. */
  private async around(
    seriesId: number,
    files: readonly ReplayFile[],
  ): Promise<Required<Pick<ReplayUpload, 'owners' | 'elsewhere'>> & Pick<ReplayUpload, 'calendar'>> {
    const boxScores = files.flatMap((file) => ('boxScore' in file ? [file.boxScore] : []));
    const [owners, elsewhere, seasonStartsAt] = await Promise.all([
      this.context.findOwners(seriesId, accountsOf(boxScores)),
      this.context.findElsewhere(seriesId, boxScores),
      this.context.findSeasonStart(seriesId),
    ]);
    return { owners, elsewhere, calendar: seasonStartsAt ? { seasonStartsAt, now: this.clock.now() } : undefined };
  }
}

/** The players with those of their accounts that are in the files. */
const asRosterPlayer = ({ playerId, nickname }: EligiblePlayer, owners: readonly AccountOwner[]): RosterPlayer => ({
  playerId,
  nickname,
  accounts: owners.filter((owner) => owner.playerId === playerId),
});
