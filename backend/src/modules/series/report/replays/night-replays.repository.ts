import { Injectable } from '@nestjs/common';
import type { OwnedAccount, RosterStay } from '../../../../domain/replays/night-series.ts';
import type { NightSeries } from '../../../../domain/replays/night-time.ts';
import type { StandingGame } from '../../../../domain/replays/replay-proposal.ts';
import { marksOf } from '../../../../domain/replays/same-game.ts';
import type { BoxScore, Platform } from '../../../../domain/series/box-score.ts';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL, seasonPeriodSql } from '../../../refs/season.read.ts';
import { knownAccountsSql } from '../../../players/accounts/known-accounts.read.ts';
import { standingGamesSql } from './standing-games.read.ts';

/** A stored game that may be that of a file. */
export interface StoredReplay extends StandingGame {
  seriesId: number;
}

/** The seasons under way: the current one, and those whose days contain this one. */
const UNDER_WAY = `under_way as (
  select se.id, se.starts_on from season se
   where se.id = ${CURRENT_SEASON_ID_SQL} or ${seasonPeriodSql('se')} @> now())`;

const OWNERS = namedRead<OwnedAccount>(
  'night-account-owners',
  `
  with wanted as (select distinct x.platform, x.account_id from unnest($1::text[], $2::text[]) as x(platform, account_id)),
  account as (${knownAccountsSql})
  select a.player_id as "playerId", w.platform, w.account_id as "accountId"
    from wanted w join account a using (platform, account_id)
   order by a.player_id desc`,
);

/** Everyone who was in one of the teams of the seasons under way, at any time since `$1`. */
const STAYS = namedRead<RosterStay>(
  'night-stays',
  `
  with ${UNDER_WAY}
  select r.player_id as "playerId", p.nickname, r.team_id as "teamId", t.name as team,
         r.valid_from as "from", r.valid_to as "to"
    from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id
   where r.team_id in (select dt.team_id from division_team dt join under_way u on u.id = dt.season_id)
     and tstzrange(r.valid_from, r.valid_to) && tstzrange($1::timestamptz, null)
   order by r.id`,
);

const SERIES = namedRead<NightSeries>(
  'night-series',
  `
  with ${UNDER_WAY}
  select s.id, s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId",
         coalesce(s.scheduled_at, (u.starts_on + 7 * (s.week - 1))::timestamp at time zone 'Europe/Stockholm') as at,
         s.scheduled_at is not null as "hasTime", s.reported_at is not null as "isReported"
    from series s join division d on d.id = s.division_id join under_way u on u.id = d.season_id
   order by s.id`,
);

const STORED = namedRead<StoredReplay>(
  'night-stored-replays',
  `${standingGamesSql('$1', '$2', ', g.series_id as "seriesId"')} order by g.id`,
);

/** What the files of a night are compared with: all teams and series under way. One statement each for all files. */
@Injectable()
export class NightReplaysRepository {
  constructor(private readonly db: Db) {}

  /** The owners of these accounts. When two players say that one is theirs, the one who came first is last. */
  findOwners(accounts: readonly { platform: Platform; accountId: string }[]): Promise<OwnedAccount[]> {
    const platforms = accounts.map(({ platform }) => platform);
    return this.db.read(OWNERS, [platforms, accounts.map(({ accountId }) => accountId.toLowerCase())]);
  }

  findStaysSince(earliest: Date): Promise<RosterStay[]> {
    return this.db.read(STAYS, [earliest]);
  }

  findSeriesUnderWay(): Promise<NightSeries[]> {
    return this.db.read(SERIES);
  }

  /** Stored games that may be those of these box scores. */
  findStored(boxScores: readonly BoxScore[]): Promise<StoredReplay[]> {
    return this.db.read(STORED, marksOf(boxScores));
  }
}
