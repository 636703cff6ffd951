import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { proposeGames } from '../../domain/replay-matching.ts';
import type { ReplayFile, ReplayProposal, RosterPlayer } from '../../domain/replay-proposal.ts';
import { assertMayReport } from '../../domain/series-report.ts';
import { mapSides } from '../../domain/sides.ts';
import type { UploadedReplay } from '../../integrations/replay-parser/replay-parser.ts';
import { ReplayParserSource } from './replay-parser-source.ts';
import { SeriesReportService } from './series-report.service.ts';
import type { EligiblePlayer } from './series-report.repository.ts';

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
    files: readonly UploadedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    const form = await this.reports.existingForm(actor, seriesId);
    assertMayReport(actor, form);
    const read: ReplayFile[] = [];
    for (const file of files) read.push(await this.read(file));
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

  private async read(file: UploadedReplay): Promise<ReplayFile> {
    const { name } = file;
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    try {
      return { name, sha256, boxScore: await this.source.parser.parse(file) };
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
      const { code, messageKey, details } = error;
      return { name, sha256, refusal: { code, reasonKey: messageKey, params: { file: name, ...details.params } } };
    }
  }
}

const asRosterPlayer = ({ playerId, nickname, accounts }: EligiblePlayer): RosterPlayer => ({
  playerId,
  nickname,
  accounts: accounts.map(({ platform, accountId }) => ({ platform, accountId })),
});
