import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { ClaimOutcome } from '../../../../domain/match-week/no-show.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { Series } from '../../series.entity.ts';
import { readySql } from '../ready/ready.read.ts';
import type { NotifiedSeries } from '../notified-series.ts';
import { TOLD_SQL } from '../notified-series.read.ts';
import { NoShowClaim } from './no-show-claim.entity.ts';
import type { StoredNoShow } from './week-no-show.ts';

/** A decision that was not told yet. */
export interface DecidedClaim extends NotifiedSeries {
  side: Side;
  outcome: Exclude<ClaimOutcome, 'withdrawn'>;
  reason: string | null;
  decidedByUserId: number | null;
  decidedAt: Date;
}

/** Every change of a claim is a new version of its series: who acts on an older one is refused. */
const ONE_MORE = () => 'version + 1';

const declined = (side: Side): string =>
  `exists (select from no_show_claim x where x.series_id = s.id and x.for_start = s.scheduled_at
              and x.side = '${side}' and x.outcome = 'declined')`;
const by = (column: string): string => `(select p.nickname from player p where p.user_id = c.${column})`;

const OF_SERIES = namedRead<StoredNoShow>(
  'no-show-of-series',
  `
  select json_build_object('home', ${readySql('home')}, 'away', ${readySql('away')}) as ready,
         json_build_object('home', ${declined('home')}, 'away', ${declined('away')}) as declined,
         (select json_build_object('id', c.id, 'side', c.side, 'claimedAt', ${instantSql('c.claimed_at')},
                   'by', ${by('claimed_by_user_id')}, 'outcome', c.outcome, 'reason', c.reason,
                   'objection', case when c.objected_at is not null then json_build_object('text', c.objection,
                      'by', ${by('objected_by_user_id')}, 'at', ${instantSql('c.objected_at')}) end)
            from no_show_claim c
           where c.series_id = s.id and c.for_start = s.scheduled_at and c.outcome is distinct from 'withdrawn'
           order by c.id desc limit 1) as claim
    from series s where s.id = $1`,
);

/** Notes which decisions are told now, each once over all instances. */
const TELL_DECIDED = namedWrite<DecidedClaim>(
  'tell-decided-claims',
  `
  with told as (insert into no_show_notice (claim_id, decided_at)
                select id, decided_at from no_show_claim c
                 where outcome in ('granted', 'declined', 'overtaken')
                   and not exists (select 1 from no_show_notice n where n.claim_id = c.id and n.decided_at = c.decided_at)
                on conflict do nothing returning claim_id)
  select ${TOLD_SQL}, c.side, c.outcome, c.reason,
         c.decided_by_user_id as "decidedByUserId", c.decided_at as "decidedAt"
    from told join no_show_claim c on c.id = told.claim_id join series s on s.id = c.series_id
    ${seriesTeamsSql('s', 'h', 'a')} order by c.id`,
);

/** Storage of claims of a walkover. Methods that write need the caller's transaction, which holds the series. */
@Injectable()
export class NoShowRepository {
  constructor(private readonly db: Db) {}

  /** Only for a series that is there. */
  async ofSeries(seriesId: number): Promise<StoredNoShow> {
    return (await this.db.read(OF_SERIES, [seriesId]))[0] as StoredNoShow;
  }

  async open(
    claim: Pick<NoShowClaim, 'seriesId' | 'side' | 'forStart' | 'claimedAt' | 'claimedByUserId'>,
  ): Promise<void> {
    await this.db.repo(NoShowClaim).insert(claim);
    await this.newVersion(claim.seriesId);
  }

  /** Changes the open claim of the series. */
  async change(
    seriesId: number,
    values: Partial<Pick<NoShowClaim, 'objectedAt' | 'objectedByUserId' | 'objection' | 'outcome' | 'decidedAt'>>,
  ): Promise<void> {
    await this.db.repo(NoShowClaim).update({ seriesId, decidedAt: IsNull() }, values);
    await this.newVersion(seriesId);
  }

  /** Staff decline the open claim. */
  async decline(seriesId: number): Promise<void> {
    await this.db
      .repo(NoShowClaim)
      .update({ seriesId, decidedAt: IsNull() }, { outcome: 'declined', decidedAt: () => 'now()' });
    await this.newVersion(seriesId);
  }

  /** Who decides the open claim, and why. */
  async explain(seriesId: number, reason: string | null, decidedByUserId: number | null): Promise<void> {
    await this.db.repo(NoShowClaim).update({ seriesId, decidedAt: IsNull() }, { reason, decidedByUserId });
  }

  tellDecided(): Promise<DecidedClaim[]> {
    return this.db.write(TELL_DECIDED, []);
  }

  private async newVersion(id: number): Promise<void> {
    await this.db.repo(Series).update({ id }, { version: ONE_MORE });
  }
}
