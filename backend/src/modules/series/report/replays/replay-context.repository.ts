import { Injectable } from '@nestjs/common';
import type { AccountOwner, ReplayCalendar, StandingGame } from '../../../../domain/replays/replay-proposal.ts';
import { marksOf } from '../../../../domain/replays/same-game.ts';
import type { BoxScore } from '../../../../domain/series/box-score.ts';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { NOTIFY_READERS } from './notify-readers.read.ts';
import { knownAccountsSql } from '../../../players/accounts/known-accounts.read.ts';
import { standingGamesSql } from './standing-games.read.ts';

const OWNERS = namedRead<AccountOwner>(
  'account-owners',
  `
  with target as (select coalesce(s.scheduled_at, now()) as played_at from series s where s.id = $1),
  wanted as (select distinct x.platform, x.account_id from unnest($2::text[], $3::text[]) as x(platform, account_id)),
  account as (${knownAccountsSql})
  select w.platform, w.account_id as "accountId", p.id as "playerId", p.nickname,
         (select t.name from target, roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and tstzrange(r.valid_from, r.valid_to) @> played_at
           order by r.valid_from desc limit 1) as team
    from wanted w join account a using (platform, account_id) join player p on p.id = a.player_id
   order by p.id desc`,
);

const ELSEWHERE = namedRead<StandingGame>(
  'games-elsewhere',
  `${standingGamesSql('$2', '$3')} and g.series_id <> $1 order by g.id`,
);

const SEASON_START = namedRead<{ startsAt: Date }>(
  'season-start-of-series',
  `
  select se.starts_on::timestamp at time zone 'Europe/Stockholm' as "startsAt"
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
   where s.id = $1`,
);

/** What replay files are compared with, besides the two rosters: other players' accounts, other series, the season. */
@Injectable()
export class ReplayContextRepository {
  constructor(private readonly db: Db) {}

  /** Tells all instances that whole files will soon come, so that they get ready to read them. */
  async announceFiles(): Promise<void> {
    await this.db.write(NOTIFY_READERS);
  }

  /** The players who own these accounts, with their team when the series was played. Account ids are in lower case. */
  findOwners(
    seriesId: number,
    accounts: readonly Pick<AccountOwner, 'platform' | 'accountId'>[],
  ): Promise<AccountOwner[]> {
    const platforms = accounts.map(({ platform }) => platform);
    const ids = accounts.map(({ accountId }) => accountId.toLowerCase());
    return this.db.read(OWNERS, [seriesId, platforms, ids]);
  }

  /** Games of other series that may be those of these box scores. */
  findElsewhere(seriesId: number, boxScores: readonly BoxScore[]): Promise<StandingGame[]> {
    return this.db.read(ELSEWHERE, [seriesId, ...marksOf(boxScores)]);
  }

  async findSeasonStart(seriesId: number): Promise<ReplayCalendar['seasonStartsAt'] | null> {
    const [season] = await this.db.read(SEASON_START, [seriesId]);
    return season?.startsAt ?? null;
  }
}
