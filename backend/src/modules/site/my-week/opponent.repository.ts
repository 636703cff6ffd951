import { Injectable } from '@nestjs/common';
import { FORM_LENGTH } from '../../../domain/competition/standings/standings.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { Side } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import type { NamedPlayer } from '../../series/match-week/ready/week-ready.ts';

/** A result of the team, from its side. */
export interface OwnResult {
  side: Side;
  homeGames: number;
  awayGames: number;
  walkover: Walkover | null;
}

/** What the database knows about a team before a series. */
export interface StoredOpponent {
  format: SeriesFormat;
  /** The newest first. */
  results: OwnResult[];
  /** Named for the present start; empty: not named. */
  lineUp: NamedPlayer[];
  /** In the team now. */
  roster: NamedPlayer[];
}

/** The team on side `$2` of series `$1`. Its results are those of the division, in the order of the table's form. */
const OPPONENT = namedRead<StoredOpponent>(
  'my-week-opponent',
  `
  select d.series_format as format,
         ${rowListSql(`
           select case r.home_team_id when o.team_id then 'home' else 'away' end as side, r.home_games as "homeGames",
                  r.away_games as "awayGames", r.walkover
             from series r ${seriesTeamsSql('r', 'rh', 'ra')}
            where r.division_id = s.division_id and o.team_id in (r.home_team_id, r.away_team_id)
              and r.reported_at is not null and not ${isAnnulledSql('rh', 'ra')}
            order by coalesce(r.scheduled_at, r.reported_at) desc, r.id desc limit ${FORM_LENGTH}`)} as results,
         ${rowListSql(`
           select p.id as "playerId", p.nickname
             from line_up l join line_up_player x on x.series_id = l.series_id and x.side = l.side
             join player p on p.id = x.player_id
            where l.series_id = s.id and l.side = $2::text and l.for_start = s.scheduled_at
            order by x.slot`)} as "lineUp",
         ${rowListSql(`
           select p.id as "playerId", p.nickname from roster_entry e join player p on p.id = e.player_id
            where e.team_id = o.team_id and e.valid_to is null order by e.sort_order, e.id`)} as roster
    from series s join division d on d.id = s.division_id
    cross join lateral (select case $2::text when 'home' then s.home_team_id else s.away_team_id end as team_id) o
   where s.id = $1`,
);

/** Reads whom a team meets. */
@Injectable()
export class OpponentRepository {
  constructor(private readonly db: Db) {}

  /** The team on this side; null when there is no such series. Only the two teams may see what it says. */
  async find(seriesId: number, side: Side): Promise<StoredOpponent | null> {
    return (await this.db.read(OPPONENT, [seriesId, side]))[0] ?? null;
  }
}
