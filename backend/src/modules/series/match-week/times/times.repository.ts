import { Injectable } from '@nestjs/common';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import type { ProposalStatus } from '../../../../domain/match-week/time-agreement.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Db } from '../../../../platform/db/db.ts';
import { nameOrder } from '../../../../platform/db/name-sql.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { EveningAnswer } from './evening-answer.entity.ts';
import { TimeProposal } from './time-proposal.entity.ts';

/** An offer that is open. Times are ISO text in UTC. */
export interface OpenOffer {
  id: number;
  side: Side;
  starts: string[];
  /** The player who offered; null without one. */
  by: string | null;
}

/** What a present player of one of the teams has answered about a day. */
export interface DayAnswer {
  side: Side;
  playerId: number;
  nickname: string;
  /** `YYYY-MM-DD` */
  day: string;
  answer: EveningChoice;
}

/** All that captains and players have said about the time of a series. */
export interface StoredTimes {
  open: OpenOffer[];
  /** The time that the captains have agreed on, ISO. */
  agreed: string | null;
  answers: DayAnswer[];
}

/** The offers of series `$1`, and the answers for its days `$2`. */
const TIMES = namedRead<StoredTimes>(
  'week-times',
  `
  select coalesce((select json_agg(json_build_object('id', o.id, 'side', o.side, 'by', p.nickname,
                     'starts', array(select ${instantSql('start')} from unnest(o.starts) start order by start)) order by o.id)
                     from time_proposal o left join player p on p.user_id = o.offered_by_user_id
                    where o.series_id = s.id and o.status = 'open'), '[]') as open,
         (select ${instantSql('o.agreed_start')} from time_proposal o
           where o.series_id = s.id and o.status = 'accepted') as agreed,
         coalesce((select json_agg(json_build_object('side', case r.team_id when s.home_team_id then 'home' else 'away' end,
                     'playerId', p.id, 'nickname', p.nickname, 'day', e.day::text, 'answer', e.answer) order by e.day, ${nameOrder('p.nickname')})
                     from roster_entry r join player p on p.id = r.player_id join evening_answer e on e.user_id = p.user_id
                    where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null
                      and e.day = any($2::date[])), '[]') as answers
    from series s where s.id = $1`,
);

/** What became of the latest offer of a side with this start. */
const FATE = namedRead<{ status: ProposalStatus }>(
  'status-of-start',
  `select status from time_proposal
    where series_id = $1 and side = $2 and $3::timestamptz = any(starts) order by id desc limit 1`,
);

/** Open pages of the series are read again. */
const TELL = namedWrite('tell-match-week', `select pg_notify('match_week', $1::int::text)`);

/** Storage of the times that captains offer each other. Methods that write need the caller's transaction. */
@Injectable()
export class TimesRepository {
  constructor(private readonly db: Db) {}

  async find(seriesId: number, days: readonly string[]): Promise<StoredTimes> {
    return (await this.db.read(TIMES, [seriesId, days]))[0] ?? { open: [], agreed: null, answers: [] };
  }

  async findStatusOfStart(seriesId: number, side: Side, start: Date): Promise<ProposalStatus | null> {
    return (await this.db.read(FATE, [seriesId, side, start]))[0]?.status ?? null;
  }

  async insertOpen(seriesId: number, side: Side, starts: readonly Date[], by: { userId: number | null; at: Date }) {
    await this.db
      .repo(TimeProposal)
      .insert({ seriesId, side, starts: [...starts], offeredByUserId: by.userId, offeredAt: by.at });
  }

  /** Ends the open offer of a side; false when it has none. */
  async end(seriesId: number, side: Side, status: ProposalStatus, at: Date): Promise<boolean> {
    const ended = await this.db.repo(TimeProposal).update({ seriesId, side, status: 'open' }, { status, endedAt: at });
    return (ended.affected ?? 0) > 0;
  }

  /** The agreement: the offer of this side is accepted, the other one is overtaken, and an earlier agreement is moved. */
  async agree(seriesId: number, side: Side, start: Date, at: Date): Promise<void> {
    const offers = this.db.repo(TimeProposal);
    await offers.update({ seriesId, status: 'accepted' }, { status: 'moved', endedAt: at });
    await offers.update({ seriesId, side, status: 'open' }, { status: 'accepted', agreedStart: start, endedAt: at });
    await offers.update({ seriesId, status: 'open' }, { status: 'overtaken', endedAt: at });
  }

  async saveAnswer(userId: number, day: string, answer: EveningChoice): Promise<void> {
    await this.db.repo(EveningAnswer).upsert({ userId, day, answer }, { conflictPaths: ['userId', 'day'] });
  }

  /** Tells the open pages of a series that the evenings have changed: they are no part of its timeline. */
  async tellEvenings(seriesId: number): Promise<void> {
    await this.db.write(TELL, [seriesId]);
  }

  async deleteAnswer(userId: number, day: string): Promise<void> {
    await this.db.repo(EveningAnswer).delete({ userId, day });
  }
}
