import { Injectable } from '@nestjs/common';
import { nameTaken, seasonInUse } from '../../domain/competition/season.ts';
import type { SeasonFacts } from '../../domain/competition/season.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { newId } from '../../platform/db/written.ts';
import { SeasonHonour } from '../stats/season-end/given/season-honour.entity.ts';
import { Season } from './season.entity.ts';

const IN_USE = { division_season_fk: seasonInUse, signup_season_fk: seasonInUse };

const NAME_TAKEN = { season_name_unique: nameTaken };

/** What of a season is not settled. */
export interface Unsettled {
  /** Series without a result. */
  unplayed: number;
  /** Series whose result a team disputes. */
  disputed: number;
  /** Series without a result in which a team claims a walkover. */
  claimed: number;
}

const UNSETTLED = namedRead<Unsettled>(
  'unsettled-of-season',
  `select count(*) filter (where s.reported_at is null)::int as unplayed,
         count(*) filter (where s.confirmation = 'disputed')::int as disputed,
         count(*) filter (where exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))::int as claimed
    from series s join division d on d.id = s.division_id where d.season_id = $1`,
);

/** Storage of seasons. Every method needs the transaction of the use-case that calls it. */
@Injectable()
export class SeasonsAdminRepository {
  constructor(private readonly db: Db) {}

  async lockById(id: number): Promise<SeasonFacts | null> {
    const season = await this.db.repo(Season).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    return season && factsOf(season);
  }

  async insertSeason(facts: SeasonFacts): Promise<number> {
    const inserted = await this.db
      .repo(Season)
      .insert(columnsOf(facts))
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    return newId(inserted);
  }

  async update(id: number, facts: SeasonFacts): Promise<void> {
    await this.db
      .repo(Season)
      .update(id, columnsOf(facts))
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
  }

  /** Refuses a season with divisions or sign-ups (SEASON_IN_USE). Honours that were given in it go with it. */
  async delete(id: number): Promise<void> {
    await this.db.repo(SeasonHonour).delete({ seasonId: id });
    await this.db
      .repo(Season)
      .delete(id)
      .catch((error: unknown) => translateConstraint(error, IN_USE));
  }

  async countUnsettled(seasonId: number): Promise<Unsettled> {
    return (await this.db.read(UNSETTLED, [seasonId]))[0] as Unsettled;
  }
}

const columnsOf = ({ format, ...facts }: SeasonFacts): Omit<Season, 'id' | 'settledAt'> => ({
  ...facts,
  seriesFormat: format,
});

const factsOf = ({ id: _id, settledAt: _settledAt, seriesFormat, ...facts }: Season): SeasonFacts => ({
  ...facts,
  format: seriesFormat,
});
