import { Injectable } from '@nestjs/common';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { StoredScore } from './stored-score.ts';

/** The receivers of a notice about a series, and the names in it. */
export interface SeriesSubject {
  teamIds: number[];
  names: Sides<string>;
  /** Grows with every change of the series, so that each change gives one message. */
  version: number;
}

const SUBJECT = namedRead<SeriesSubject>(
  'series-subject',
  `
  select array[s.home_team_id, s.away_team_id] as "teamIds", json_build_object('home', h.name, 'away', a.name) as names,
         s.version
    from series s
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1`,
);

const SCORES = namedRead<StoredScore>(
  'series-scores',
  `select id as "seriesId", home_games as "homeGames", away_games as "awayGames", walkover from series
    where id = any($1::int[]) order by id`,
);

/** A reported series of a team, with its opponent. */
export interface PlayedAgainst {
  seriesId: number;
  opponentId: number;
  names: Sides<string>;
}

/** Not against a team whose results are annulled too: nothing changes there. */
const PLAYED_OF_TEAM = namedRead<PlayedAgainst>(
  'series-played-of-team',
  `
  select s.id as "seriesId", o.team_id as "opponentId", json_build_object('home', h.name, 'away', a.name) as names
    from series s
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join division_team o on o.division_id = s.division_id and o.team_id = s.home_team_id + s.away_team_id - $2
   where s.division_id = $1 and $2 in (s.home_team_id, s.away_team_id) and s.home_games is not null
     and not o.are_results_annulled
   order by s.id`,
);

@Injectable()
export class SeriesNoticesRepository {
  constructor(private readonly db: Db) {}

  async findById(seriesId: number): Promise<SeriesSubject | null> {
    return (await this.db.read(SUBJECT, [seriesId]))[0] ?? null;
  }

  /** The stored results of series that are there. */
  findScores(seriesIds: readonly number[]): Promise<StoredScore[]> {
    return this.db.read(SCORES, [seriesIds]);
  }

  /** The reported series of a team in a division that count for its opponents. */
  findPlayedOf(divisionId: number, teamId: number): Promise<PlayedAgainst[]> {
    return this.db.read(PLAYED_OF_TEAM, [divisionId, teamId]);
  }
}
