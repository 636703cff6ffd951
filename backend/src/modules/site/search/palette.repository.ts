import { Injectable } from '@nestjs/common';
import { playedSince } from '../../../domain/series/series-play.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { MAY_TELL_RESULTS_SQL } from '../../news/news-card.read.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql, teamRefSql } from '../../refs/ref.read.ts';
import { presentFirstSql } from '../../refs/season.read.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import type { PaletteHits } from './palette.ts';

/** SQL condition: a name contains the text ($1), or is similar to it ($3). Both use the name's trigram index. */
const matches = (name: string): string => `(${searchTextSql(name)} like $1 or $3 <% ${searchTextSql(name)})`;

/** SQL order: names that begin with what was typed, then with that without rings and dots, then those that contain it, then similar ones. */
const best = (name: string): string =>
  `starts_with(lower(${name}), $6) desc, ${searchTextSql(name)} like $2 desc, strpos(lower(${name}), $6) > 0 desc,
   ${searchTextSql(name)} like $1 desc, word_similarity($3, ${searchTextSql(name)}) desc, ${nameOrder(name)}`;

const PALETTE = namedRead<PaletteHits>(
  'search-palette',
  `select ${jsonListSql(`
           select ${playerRefSql('p')} as item from player p where ${matches('p.nickname')}
            order by ${best('p.nickname')}, p.id limit $5`)} as players,
         ${jsonListSql(`
           select ${teamRefSql('t')} as item from team t where ${matches('t.name')}
            order by t.is_active desc, ${best('t.name')}, t.id limit $5`)} as teams,
         ${jsonListSql(`
           select json_build_object('division', ${divisionRefSql('d')}, 'season', ${seasonRefSql('se')}) as item
             from division d join season se on se.id = d.season_id
            where ${matches('d.name')} or ${matches('d.name_en')} or ${matches("(d.name || ' ' || se.name)")}
            order by ${searchTextSql("(d.name || ' ' || se.name)")} like $1 desc, ${presentFirstSql('se', '$4')}, ${best('d.name')}, d.id limit $5`)} as divisions,
         ${jsonListSql(`
           select json_build_object('id', n.id, 'title', n.title, 'slug', n.slug, 'publishedAt', ${instantSql('n.published_at')},
                                    'mayTellResults', ${MAY_TELL_RESULTS_SQL}) as item
             from (select n.* from news_post n
            where n.published_at <= $4 and ${matches('n.title')}
                    order by ${best('n.title')}, n.published_at desc, n.id limit $5) n
            order by ${best('n.title')}, n.published_at desc, n.id`)} as news,
         ${jsonListSql(`
           select json_build_object('id', s.id, 'home', ${seasonTeamRefSql('h')}, 'away', ${seasonTeamRefSql('a')}) as item
             from series s ${seriesTeamsSql('s', 'h', 'a')}
            where s.scheduled_at <= $4 and s.scheduled_at >= $7 and s.reported_at is null
              and (${matches('h.name')} or ${matches('a.name')})
            order by s.scheduled_at, s.id limit $5`)} as playing,
         ${jsonListSql(`
           select json_build_object('id', s.id, 'home', ${seasonTeamRefSql('h')}, 'away', ${seasonTeamRefSql('a')},
                                    'division', ${divisionRefSql('d')}, 'scheduledAt', ${instantSql('s.scheduled_at')}) as item
             from series s ${seriesTeamsSql('s', 'h', 'a')} join division d on d.id = s.division_id
            where s.id in (select between.id
                             from unnest($8::text[], $9::text[]) pair (one, other)
                             join team x on ${searchTextSql('x.name')} like pair.one
                             join team y on ${searchTextSql('y.name')} like pair.other and y.id <> x.id
                             join series between on (between.home_team_id, between.away_team_id) in ((x.id, y.id), (y.id, x.id)))
            order by abs(extract(epoch from s.scheduled_at - $4)) nulls last, s.id desc limit $5`)} as series`,
);

/** What names are compared with: patterns of `searchTextSql`, its text for similar names, and the typed one. */
export interface PalettePatterns {
  part: string;
  start: string;
  text: string;
  typed: string;
  /** Pairs of teams that it may name. */
  pairs: readonly [one: string, other: string][];
}

/** Finds players, teams, divisions, news, and the series of two teams, by name, in one statement. */
@Injectable()
export class PaletteRepository {
  constructor(private readonly db: Db) {}

  async find({ part, start, text, typed, pairs }: PalettePatterns, now: Date, most: number): Promise<PaletteHits> {
    const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    const params = [part, start, text, now, most, typed, playedSince(now), ones, others];
    return (await this.db.read(PALETTE, params))[0] as PaletteHits;
  }
}
