import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { Game } from '../../../series/game.entity.ts';
import { Series } from '../../../series/series.entity.ts';
import { isRecordingSql, SOURCE_SQL } from './recording-source.read.ts';
import { KeptReplayFile } from './replay-file.entity.ts';
import { MOST_CAUSES } from './replay-file-list.ts';
import type {
  ReplayFileCause,
  ReplayFileCount,
  ReplayFileFilter,
  ReplayFileRow,
  SeriesReplay,
} from './replay-file-list.ts';

const PROBLEM = `f.problem->>'reason' as reason, f.problem->>'attribute' as attribute, f.problem->>'className' as "className"`;
const FAILED = `f.status not in ('waiting', 'read')`;

const FILE = `
  select f.sha256, f.status, f.size, f.build, f.uploaded_at as "uploadedAt", f.read_at as "readAt", ${PROBLEM},
         (f.problem->>'frame')::int as frame, g.series_id as "seriesId", g.number as "gameNumber", g.home, g.away
    from replay_file f
    left join lateral (
      select g.series_id, g.number, home.name as home, away.name as away
        from game g join series s on s.id = g.series_id
        join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
       where ${isRecordingSql('f', 'g')} order by g.id limit 1) g on true`;

/** $1 the filter, $2 how many. */
const PAGE = namedRead<ReplayFileRow>(
  'replay-file-page',
  `${FILE}
   where case $1::text when 'failed' then ${FAILED} else f.status = $1 end
   order by coalesce(f.read_at, f.uploaded_at) desc, f.sha256 limit $2`,
);
const OF_CONTENT = namedRead<ReplayFileRow>(
  'replay-files-of-content',
  `${FILE} where f.sha256 = $1 order by f.arrived_at`,
);

const COUNTS = namedRead<ReplayFileCount>(
  'replay-file-counts',
  'select f.status, count(*)::int as files from replay_file f group by f.status order by f.status',
);

/** $1 since. */
const CAUSES = namedRead<ReplayFileCause>(
  'replay-file-causes',
  `select f.status, ${PROBLEM}, f.build, count(*)::int as files
     from replay_file f where ${FAILED} and f.read_at >= $1
    group by 1, 2, 3, 4, 5 order by files desc, 1, 2, 3, 4, 5 limit ${MOST_CAUSES}`,
);

const OF_SERIES = namedRead<SeriesReplay>(
  'series-replays',
  `select g.number, (select f.status from replay_file f where f.sha256 = x.source and f.series_id = g.series_id) as status,
         coalesce((select json_agg(json_build_object('sha256', f.sha256, 'status', f.status, 'size', f.size,
                            'uploadedAt', ${instantSql('f.uploaded_at')}, 'seconds', f.active_seconds,
                            'isUsed', f.sha256 = x.source) order by f.arrived_at, f.sha256)
                     from replay_file f where ${isRecordingSql('f', 'g')}), '[]') as recordings
     from game g left join game_field_play p on p.game_id = g.id
    cross join lateral (select ${SOURCE_SQL} as source) x
    where g.series_id = $1 and g.replay_digest is not null order by g.number`,
);

/** What staff read about kept replay files. */
@Injectable()
export class ReplayFileListRepository {
  constructor(private readonly db: Db) {}

  /** The latest first. */
  findPage(filter: ReplayFileFilter, most: number): Promise<ReplayFileRow[]> {
    return this.db.read(PAGE, [filter, most]);
  }

  /** The first that came; null without one. */
  async findOne(sha256: string): Promise<ReplayFileRow | null> {
    return (await this.db.read(OF_CONTENT, [sha256]))[0] ?? null;
  }

  /** By status; one without files is missing. */
  count(): Promise<ReplayFileCount[]> {
    return this.db.read(COUNTS);
  }

  /** Why files could not be read since this time, the most frequent first. */
  findCauses(since: Date): Promise<ReplayFileCause[]> {
    return this.db.read(CAUSES, [since]);
  }

  /** The games of a series that were filled from a file, each with its recordings; the first that came is first. */
  findOfSeries(seriesId: number): Promise<SeriesReplay[]> {
    return this.db.read(OF_SERIES, [seriesId]);
  }

  /** Holds a file's row until the end of the transaction. */
  async lock(sha256: string): Promise<void> {
    await this.db.repo(KeptReplayFile).findOne({
      select: { sha256: true, seriesId: true },
      where: { sha256 },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** From now on this recording counts for the game. Everyone who looks at the series reads it again. */
  async setRecording(seriesId: number, number: number, recordingSha256: string): Promise<void> {
    await this.db.repo(Game).update({ seriesId, number }, { recordingSha256 });
    await this.db.repo(Series).update({ id: seriesId }, { version: () => 'version + 1' });
  }

  /** Lets a file be read again. */
  async setWaiting(sha256: string): Promise<void> {
    await this.db.repo(KeptReplayFile).update({ sha256 }, { status: 'waiting', problem: null });
  }
}
