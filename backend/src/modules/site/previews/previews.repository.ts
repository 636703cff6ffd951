import { Injectable } from '@nestjs/common';
import type { Side } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { Sums } from '../../stats/careers/career.ts';
import { sumsSql, toSums } from '../../stats/careers/careers.read.ts';
import type { StoredSums } from '../../stats/careers/careers.read.ts';
import { COUNTS } from '../../stats/totals.read.ts';
import { presentSeasonOfTeamSql } from '../../teams/team-page.read.ts';
import { isRunningSql } from '../../teams/team-roster.read.ts';

/** A team for its preview. Division and season are those where it plays now, or where it last played. */
export interface TeamPreview {
  /** Another id than was asked for when the team was merged into this one. */
  id: number;
  name: string;
  logo: string | null;
  division: string | null;
  season: string | null;
  results: DivisionResults | null;
}

/** A player for their preview, and the sums of all players of the division that they played in last. */
export interface PlayerPreview {
  /** Another id than was asked for when the player was merged into this one. */
  id: number;
  nickname: string;
  avatar: string | null;
  team: TeamRef | null;
  played: { division: string; divisionEng: string | null; season: string; sums: Sums[] } | null;
}

/** A goal for its preview: its players, the score after it, and where it is in the game's track. */
export interface GoalPreview {
  scorer: PlayerRef | null;
  assist: PlayerRef | null;
  side: Side;
  clock: number | null;
  isOvertime: boolean;
  isOwnGoal: boolean;
  homeGoals: number;
  awayGoals: number;
  seconds: number;
  digest: string;
}

/** Two teams or two players. A player who was merged into another one is the other one. */
export interface PairPreview {
  home: PairedPreview;
  away: PairedPreview;
}

interface PairedPreview {
  id: number;
  name: string;
  image: string | null;
}

type StoredTeam = Omit<TeamPreview, 'results'> & { results: StoredResults | null };
type StoredPlayer = Omit<PlayerPreview, 'played'> & {
  played: { division: string; divisionEng: string | null; season: string; sums: StoredSums[] } | null;
};

const TEAM = namedRead<StoredTeam>(
  'preview-team',
  `select t.id, t.name, t.logo, d.name as division, se.name as season,
         case when d.id is not null then ${divisionResultsSql('d')} end as results
    from team t
    left join division_team dt on dt.team_id = t.id and dt.season_id = ${presentSeasonOfTeamSql('t.id', '$2')} and not dt.is_stage
    left join division d on d.id = dt.division_id left join season se on se.id = dt.season_id
   where t.id = ${presentTeamSql('$1')}`,
);

const PLAYER = namedRead<StoredPlayer>(
  'preview-player',
  `select p.id, p.nickname, p.avatar,
         (select ${teamRefSql('t')} from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and ${isRunningSql('r', '$2')} limit 1) as team,
         (select json_build_object('division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'sums', ${jsonListSql(`
                   select ${sumsSql('t')} as item from player_division_totals t
                    where t.division_id = d.id and ${COUNTS}`)})
            from player_division_totals t join division d on d.id = t.division_id join season se on se.id = d.season_id
           where t.player_id = p.id and ${COUNTS}
           order by se.starts_on desc, se.id desc, t.games desc, d.id limit 1) as played
    from player p where p.id = ${presentPlayerSql('$1')}`,
);

/** The player of a place in a recording `r`, as the game's rows credit it. */
const recordedSql = (position: string): string => `
         (select ${playerRefSql('p')} from player_field_play place
            join player_game_stats row on row.game_id = place.game_id and row.side = place.side and row.slot = place.slot
            join player p on p.id = row.player_id
           where place.game_id = r.game_id and place.position = ${position})`;

const GOAL = namedRead<GoalPreview>(
  'preview-goal',
  `select ${recordedSql('r.player_position')} as scorer, ${recordedSql('r.other_position')} as assist,
         r.side, r.clock, r.is_overtime as "isOvertime", r.is_own_goal as "isOwnGoal", r.seconds,
         r.home as "homeGoals", r.away as "awayGoals", f.track_digest as digest
    from (select e.*, row_number() over line as number,
                 count(*) filter (where e.side = 'home') over line as home,
                 count(*) filter (where e.side = 'away') over line as away
            from game g join field_event e on e.game_id = g.id and e.kind = 'goal' and e.side is not null
           where g.series_id = $1 and g.number = $2
          window line as (order by e.position)) r
    join game_field_play f on f.game_id = r.game_id
   where r.number = $3`,
);

const TEAMS = namedRead<PairPreview>(
  'preview-teams',
  `select json_build_object('id', h.id, 'name', h.name, 'image', h.logo) as home,
         json_build_object('id', a.id, 'name', a.name, 'image', a.logo) as away
    from team h join team a on a.id = ${presentTeamSql('$2')} where h.id = ${presentTeamSql('$1')}`,
);

const PLAYERS = namedRead<PairPreview>(
  'preview-players',
  `select json_build_object('id', h.id, 'name', h.nickname, 'image', h.avatar) as home,
         json_build_object('id', a.id, 'name', a.nickname, 'image', a.avatar) as away
    from player h join player a on a.id = ${presentPlayerSql('$2')} where h.id = ${presentPlayerSql('$1')}`,
);

/** Reads the data of previews, where no page's own statement is small enough. */
@Injectable()
export class PreviewsRepository {
  constructor(private readonly db: Db) {}

  async findTeam(id: number, now: Date): Promise<TeamPreview | null> {
    const [team] = await this.db.read(TEAM, [id, now]);
    return team ? { ...team, results: team.results && toDivisionResults(team.results) } : null;
  }

  async findPlayer(id: number, now: Date): Promise<PlayerPreview | null> {
    const [player] = await this.db.read(PLAYER, [id, now]);
    if (!player) return null;
    const { played } = player;
    return { ...player, played: played && { ...played, sums: played.sums.map(toSums) } };
  }

  /** A goal by the numbers of its game and of itself; null when no recording has it. */
  async findGoal(seriesId: number, game: number, goal: number): Promise<GoalPreview | null> {
    return (await this.db.read(GOAL, [seriesId, game, goal]))[0] ?? null;
  }

  /** Null when one of the two does not exist. */
  async findPair(kind: 'teams' | 'players', homeId: number, awayId: number): Promise<PairPreview | null> {
    return (await this.db.read(kind === 'teams' ? TEAMS : PLAYERS, [homeId, awayId]))[0] ?? null;
  }
}
