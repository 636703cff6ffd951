import { Injectable } from '@nestjs/common';
import { nameTaken } from '../../domain/competition/season.ts';
import type { SeasonFacts } from '../../domain/competition/season.ts';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';

const NAME_TAKEN = { season_name_unique: nameTaken };

/** Storage of seasons' own facts. Every method expects the transaction of the use-case that calls it. */
@Injectable()
export class SeasonsAdminRepository {
  constructor(private readonly db: Db) {}

  async lockById(id: number): Promise<SeasonFacts | null> {
    const sql = `select name, starts_on::text as "startsOn", ends_on::text as "endsOn", series_format as format,
                        signup_closes_at as "signupClosesAt", weeks, transfer_from::text as "transferFrom",
                        transfer_to::text as "transferTo", qualifiers
                   from season where id = $1 for no key update`;
    return (await this.db.query<SeasonFacts>(sql, [id]))[0] ?? null;
  }

  async insert(facts: SeasonFacts): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>(
        `insert into season (name, starts_on, ends_on, series_format, signup_closes_at, weeks, transfer_from, transfer_to, qualifiers)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        columnsOf(facts),
      )
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    return rows[0]?.id as number;
  }

  async update(id: number, facts: SeasonFacts): Promise<void> {
    await this.db
      .query(
        `update season set name = $1, starts_on = $2, ends_on = $3, series_format = $4, signup_closes_at = $5, weeks = $6,
                transfer_from = $7, transfer_to = $8, qualifiers = $9 where id = $10`,
        [...columnsOf(facts), id],
      )
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
  }

  /** Series of a season that have no result. */
  async countUnplayed(seasonId: number): Promise<number> {
    const sql = `select count(*)::int as unplayed from series s join division d on d.id = s.division_id
                  where d.season_id = $1 and s.reported_at is null`;
    return (await this.db.query<{ unplayed: number }>(sql, [seasonId]))[0]?.unplayed ?? 0;
  }
}

const columnsOf = (facts: SeasonFacts): unknown[] => [
  facts.name,
  facts.startsOn,
  facts.endsOn,
  facts.format,
  facts.signupClosesAt,
  facts.weeks,
  facts.transferFrom,
  facts.transferTo,
  JSON.stringify(facts.qualifiers),
];
