import { Injectable } from '@nestjs/common';
import type { FieldNumbers } from '../../../domain/recordings/field-numbers.ts';
import { Db } from '../../../platform/db/db.ts';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import { divisionRefSql, seasonRefSql } from '../../refs/ref.read.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { COUNTED_PLAY_SQL, FIELD_SUMS_SQL } from './field-statistics.read.ts';

/** A division in which a player has field play, with the sums of all its players. */
export interface FieldDivision {
  season: SeasonRef;
  division: DivisionRef;
  players: (FieldNumbers & { id: number; games: number })[];
}

/** The divisions where the player has games of the field that count, newest season first. */
const OF_PLAYER = namedRead<FieldDivision>(
  'field-divisions-of-player',
  `
  with own as materialized (select distinct s.division_id as id from ${COUNTED_PLAY_SQL} and r.player_id = $1)
  select ${seasonRefSql('se')} as season, ${divisionRefSql('d')} as division,
         ${rowListSql(`
      select r.player_id as id, count(*)::int as games, ${FIELD_SUMS_SQL}
        from ${COUNTED_PLAY_SQL} and s.division_id = d.id group by r.player_id`)} as players
    from own join division d on d.id = own.id join season se on se.id = d.season_id
   order by se.starts_on desc, se.id desc, d.rank, d.id`,
);

/** Adds up the field play of whole divisions. */
@Injectable()
export class FieldSeasonsRepository {
  constructor(private readonly db: Db) {}

  findAllByPlayer(playerId: number): Promise<FieldDivision[]> {
    return this.db.read(OF_PLAYER, [playerId]);
  }
}
