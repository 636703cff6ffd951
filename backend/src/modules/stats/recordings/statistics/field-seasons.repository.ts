import { Injectable } from '@nestjs/common';
import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import { Db } from '../../../../platform/db/db.ts';
import { rowListSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import type { DivisionRef } from '../../../refs/division-ref.ts';
import { divisionRefSql, seasonRefSql } from '../../../refs/ref.read.ts';
import type { SeasonRef } from '../../../refs/season-ref.ts';
import { COUNTED_PLAY_SQL, FIELD_SUMS_SQL } from './field-statistics.read.ts';

/** A division in which a player or a team has field play, with the sums of all its players or teams. */
export interface FieldDivision {
  season: SeasonRef;
  division: DivisionRef;
  all: (FieldNumbers & { id: number; games: number })[];
}

/** SQL: the divisions where one has games of the field that count, newest season first. */
const divisionsSql = (subject: 'player_id' | 'team_id'): string => `
  with own as materialized (select distinct s.division_id as id from ${COUNTED_PLAY_SQL} and r.${subject} = $1)
  select ${seasonRefSql('se')} as season, ${divisionRefSql('d')} as division,
         ${rowListSql(`
      select r.${subject} as id, count(distinct g.id)::int as games, ${FIELD_SUMS_SQL}
        from ${COUNTED_PLAY_SQL} and s.division_id = d.id group by r.${subject}`)} as "all"
    from own join division d on d.id = own.id join season se on se.id = d.season_id
   order by se.starts_on desc, se.id desc, d.rank, d.id`;

const OF_PLAYER = namedRead<FieldDivision>('field-divisions-of-player', divisionsSql('player_id'));
const OF_TEAM = namedRead<FieldDivision>('field-divisions-of-team', divisionsSql('team_id'));

/** Adds up the field play of whole divisions. */
@Injectable()
export class FieldSeasonsRepository {
  constructor(private readonly db: Db) {}

  findAllByPlayer(playerId: number): Promise<FieldDivision[]> {
    return this.db.read(OF_PLAYER, [playerId]);
  }

  findAllByTeam(teamId: number): Promise<FieldDivision[]> {
    return this.db.read(OF_TEAM, [teamId]);
  }
}
