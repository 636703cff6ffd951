import { Injectable } from '@nestjs/common';
import { nameTaken } from '../../domain/season.ts';
import type { SeasonFacts } from '../../domain/season.ts';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';

const NAME_TAKEN = { season_name_unique: nameTaken };

/** Storage of seasons' own facts. Every method expects the transaction of the use-case that calls it. */
@Injectable()
export class SeasonsAdminRepository {
  constructor(private readonly db: Db) {}

  async lockById(id: number): Promise<SeasonFacts | null> {
    const sql = `select name, starts_on::text as "startsOn", ends_on::text as "endsOn", series_format as format
                   from season where id = $1 for no key update`;
    return (await this.db.query<SeasonFacts>(sql, [id]))[0] ?? null;
  }

  async insert({ name, startsOn, endsOn, format }: SeasonFacts): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>(
        'insert into season (name, starts_on, ends_on, series_format) values ($1, $2, $3, $4) returning id',
        [name, startsOn, endsOn, format],
      )
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    return rows[0]?.id as number;
  }

  async update(id: number, { name, startsOn, endsOn, format }: SeasonFacts): Promise<void> {
    await this.db
      .query('update season set name = $2, starts_on = $3, ends_on = $4, series_format = $5 where id = $1', [
        id,
        name,
        startsOn,
        endsOn,
        format,
      ])
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
  }
}
