import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { divisionRefSql, playerRefSql } from '../refs/ref.read.ts';
import { OBJECT_NAME_SQL } from './object-name.read.ts';
import { IS_UNDONE_SQL } from './undone.read.ts';
import type { OwnMatterAct } from './own-matter-acts.ts';

const OWN_MATTERS = namedRead<OwnMatterAct>(
  'own-matters',
  `
  select a.id, ${instantSql('a.at')} as at, a.act,
         case when a.object_kind in ('series', 'team', 'division') then ${OBJECT_NAME_SQL} end as name,
         s.id as "seriesId", t.id as "teamId",
         case when d.id is not null then ${divisionRefSql('d')} end as division,
         case when p.id is not null then ${playerRefSql('p')} end as player,
         ${IS_UNDONE_SQL} as "isUndone"
    from audit_entry a
    left join player p on p.user_id = a.actor_user_id
    left join series s on a.object_kind = 'series' and s.id = a.object_id
    left join team t on a.object_kind = 'team' and t.id = a.object_id
    left join division d on a.object_kind = 'division' and d.id = a.object_id
   where a.is_own_team
   order by a.id desc limit $1`,
);

/** Reads which acts admins did in their own matters. */
@Injectable()
export class OwnMattersRepository {
  constructor(private readonly db: Db) {}

  /** The newest first. */
  findLatest(count: number): Promise<OwnMatterAct[]> {
    return this.db.read(OWN_MATTERS, [count]);
  }
}
