import type { Db } from '../../../../src/platform/db/db.ts';

/**
 * What no sequence of acts leaves behind, in words of its own and not those of the domain: it returns what is wrong. It asks
 * the whole league, not only what an undo has touched.
 */
export async function impossibleThings(db: Db): Promise<string[]> {
  const rows = await db.query<{ what: string }>(`
    select 'series ' || c.series_id || ' has a result and an open claim' as what
      from no_show_claim c join series s on s.id = c.series_id where c.decided_at is null and s.reported_at is not null
    union all
    select 'a claim of series ' || c.series_id || ' is about another start'
      from no_show_claim c join series s on s.id = c.series_id
     where c.decided_at is null and c.for_start is distinct from s.scheduled_at
    union all
    select 'series ' || s.id || ' is disputed by no one, or a dispute is about nothing' from series s
     where (s.confirmation is not distinct from 'disputed')
           <> exists (select from dispute d where d.series_id = s.id and d.decided_at is null)
    union all
    select 'series ' || s.id || ' has games and no played result' from series s
     where (s.reported_at is null or s.walkover is not null) and exists (select from game g where g.series_id = s.id)
    union all
    select 'series ' || s.id || ' was played at no time' from series s
     where s.reported_at is not null and s.walkover is null and s.scheduled_at is null
    union all
    select 'the score of series ' || s.id || ' is not that of its games' from series s
     cross join lateral (select count(*) filter (where g.home_goals > g.away_goals) as home,
                                count(*) filter (where g.home_goals < g.away_goals) as away
                           from game g where g.series_id = s.id) won
     where s.reported_at is not null and s.walkover is null and won.home + won.away > 0
       and (won.home <> s.home_games or won.away <> s.away_games)
    union all
    select 'the division of series ' || s.id || ' has another format' from series s join division d on d.id = s.division_id
     where s.reported_at is not null and s.walkover is distinct from 'both'
       and case d.series_format when 'first-to-3' then greatest(s.home_games, s.away_games) <> 3
                                else s.home_games + s.away_games not in (4, 5) or greatest(s.home_games, s.away_games) < 3 end
    union all
    select 'team ' || t.id || ' has more than five places' from team t
     where (select count(*) from roster_entry r where r.team_id = t.id and r.valid_to is null)
           + (select count(*) from invite i where i.team_id = t.id and i.status = 0) > 5
    order by 1`);
  return rows.map(({ what }) => what);
}
