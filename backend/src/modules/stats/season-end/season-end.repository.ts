import { Injectable } from '@nestjs/common';
import { LEAST_GAMES } from '../../../domain/competition/statistics/leaders.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { divisionRefSql, playerRefSql, seasonRefSql } from '../../refs/ref.read.ts';
import { Season } from '../../seasons/season.entity.ts';
import { RATING_FACTORS_SQL, ratedSql } from '../rating.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { GoalOfSeason, OwnHonour } from './given/given-honours.ts';
import { ownHonoursSql, seasonGoalSql } from './given/given-honours.read.ts';
import type { BestPlayer, EndedDivision, ImprovedPlayer, OpenInDivision, SettledSeason } from './season-end.ts';
import { tablesSql, toEndedDivision } from './season-tables.read.ts';
import type { StoredTable } from './season-tables.read.ts';

const SEASON = `select id, name, ends_on::text as "endsOn", ${instantSql('settled_at')} as "settledAt" from season`;
const BY_ID = namedRead<SettledSeason>('season-end', `${SEASON} where id = $1`);
/** A season that begins later has divisions: they were made from the final places of this one. */
const IS_FOLLOWED = namedRead<{ isFollowed: boolean }>(
  'season-is-followed',
  `select exists (select from season later join season own on own.id = $1 join division d on d.season_id = later.id
                   where later.starts_on > own.starts_on) as "isFollowed"`,
);

const TABLES = namedRead<StoredTable>('season-end-tables', tablesSql('$1'));

const OPEN = namedRead<OpenInDivision>(
  'season-end-open',
  `select ${divisionRefSql('d')} as division, open.kind, count(*)::int as count
     from division d join series s on s.division_id = d.id
    cross join lateral (values ('disputed', s.confirmation = 'disputed'), ('waiting', s.confirmation = 'waiting'),
      ('claimed', exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)),
      ('unplayed', s.reported_at is null)) as open(kind, is_so)
    where d.season_id = $1 and open.is_so group by d.id, open.kind order by d.rank, d.id`,
);

/** The best of each settled season by one number. Equal ones share it. */
const bestSql = (number: string, value: string, least = ''): string => `
  (select '${number}' as number, m.* from (
     select c.*, ${value} as value, rank() over (partition by c.season_id order by ${value} desc) as place
       from counted c join busiest b on b.season_id = c.season_id where true ${least}) m
    where m.place = 1 and m.value > 0)`;

/** The games of a season's stages count with those of its tables: who scores in the final has scored in the season. */
const BEST = `
   totals as (
     select t.*, d.season_id, case when not d.is_stage then d.rank end as rank from player_division_totals t join division d on d.id = t.division_id
       join season se on se.id = d.season_id and se.settled_at is not null where ${COUNTS}),
   factor as (select t.division_id, ${RATING_FACTORS_SQL} from totals t group by t.division_id),
   counted as (
     select t.season_id, t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists,
            sum(t.saves)::int as saves, round((sum(${ratedSql('t', 'f')}) / sum(t.games))::numeric, 2) as rating,
            max(t.rank) as lowest_rank
       from totals t join factor f on f.division_id = t.division_id group by t.season_id, t.player_id),
   busiest as (
     select season_id, least(ceil(max(games) / ${LEAST_GAMES.share}.0), ${LEAST_GAMES.most})::int as least from counted group by season_id),
   best as (${[
     bestSql('goals', 'c.goals'),
     bestSql('assists', 'c.assists'),
     bestSql('saves', 'c.saves'),
     bestSql('rating', 'c.rating', 'and c.games >= b.least'),
   ].join(' union all ')})`;

/** `two`: a settled season and the one before it. Those with enough games in both, whose rating is higher than it was. */
const RISEN = `
  select ${playerRefSql('p')} as player, ${seasonRefSql('earlier')} as "seasonBefore",
         json_build_object('rating', c.rating, 'lowestRank', c.lowest_rank, 'games', c.games) as now,
         json_build_object('rating', e.rating, 'lowestRank', e.lowest_rank, 'games', e.games) as before
    from two join season earlier on earlier.id = two.before_id
    join counted c on c.season_id = two.id join busiest bc on bc.season_id = two.id and c.games >= bc.least
    join counted e on e.season_id = two.before_id and e.player_id = c.player_id and e.rating < c.rating
    join busiest be on be.season_id = two.before_id and e.games >= be.least
    join player p on p.id = c.player_id
   where two.id = se.id order by ${nameOrder('p.nickname')}, p.id`;

/** A settled season with its tables, its best players, those who could be its most improved ones, and what staff have given. */
interface StoredHonours {
  id: number;
  name: string;
  endsOn: string;
  tables: StoredTable[];
  bestPlayers: BestPlayer[];
  risen: ImprovedPlayer[];
  own: OwnHonour[];
  goals: GoalOfSeason[];
}

const SETTLED = namedRead<StoredHonours>(
  'settled-seasons',
  `with ${BEST},
   two as (select id, lag(id) over (order by starts_on, id) as before_id from season where settled_at is not null)
   select se.id, se.name, se.ends_on::text as "endsOn", ${rowListSql(tablesSql('se.id'))} as tables,
          ${rowListSql(`
            select best.number, best.value::float8 as value, best.games, ${playerRefSql('p')} as player
              from best join player p on p.id = best.player_id where best.season_id = se.id
             order by array_position(array['goals', 'assists', 'saves', 'rating'], best.number), ${nameOrder('p.nickname')}, p.id`)}
            as "bestPlayers", ${rowListSql(RISEN)} as risen,
          ${rowListSql(ownHonoursSql('se.id'))} as own, ${rowListSql(seasonGoalSql('se.id'))} as goals
     from season se where se.settled_at is not null order by se.ends_on desc, se.id desc`,
);

/** In which division or stage a player has played, and for which team. */
const PLAYED = namedRead<{ divisionId: number; teamId: number }>(
  'player-entries',
  `select t.division_id as "divisionId", t.team_id as "teamId" from player_division_totals t where t.player_id = $1 and ${COUNTS}`,
);

/** Reads what seasons end with, and settles them. */
@Injectable()
export class SeasonEndRepository {
  constructor(private readonly db: Db) {}

  async findSeason(id: number): Promise<SettledSeason | null> {
    return (await this.db.read(BY_ID, [id]))[0] ?? null;
  }

  /** Holds a season: until the transaction ends no result of it is stored. */
  async lockSeason(id: number): Promise<SettledSeason | null> {
    const season = await this.db.repo(Season).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!season) return null;
    const { name, endsOn, settledAt } = season;
    return { id, name, endsOn, settledAt: settledAt?.toISOString() ?? null };
  }

  /** The latest first. */
  async findSettled(): Promise<(Omit<StoredHonours, 'tables'> & { tables: EndedDivision[] })[]> {
    const rows = await this.db.read(SETTLED);
    return rows.map(({ tables, ...row }) => ({ ...row, tables: tables.map(toEndedDivision) }));
  }

  async settle(id: number, at: Date | null): Promise<void> {
    await this.db.repo(Season).update(id, { settledAt: at });
  }

  async isFollowed(id: number): Promise<boolean> {
    return (await this.db.read(IS_FOLLOWED, [id]))[0]?.isFollowed ?? false;
  }

  /** The divisions with tables, the top ones first. */
  async findTables(seasonId: number): Promise<EndedDivision[]> {
    return (await this.db.read(TABLES, [seasonId])).map(toEndedDivision);
  }

  findOpen(seasonId: number): Promise<OpenInDivision[]> {
    return this.db.read(OPEN, [seasonId]);
  }

  findEntriesOfPlayer(playerId: number): Promise<{ divisionId: number; teamId: number }[]> {
    return this.db.read(PLAYED, [playerId]);
  }
}
