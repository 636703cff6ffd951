import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { doublesAmong, duplicateRefusal } from '../../../../domain/replays/double-files.ts';
import { instantOf, NightSeriesFinder } from '../../../../domain/replays/night-series.ts';
import type { NoSeries, SeriesFind } from '../../../../domain/replays/night-series.ts';
import type { NightFile, NightFiles } from '../../../../domain/replays/night-files.ts';
import type { FileRefusal, ReplayFile } from '../../../../domain/replays/replay-proposal.ts';
import { accountsOf } from '../../../../domain/replays/replay-row-keys.ts';
import { comparedGame, isSameGame, storedGame } from '../../../../domain/replays/same-game.ts';
import { TABLE_GAMES } from '../../../../domain/series/series-format.ts';
import { Clock } from '../../../../platform/clock.ts';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.ts';
import { NightReplaysRepository } from './night-replays.repository.ts';
import type { StoredReplay } from './night-replays.repository.ts';
import { ReplayReader } from './replay-reader.ts';
import type { ArrivedReplay } from './replay-reader.ts';
import { READS_OF_STAFF } from './replay-limits.ts';

/** The most files of one call. A night comes in several calls. */
export const MAX_NIGHT_FILES = TABLE_GAMES;

/** Finds the series of the files that staff drop for a whole night (R21). Stores nothing. */
@Injectable()
export class NightReplaysService {
  constructor(
    private readonly reader: ReplayReader,
    private readonly night: NightReplaysRepository,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  /** Before a form is read: counts the call (TOO_MANY_REQUESTS). */
  async countCall({ userId }: Actor): Promise<void> {
    await this.limiter.take(READS_OF_STAFF, String(userId));
  }

  /** `areHeaders`: each file is only its header section. Refuses no files, and too many (REPLAY_COUNT). */
  async find(files: readonly ArrivedReplay[], areHeaders: boolean): Promise<NightFiles> {
    if (files.length === 0 || files.length > MAX_NIGHT_FILES) {
      throw new LeagueError('REPLAY_COUNT', 'api.replay.no-file-selected', { params: { files: files.length } });
    }
    if (areHeaders && this.reader.needsWholeFiles) return { needsWholeFiles: true, files: [] };
    const read = await this.reader.readAll(files);
    const now = this.clock.now();
    const boxScores = read.flatMap((file) => ('boxScore' in file ? [file.boxScore] : []));
    const times = boxScores.map(({ playedAt }) => (instantOf(playedAt) ?? now).getTime());
    const [owners, stays, series, stored] = await Promise.all([
      this.night.findOwners(accountsOf(boxScores)),
      this.night.findStaysSince(new Date(Math.min(now.getTime(), ...times))),
      this.night.findSeriesUnderWay(),
      this.night.findStored(boxScores),
    ]);
    const finder = new NightSeriesFinder({ owners, stays, series });
    const doubles = doublesAmong(read);
    return { needsWholeFiles: false, files: read.map((file) => nightFile(file, { finder, stored, doubles, now })) };
  }
}

interface Known {
  finder: NightSeriesFinder;
  stored: readonly StoredReplay[];
  /** Those of the same call. */
  doubles: ReturnType<typeof doublesAmong>;
  now: Date;
}

function nightFile(file: ReplayFile, { finder, stored, doubles, now }: Known): NightFile {
  const { name, sha256 } = file;
  const unread = { name, sha256, replayDigest: null, playedAt: null, seriesIds: [], warnings: [] };
  if ('refusal' in file) return { ...unread, status: 'unreadable', refusal: file.refusal };
  const { boxScore } = file;
  const found = finder.find(boxScore, now);
  // files saved early have no rows, so all of one score look the same
  const isEarly = found.kind === 'none' && found.reason === 'saved-early';
  if (isEarly) return { ...unread, status: 'unreadable', refusal: savedEarly(name) };
  const recorded = comparedGame(boxScore);
  const read = { ...unread, replayDigest: recorded.mark, playedAt: instantOf(boxScore.playedAt) };
  const double = doubles.get(file);
  if (double)
    return { ...read, status: 'double', refusal: duplicateRefusal(double.what, name, { other: double.of.name }) };
  const game = stored.find(({ replayDigest, players }) => isSameGame(recorded, storedGame(replayDigest, players)));
  if (game) return { ...read, status: 'stored', seriesIds: [game.seriesId], refusal: alreadyStored(name, game) };
  if (found.kind === 'none') return { ...read, status: 'none', refusal: noSeries(name, found) };
  return {
    ...read,
    status: found.kind,
    seriesIds: found.seriesIds,
    warnings: found.warnings,
    refusal: several(name, found),
  };
}

const savedEarly = (file: string): FileRefusal => ({
  code: 'REPLAY_UNREADABLE',
  reasonKey: 'api.replay.saved-early',
  params: { file },
});

const alreadyStored = (file: string, { number: game, home, away }: StoredReplay): FileRefusal => ({
  code: 'REPLAY_DUPLICATE',
  reasonKey: 'api.replay.night.stored',
  params: { file, game, home, away },
});

const noSeries = (file: string, { reason, teams: [home = '', away = ''] }: NoSeries): FileRefusal => ({
  code: 'SERIES_NOT_FOUND',
  reasonKey: `api.replay.night.${reason}`,
  params: { file, home, away },
});

const several = (file: string, { kind }: SeriesFind): FileRefusal | null =>
  kind === 'several' ? { code: 'SERIES_NOT_FOUND', reasonKey: 'api.replay.night.several', params: { file } } : null;
