import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { divisionRefSql } from '../refs/ref.read.ts';
import { CURRENT_SEASON_ID_SQL, SIGNUP_SEASON_ID_SQL } from '../refs/season.read.ts';
import type { SeasonWithDivisions } from './season.ts';

const SEASON = `
  select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = ${CURRENT_SEASON_ID_SQL}, false) as "isCurrent",
         coalesce(se.id = ${SIGNUP_SEASON_ID_SQL}, false) as "isSignupSeason",
         ${instantSql('se.signup_opens_at')} as "signupOpensAt",
         ${instantSql('se.signup_closes_at')} as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         ${jsonListSql(`select ${divisionRefSql('d')} as item from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id`)} as divisions,
         ${jsonListSql(`select ${divisionRefSql('d')} as item from division d where d.season_id = se.id and d.is_stage order by d.rank, d.id`)} as stages
    from season se`;

const LIST = namedRead<SeasonWithDivisions>('season-list', `${SEASON} order by se.starts_on desc, se.id desc`);
const BY_ID = namedRead<SeasonWithDivisions>('season-by-id', `${SEASON} where se.id = $1`);
const SIGNUP = namedRead<SeasonWithDivisions>('season-signup', `${SEASON} where se.id = ${SIGNUP_SEASON_ID_SQL}`);
const CURRENT = namedRead<SeasonWithDivisions>('season-current', `${SEASON} where se.id = ${CURRENT_SEASON_ID_SQL}`);

/** Reads seasons with their divisions, with one statement for each method. */
@Injectable()
export class SeasonsRepository {
  constructor(private readonly db: Db) {}

  /** All seasons, the newest first. */
  findAll(): Promise<SeasonWithDivisions[]> {
    return this.db.read(LIST);
  }

  async findById(id: number): Promise<SeasonWithDivisions | null> {
    return (await this.db.read(BY_ID, [id]))[0] ?? null;
  }

  /** The season that teams sign up for; null when there is none. */
  async findSignupSeason(): Promise<SeasonWithDivisions | null> {
    return (await this.db.read(SIGNUP))[0] ?? null;
  }

  async findCurrent(): Promise<SeasonWithDivisions | null> {
    return (await this.db.read(CURRENT))[0] ?? null;
  }
}
