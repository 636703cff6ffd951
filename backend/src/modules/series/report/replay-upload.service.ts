import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertFileCount, proposeGames } from '../../../domain/replays/replay-matching.ts';
import type {
  AccountOwner,
  FileRefusal,
  ReplayFile,
  ReplayProposal,
  ReplayUpload,
  RosterPlayer,
} from '../../../domain/replays/replay-proposal.ts';
import { accountsIn } from '../../../domain/replays/replay-row-keys.ts';
import { assertMayChange } from '../../../domain/series/series-report.ts';
import { mapSides } from '../../../domain/sides.ts';
import { Clock } from '../../../platform/clock.ts';
import { ReplayContextRepository } from './replay-context.repository.ts';
import { ReplayParserSource } from './replay-parser-source.ts';
import { SeriesReportService } from './series-report.service.ts';
import type { EligiblePlayer } from './series-report.repository.ts';

/** Four times as large as the largest replay. */
export const MAX_REPLAY_BYTES = 10 * 1024 * 1024;

/** An uploaded file; `content` is null when the file was larger than `MAX_REPLAY_BYTES`. */
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
    private readonly context: ReplayContextRepository,
    private readonly clock: Clock,
  ) {}

  /** The values for the form. A single file fills `gameNumber`, or else the first game without a result. */
  async propose(
    actor: Actor,
    seriesId: number,
    files: readonly ReceivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    const form = await this.reports.existingForm(actor, seriesId);
    assertMayChange(actor, form);
    assertFileCount(form.format, files.length);
    const read: ReplayFile[] = [];
    for (const file of files) {
      read.push(await this.read(file));
      // reading a file blocks all other requests: they get their turn between two files
      await setImmediate();
    }
    const around = await this.around(seriesId, read);
    return proposeGames({
      format: form.format,
      rosters: mapSides({ home: null, away: null }, (_, side) =>
        form.players.filter((p) => p.side === side).map((player) => asRosterPlayer(player, around.owners)),
      ),
      files: read,
      gameNumber,
      filled: form.games,
      ...around,
    });
  }

  /** What the league knows about the files, besides the two teams. */
  private async around(
    seriesId: number,
    files: readonly ReplayFile[],
  ): Promise<Required<Pick<ReplayUpload, 'owners' | 'elsewhere'>> & Pick<ReplayUpload, 'calendar'>> {
    const boxScores = files.flatMap((file) => ('boxScore' in file ? [file.boxScore] : []));
    const accounts = boxScores
      .flatMap(({ players }) => players ?? [])
      .filter(({ team }) => team !== -1)
      .flatMap((player) => accountsIn(player).map((accountId) => ({ platform: player.platform, accountId })));
    const [owners, elsewhere, seasonStartsAt] = await Promise.all([
      this.context.findOwners(seriesId, accounts),
      this.context.findElsewhere(
        seriesId,
        boxScores.map(({ digest }) => digest),
      ),
      this.context.findSeasonStart(seriesId),
    ]);
    return { owners, elsewhere, calendar: seasonStartsAt ? { seasonStartsAt, now: this.clock.now() } : undefined };
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

/** The players with their stored accounts and the account names that they have typed. */
const asRosterPlayer = (
  { playerId, nickname, accounts }: EligiblePlayer,
  owners: readonly AccountOwner[],
): RosterPlayer => ({
  playerId,
  nickname,
  accounts: [...accounts, ...owners.filter((owner) => owner.playerId === playerId)].map(({ platform, accountId }) => ({
    platform,
    accountId,
  })),
});
