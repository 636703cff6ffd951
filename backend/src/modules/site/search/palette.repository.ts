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
            where ${matches('d.name')} or ${matches("(d.name || ' ' || se.name)")}
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
            order by s.scheduled_at, s.id limit $5`)} as playing`,
);

/** What names are compared with: patterns of `searchTextSql`, its text for similar names, and the typed one. */
export interface PalettePatterns {
  part: string;
  start: string;
  text: string;
  typed: string;
}

/** Finds players, teams, divisions and news by name, in one statement. */
@Injectable()
export class PaletteRepository {
  constructor(private readonly db: Db) {}

  async find({ part, start, text, typed }: PalettePatterns, now: Date, most: number): Promise<PaletteHits> {
    const params = [part, start, text, now, most, typed, playedSince(now)];
    return (await this.db.read(PALETTE, params))[0] as PaletteHits;
  }
}
