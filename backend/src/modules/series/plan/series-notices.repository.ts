import { Injectable } from '@nestjs/common';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';

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

@Injectable()
export class SeriesNoticesRepository {
  constructor(private readonly db: Db) {}

  async findById(seriesId: number): Promise<SeriesSubject | null> {
    return (await this.db.read(SUBJECT, [seriesId]))[0] ?? null;
  }
}
