import { Injectable } from '@nestjs/common';
import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import type { Side } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { divisionTotalsSql } from '../totals.read.ts';
import { meetingsSql, ownGamesSql, sumsSql } from './meetings.read.ts';
import type { StoredMeeting } from './stored-meeting.ts';

/** The ids of a series' teams, and whether it counts for no team. */
interface Subject {
  id: number;
  homeTeamId: number;
  awayTeamId: number;
  isAnnulled: boolean;
}

/** A player of one of the teams now, with the numbers for that team in the division; zeros without games. */
export interface StoredPlayer extends PlayerRef, Totals {
  side: Side;
}

/** A team's sums in the division, and the games that it played in the series whose numbers are known. */
export interface StoredTeamTotals extends Totals {
  side: Side;
  ownGames: number;
}

/** A series that is to be played, with all that is known before it. Meetings: the newest first. */
export interface SeriesPreviewFacts extends Subject {
  division: DivisionResults;
  meetings: StoredMeeting[];
  players: StoredPlayer[];
  teams: StoredTeamTotals[];
  totals: Totals;
}

/** A player's sums in one series. */
export interface StoredSeriesRow extends PlayerRef, Totals {
  side: Side;
}

/** A played series with its players' sums and its division. */
export interface VerdictFacts extends Subject {
  games: number;
  division: DivisionResults;
  rows: StoredSeriesRow[];
  totals: Totals;
}

type Stored<Facts> = Omit<Facts, 'division'> & { division: StoredResults };

const SUBJECT = `s.id, s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", ${isAnnulledSql('h', 'a')} as "isAnnulled"`;
const FROM = `from series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}`;
const SIDES = `(values ('home', s.home_team_id), ('away', s.away_team_id)) side(side, team_id)`;
const PREVIEW = namedRead<Stored<SeriesPreviewFacts>>(
  'series-preview',
  `select ${SUBJECT}, ${divisionResultsSql('d')} as division,
         ${meetingsSql('s.home_team_id', 's.away_team_id')} as meetings,
         ${rowListSql(`
           select side.side, p.id, p.nickname, p.avatar, p.nationality, coalesce(t.games, 0) as games,
                  coalesce(t.score, 0) as score, coalesce(t.goals, 0) as goals, coalesce(t.assists, 0) as assists,
                  coalesce(t.saves, 0) as saves, coalesce(t.shots, 0) as shots
             from ${SIDES}
             join roster_entry e on e.team_id = side.team_id and e.valid_to is null
             join player p on p.id = e.player_id
             left join player_division_totals t
                    on t.division_id = s.division_id and t.team_id = side.team_id and t.player_id = p.id
            order by e.sort_order, e.id`)} as players,
         ${rowListSql(`
           select side.side, ${sumsSql('t')},
                 ${ownGamesSql('s.division_id', 'side.team_id')} as "ownGames"
             from ${SIDES}
             left join player_division_totals t on t.division_id = s.division_id and t.team_id = side.team_id
            group by side.side, side.team_id`)} as teams,
         ${divisionTotalsSql('s.division_id')} as totals
    ${FROM}
   where s.id = $1 and s.reported_at is null`,
);

const VERDICT = namedRead<Stored<VerdictFacts>>(
  'series-verdict',
  `select ${SUBJECT}, s.home_games + s.away_games as games, ${divisionResultsSql('d')} as division,
         ${rowListSql(`
           select r.side, p.id, p.nickname, p.avatar, p.nationality, count(*) as games, sum(r.score) as score,
                  sum(r.goals) as goals, sum(r.assists) as assists, sum(r.saves) as saves, sum(r.shots) as shots
             from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
            where g.series_id = s.id group by r.side, p.id order by p.id`)} as rows,
         ${divisionTotalsSql('s.division_id')} as totals
    ${FROM}
   where s.id = $1 and s.reported_at is not null and s.walkover is null`,
);

/** Reads what is known before and after a series, in one statement each. */
@Injectable()
export class SeriesPreviewRepository {
  constructor(private readonly db: Db) {}

  /** Null for an unknown series and for one that has a result. */
  async findPreview(seriesId: number): Promise<SeriesPreviewFacts | null> {
    const [row] = await this.db.read(PREVIEW, [seriesId]);
    return row ? { ...row, division: toDivisionResults(row.division) } : null;
  }

  /** Null for an unknown series, and for one that was not played. */
  async findVerdict(seriesId: number): Promise<VerdictFacts | null> {
    const [row] = await this.db.read(VERDICT, [seriesId]);
    return row ? { ...row, division: toDivisionResults(row.division) } : null;
  }
}
