import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import type {
  HonourSubject,
  HonourTexts,
  HonourWords,
} from '../../../../domain/competition/season-end/given-honour.ts';
import { honourChangedMeanwhile } from '../../../../domain/competition/season-end/given-honour.ts';
import { Db } from '../../../../platform/db/db.ts';
import { rowListSql } from '../../../../platform/db/json-sql.ts';
import { searchTextSql } from '../../../../platform/db/name-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../../platform/db/pg-error.ts';
import { Player } from '../../../players/player.entity.ts';
import { ownPlayerSql, ownTeamSql } from '../../../refs/own-matter.read.ts';
import { Team } from '../../../teams/team.entity.ts';
import type { GivenHonours, GoalOfSeason, RecordedGoal } from './given-honours.ts';
import {
  GOAL_SCORER_SQL,
  GOAL_TEAMS_SQL,
  goalColumnsSql,
  ownHonoursSql,
  RECORDED_GOALS_SQL,
  seasonGoalSql,
} from './given-honours.read.ts';
import { ownGoalSql } from './own-honour.read.ts';
import { SeasonHonour } from './season-honour.entity.ts';

const GIVEN = namedRead<Pick<GivenHonours, 'own'> & { goals: GoalOfSeason[] }>(
  'season-given-honours',
  `select ${rowListSql(ownHonoursSql('$1'))} as own, ${rowListSql(seasonGoalSql('$1'))} as goals`,
);

/** `$2` is for `searchTextSql`; '' finds all. */
const RECORDED = namedRead<RecordedGoal & { total: number }>(
  'season-recorded-goals',
  `select ${goalColumnsSql('e.number::int')}, count(*) over ()::int as total
     from division d join series s on s.division_id = d.id join game g on g.series_id = s.id ${GOAL_TEAMS_SQL}
     join lateral (${RECORDED_GOALS_SQL}) e on true ${GOAL_SCORER_SQL}
    where d.season_id = $1
      and ($2 = '' or ${searchTextSql('p.nickname')} like $2 or ${searchTextSql('home.name')} like $2 or ${searchTextSql('away.name')} like $2)
    order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc, g.number, e.number limit $3 offset $4`,
);

/** A recorded goal that can be chosen. */
interface FoundGoal {
  gameId: number;
  /** Who scored it, also in their own goal; null: it is not known. */
  scorerId: number | null;
  isOwn: boolean;
}

const ONE_GOAL = namedRead<FoundGoal>(
  'season-goal-to-choose',
  `select g.id as "gameId", p.id as "scorerId", ${ownGoalSql('$5::int')} as "isOwn"
     from division d join series s on s.division_id = d.id join game g on g.series_id = s.id
     join lateral (${RECORDED_GOALS_SQL}) e on true ${GOAL_SCORER_SQL}
    where d.season_id = $1 and s.id = $2 and g.number = $3 and e.number = $4`,
);

const OWN_SUBJECT = namedRead<{ isOwn: boolean }>(
  'honoured-is-own',
  `select case when $1::int is null then ${ownTeamSql('$2::int', '$3::int')} else ${ownPlayerSql('$1::int', '$3::int')} end as "isOwn"`,
);

/** An undo brings one back without the lock of the season. */
const SECOND_GOAL = { season_honour_goal_unique: honourChangedMeanwhile };

/** Storage of the honours that staff give. Methods that write need the caller's transaction. */
@Injectable()
export class GivenHonoursRepository {
  constructor(private readonly db: Db) {}

  async findGiven(seasonId: number): Promise<GivenHonours> {
    const [found] = await this.db.read(GIVEN, [seasonId]);
    return { goal: found?.goals[0] ?? null, own: found?.own ?? [] };
  }

  /** The recorded goals of a season whose scorer or teams fit, the latest series first. */
  findRecordedGoals(
    seasonId: number,
    pattern: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<(RecordedGoal & { total: number })[]> {
    return this.db.read(RECORDED, [seasonId, pattern, limit, offset]);
  }

  /** Null: the season has no such recorded goal. */
  async findGoal(
    seasonId: number,
    { seriesId, game, goal }: Pick<RecordedGoal, 'seriesId' | 'game' | 'goal'>,
    { playerId }: Pick<Actor, 'playerId'>,
  ): Promise<FoundGoal | null> {
    return (await this.db.read(ONE_GOAL, [seasonId, seriesId, game, goal, playerId]))[0] ?? null;
  }

  /** Locks the player or the team against a merge. Null: there is none. */
  async lockHonoured(
    { playerId, teamId }: HonourSubject,
    actor: Pick<Actor, 'playerId'>,
  ): Promise<{ isOwn: boolean } | null> {
    const options = { select: { id: true }, where: { id: playerId ?? teamId ?? 0 } } as const;
    const lock = { mode: 'pessimistic_read' } as const;
    const found =
      playerId === null
        ? await this.db.repo(Team).findOne({ ...options, lock })
        : await this.db.repo(Player).findOne({ ...options, lock });
    return found && ((await this.db.read(OWN_SUBJECT, [playerId, teamId, actor.playerId]))[0] ?? null);
  }

  async findSeasonOf(id: number): Promise<number | null> {
    return (
      (await this.db.repo(SeasonHonour).findOne({ select: { id: true, seasonId: true }, where: { id } }))?.seasonId ??
      null
    );
  }

  /** Locks an honour until the transaction ends. False: there is none. */
  async lockHonour(id: number): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await this.db.repo(SeasonHonour).findOne({ select: { id: true }, where: { id }, lock })) !== null;
  }

  async insertOwn(seasonId: number, subject: HonourSubject, words: HonourWords): Promise<void> {
    await this.db.repo(SeasonHonour).insert({ seasonId, ...subject, ...words });
  }

  /** Refuses a second one in the season (CHANGED_MEANWHILE). */
  async insertGoal(seasonId: number, chosen: { gameId: number; goal: number }, texts: HonourTexts): Promise<void> {
    await this.db
      .repo(SeasonHonour)
      .insert({ seasonId, ...chosen, ...texts })
      .catch((error: unknown) => translateConstraint(error, SECOND_GOAL));
  }

  async updateHonour(
    id: number,
    values: HonourWords | (HonourTexts & { gameId: number; goal: number }),
  ): Promise<void> {
    await this.db.repo(SeasonHonour).update(id, { ...values, version: () => 'version + 1' });
  }

  async deleteHonour(id: number): Promise<void> {
    await this.db.repo(SeasonHonour).delete(id);
  }
}
