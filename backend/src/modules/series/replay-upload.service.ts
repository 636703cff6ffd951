import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { assertFileCount, proposeGames } from '../../domain/replay-matching.ts';
import type { FileRefusal, ReplayFile, ReplayProposal, RosterPlayer } from '../../domain/replay-proposal.ts';
import { assertMayReport } from '../../domain/series-report.ts';
import { mapSides } from '../../domain/sides.ts';
import { ReplayParserSource } from './replay-parser-source.ts';
import { SeriesReportService } from './series-report.service.ts';
import type { EligiblePlayer } from './series-report.repository.ts';

/** No replay is larger than a quarter of this. */
export const MAX_REPLAY_BYTES = 10 * 1024 * 1024;

/** A file as it arrived; `content` is null when it was larger than `MAX_REPLAY_BYTES`. */
export interface ReceivedReplay {
  name: string;
  content: Buffer | null;
}

/** Fills the report form from replay files (R15). Stores nothing. */
@Injectable()
export class ReplayUploadService {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly source: ReplayParserSource,
  ) {}

  /** What the form is filled with. A single file fills `gameNumber`, or the first game that is not reported yet. */
  async propose(
    actor: Actor,
    seriesId: number,
    files: readonly ReceivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    const form = await this.reports.existingForm(actor, seriesId);
    assertMayReport(actor, form);
    assertFileCount(form.format, files.length);
    const read: ReplayFile[] = [];
    for (const file of files) {
      read.push(await this.read(file));
      // reading a file holds everybody else up: between two of them they have their turn
      await setImmediate();
    }
    return proposeGames({
      format: form.format,
      rosters: mapSides({ home: null, away: null }, (_, side) =>
        form.players.filter((p) => p.side === side).map(asRosterPlayer),
      ),
      files: read,
      gameNumber,
      filled: form.games,
    });
  }

  private async read({ name, content }: ReceivedReplay): Promise<ReplayFile> {
    if (content === null) return { name, sha256: null, refusal: tooLarge(name) };
    const sha256 = createHash('sha256').update(content).digest('hex');
    try {
      return { name, sha256, boxScore: await this.source.parser.parse({ name, content }) };
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
      const { code, messageKey, details } = error;
      return { name, sha256, refusal: { code, reasonKey: messageKey, params: { file: name, ...details.params } } };
    }
  }
}

const tooLarge = (file: string): FileRefusal => ({
  code: 'REPLAY_TOO_LARGE',
  reasonKey: 'api.replay.too-large',
  params: { file, megabytes: MAX_REPLAY_BYTES / 1024 / 1024 },
});

const asRosterPlayer = ({ playerId, nickname, accounts }: EligiblePlayer): RosterPlayer => ({
  playerId,
  nickname,
  accounts: accounts.map(({ platform, accountId }) => ({ platform, accountId })),
});
