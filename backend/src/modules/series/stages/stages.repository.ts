import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead, namedReadOfIds } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { divisionRefSql, seasonRefSql } from '../../refs/ref.read.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { SeedStatus } from '../../../domain/stages/seed-status.ts';
import { Series } from '../series.entity.ts';
import { StageEntrant } from './stage-entrant.entity.ts';
import type { StageRow } from './stage.ts';

/** After the draw a team is called as it was then. */
const ENTRANTS = jsonListSql(`
  select json_build_object('seed', e.seed,
           'team', case when t.id is not null then json_build_object('id', t.id,
             'name', coalesce(drawn.name, t.name), 'logo', case when drawn.team_id is null then t.logo else drawn.logo end) end,
           'source', case when source.id is not null then json_build_object(
             'division', ${divisionRefSql('source')}, 'isStage', source.is_stage, 'place', e.source_place) end,
           'exit', e.exit, 'goesOnFrom', e.goes_on_from) as item
    from stage_entrant e left join team t on t.id = e.team_id left join division source on source.id = e.source_division_id
    left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
   where e.division_id = st.division_id order by e.seed`);

const SERIES = jsonListSql(`
  select json_build_object('seriesId', s.id, 'position', s.bracket_position, 'homeTeamId', s.home_team_id,
           'awayTeamId', s.away_team_id, 'scheduledAt', ${instantSql('s.scheduled_at')}, 'isStreamed', s.is_streamed,
           'isReported', s.reported_at is not null, 'homeGames', s.home_games, 'awayGames', s.away_games,
           'walkover', s.walkover, 'confirmation', s.confirmation) as item
    from series s where s.division_id = st.division_id order by s.bracket_position`);

const stagesSql = (from: string): string => `
  select st.division_id as "divisionId", d.name, d.name_en as "nameEng", d.discriminator, ${seasonRefSql('se')} as season, st.kind, st.format,
         st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal", st.weeks,
         st.lot, st.keeps_divisions_apart as "keepsDivisionsApart", st.takes_signups as "takesSignups", st.round_formats as "roundFormats", d.series_format as "seriesFormat",
         st.drawn_at is not null as "isDrawn", st.version, d.rank, se.settled_at is not null as "isSeasonSettled", ${ENTRANTS} as entrants, ${SERIES} as series
    from ${from} join division d on d.id = st.division_id join season se on se.id = d.season_id`;

const BY_IDS = namedReadOfIds<StageRow>('stages', (wanted) =>
  stagesSql(`${wanted} join stage st on st.division_id = wanted.id`),
);
const OF_SEASONS = namedRead<StageRow>(
  'stages-of-seasons',
  `${stagesSql('stage st')} where d.season_id = any($1::int[]) order by d.rank, d.id`,
);

const LOCK = namedWrite<{ divisionId: number }>(
  'lock-stage',
  `select st.division_id as "divisionId" from stage st join division d on d.id = st.division_id join season se on se.id = d.season_id
    where st.division_id = $1 for no key update of st for share of se`,
);
const LOCK_OF_SERIES = namedWrite<{ divisionId: number }>(
  'lock-stage-of-series',
  `select division_id as "divisionId" from stage
    where division_id = (select division_id from series where id = $1 and bracket_position is not null) for no key update`,
);

/** A series of a bracket to be stored. */
export interface NewStageSeries {
  divisionId: number;
  bracketPosition: number;
  week: number;
  format: SeriesFormat | null;
  homeTeamId: number;
  awayTeamId: number;
  scheduledAt: Date | null;
  isStreamed: boolean;
}

/** Storage of stages and of the series of their brackets. Methods that write need the transaction that holds the stage. */
@Injectable()
export class StagesRepository {
  constructor(private readonly db: Db) {}

  /** Those of these divisions that are stages. */
  findByIds(divisionIds: readonly number[]): Promise<StageRow[]> {
    return this.db.read(...BY_IDS(divisionIds));
  }

  findBySeasons(seasonIds: readonly number[]): Promise<StageRow[]> {
    return this.db.read(OF_SEASONS, [seasonIds]);
  }

  /** Holds a stage until the transaction ends, and keeps its season from being settled; false when there is none. */
  async lock(divisionId: number): Promise<boolean> {
    return (await this.db.write(LOCK, [divisionId])).length > 0;
  }

  /** Holds the stage of a series, and returns its division; null for a series of a table. */
  async lockOfSeries(seriesId: number): Promise<number | null> {
    return (await this.db.write(LOCK_OF_SERIES, [seriesId]))[0]?.divisionId ?? null;
  }

  async insertSeries(rows: readonly NewStageSeries[]): Promise<number[]> {
    if (rows.length === 0) return [];
    const { identifiers } = await this.db.repo(Series).insert([...rows]);
    return identifiers.map(({ id }) => id as number);
  }

  /** Stores what staff have decided about these seeds. */
  async updateSeedStatuses(divisionId: number, statuses: readonly SeedStatus[]): Promise<void> {
    for (const { seed, exit, goesOnFrom } of statuses)
      await this.db.repo(StageEntrant).update({ divisionId, seed }, { exit, goesOnFrom: [...goesOnFrom] });
  }

  /** Gives series that have no result the week of their round. */
  async moveSeries(seriesIds: readonly number[], week: number): Promise<void> {
    const unplayed = { id: In([...seriesIds]), reportedAt: IsNull() };
    await this.db.repo(Series).update(unplayed, { week, version: () => 'version + 1' });
  }

  /** Deletes series that have no result. */
  async deleteSeries(seriesIds: readonly number[]): Promise<void> {
    await this.db.repo(Series).delete({ id: In([...seriesIds]), reportedAt: IsNull() });
  }
}
