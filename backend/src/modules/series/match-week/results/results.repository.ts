import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { DisputeOutcome } from '../../../../domain/match-week/dispute.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { Series } from '../../series.entity.ts';
import type { NotifiedSeries } from '../notified-series.ts';
import { TOLD_SQL } from '../notified-series.read.ts';
import { Dispute } from './dispute.entity.ts';
import { DisputeStory } from './dispute-story.entity.ts';
import type { DisputeView } from './week-result.ts';

/** A decision that was not told yet. */
export interface DecidedDispute extends NotifiedSeries {
  outcome: DisputeOutcome;
  reason: string | null;
  decidedByUserId: number | null;
  decidedAt: Date;
}

/** Every change of a series has its own version. */
const ONE_MORE = () => 'version + 1';

const LATEST_DISPUTE = namedRead<DisputeView>(
  'latest-dispute',
  `
  select d.id, d.side, d.game_number as game, ${instantSql('d.opened_at')} as "openedAt", d.outcome, d.reason,
         coalesce((select json_agg(json_build_object('side', t.side, 'text', t.text, 'by', p.nickname,
                     'at', ${instantSql('t.told_at')}) order by t.side desc)
                     from dispute_story t left join player p on p.user_id = t.user_id where t.dispute_id = d.id), '[]') as stories
    from dispute d where d.series_id = $1 order by d.id desc limit 1`,
);

/** Games that are stored of a series. */
const GAMES = namedRead<{ count: number }>(
  'games-of-series',
  'select count(*)::int as count from game where series_id = $1',
);

/** Confirms what waited until `$1`. It waits for an answer that is being stored, and then finds nothing. */
const CONFIRM_OVERDUE = namedWrite<NotifiedSeries>(
  'confirm-overdue-results',
  `
  with due as (select id from series where confirmation = 'waiting' and confirm_by <= $1
                order by id for no key update),
  confirmed as (update series s set confirmation = 'confirmed', confirm_by = null, version = version + 1
                  from due where s.id = due.id returning s.*)
  select ${TOLD_SQL} from confirmed s ${seriesTeamsSql('s', 'h', 'a')} order by s.id`,
);

/** Notes which decisions are told now, each once over all instances. */
const TELL_DECIDED = namedWrite<DecidedDispute>(
  'tell-decided-disputes',
  `
  with told as (insert into dispute_notice (dispute_id, decided_at)
                select id, decided_at from dispute d
                 where decided_at is not null
                   and not exists (select 1 from dispute_notice n where n.dispute_id = d.id and n.decided_at = d.decided_at)
                on conflict do nothing returning dispute_id)
  select ${TOLD_SQL}, d.outcome, d.reason, d.decided_by_user_id as "decidedByUserId", d.decided_at as "decidedAt"
    from told join dispute d on d.id = told.dispute_id join series s on s.id = d.series_id
    ${seriesTeamsSql('s', 'h', 'a')} order by d.id`,
);

/** Storage of what captains and staff say about results. Methods that write need the caller's transaction. */
@Injectable()
export class ResultsRepository {
  constructor(private readonly db: Db) {}

  /** The latest dispute, open or decided; null when there was none. */
  async findDispute(seriesId: number): Promise<DisputeView | null> {
    return (await this.db.read(LATEST_DISPUTE, [seriesId]))[0] ?? null;
  }

  async countGames(seriesId: number): Promise<number> {
    return (await this.db.read(GAMES, [seriesId]))[0]?.count ?? 0;
  }

  /** The other side's answer. The series is locked. */
  async answer(seriesId: number, confirmation: 'confirmed' | 'disputed'): Promise<void> {
    await this.db.repo(Series).update({ id: seriesId }, { confirmation, confirmBy: null, version: ONE_MORE });
  }

  /** Staff accept a result that waits or is disputed: it is theirs from now on. */
  async takeOver(seriesId: number): Promise<void> {
    await this.db
      .repo(Series)
      .update({ id: seriesId }, { confirmation: null, reportedBySide: null, confirmBy: null, version: ONE_MORE });
  }

  /** Other people who look at the series read it again. */
  async newVersion(seriesId: number): Promise<void> {
    await this.db.repo(Series).update({ id: seriesId }, { version: ONE_MORE });
  }

  /** The series has no time any more. */
  async clearTime(seriesId: number): Promise<void> {
    await this.db.repo(Series).update({ id: seriesId }, { scheduledAt: null, version: ONE_MORE });
  }

  /** Opens a dispute and returns its id. */
  async open(dispute: { seriesId: number; side: Side; gameNumber: number | null; openedAt: Date }): Promise<number> {
    const { identifiers } = await this.db.repo(Dispute).insert(dispute);
    return (identifiers[0] as { id: number }).id;
  }

  /** Stores a side's story, in the place of its earlier one. */
  async saveStory(story: DisputeStory): Promise<void> {
    await this.db.repo(DisputeStory).upsert(story, { conflictPaths: ['disputeId', 'side'] });
  }

  /** Why staff decide as they do, and who does. */
  async explain(disputeId: number, reason: string, decidedByUserId: number | null): Promise<void> {
    await this.db.repo(Dispute).update({ id: disputeId }, { reason, decidedByUserId });
  }

  /** Ends the open dispute of a series that is locked. */
  async decide(seriesId: number, outcome: DisputeOutcome): Promise<void> {
    await this.db.repo(Dispute).update({ seriesId, decidedAt: IsNull() }, { outcome, decidedAt: () => 'now()' });
  }

  confirmOverdue(now: Date): Promise<NotifiedSeries[]> {
    return this.db.write(CONFIRM_OVERDUE, [now]);
  }

  tellDecided(): Promise<DecidedDispute[]> {
    return this.db.write(TELL_DECIDED, []);
  }
}
