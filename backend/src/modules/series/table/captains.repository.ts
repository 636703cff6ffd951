import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedReadOfIds } from '../../../platform/db/named-read.ts';
import { discordNameSql } from '../../refs/discord-name.read.ts';

/** The captain of a team of a series, as staff reach them. */
export interface SeriesCaptain {
  seriesId: number;
  teamId: number;
  playerId: number;
  nickname: string;
  discordName: string | null;
}

const CAPTAINS = namedReadOfIds<SeriesCaptain>(
  'captains-of-series',
  (wanted) => `
  select s.id as "seriesId", r.team_id as "teamId", p.id as "playerId", p.nickname,
         ${discordNameSql('p', 'u')} as "discordName"
    from ${wanted} join series s on s.id = wanted.id join roster_entry r
      on r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1
    join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
   order by s.id, r.team_id = s.away_team_id`,
);

/** The captains of series. */
@Injectable()
export class CaptainsRepository {
  constructor(private readonly db: Db) {}

  /** Of each series, the home team's captain first. A team without players has none. */
  findOfSeries(seriesIds: readonly number[]): Promise<SeriesCaptain[]> {
    return this.db.read(...CAPTAINS(seriesIds));
  }
}
