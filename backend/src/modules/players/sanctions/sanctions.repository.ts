import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { BannablePlayer, NewSanction, SanctionTexts } from '../../../domain/people/sanction.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { newId } from '../../../platform/db/written.ts';
import { Player } from '../player.entity.ts';
import { ownPlayerSql, ownTeamSql } from '../../refs/own-matter.read.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import { countedTermSql, suspendedTermsSql } from '../../refs/sanction.read.ts';
import { Team } from '../../teams/team.entity.ts';
import type { PointsDecision, StoredSanction } from './sanction.ts';
import { Sanction } from './sanction.entity.ts';

/** Who is, or will be, sanctioned. */
export interface Sanctioned {
  /** The account that gets the notices; null without one. */
  userId: number | null;
  /** Of a player: their name, and their team with its captain's account, if the captain is another one. */
  member: { nickname: string; teamId: number; captainUserId: number } | null;
  isOwn: boolean;
}

const STORED = `
  select x.id, ${countedTermSql('x')}, case when p.id is not null then ${playerRefSql('p')} end as player,
         case when t.id is not null then ${teamRefSql('t')} end as team, coalesce(p.user_id, captain.user_id) as "userId",
         x.reason_sv as "reasonSv", x.reason_en as "reasonEn", x.note, x.is_public as "isPublic",
         ${instantSql('x.decided_at')} as "decidedAt", coalesce(judge.nickname, u.discord_username) as "decidedBy",
         x.lift_reason as "liftReason", x.version
    from sanction x
    left join player p on p.id = x.player_id
    left join roster_entry now on now.player_id = p.id and now.valid_to is null
    left join team t on t.id = coalesce(x.team_id, now.team_id)
    left join roster_entry first on first.team_id = x.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = x.decided_by_user_id
    left join player judge on judge.user_id = u.id`;

const ONE = namedRead<StoredSanction>('sanction', `${STORED} where x.id = $1`);

const ALL = namedRead<StoredSanction>(
  'sanctions',
  `${STORED}
    where ($1 = '' or ${searchTextSql('p.nickname')} like $1 or ${searchTextSql('t.name')} like $1) and ($2::text is null or x.kind = $2)
      and ($3::int is null or x.player_id = $3)
      and ($4::int is null or x.team_id = $4 or (x.player_id is not null and now.team_id = $4))
    order by x.starts_on desc, x.id desc`,
);

const POINTS = namedRead<PointsDecision>(
  'points-decisions',
  `select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, d.id as "divisionId",
          d.name as "divisionName", se.name as "seasonName", dt.adjustment as points, dt.adjustment_reason as reason
     from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
    where dt.adjustment <> 0 and ($1 = '' or ${searchTextSql('dt.name')} like $1) and ($2::int is null or dt.team_id = $2)
    order by se.starts_on desc, d.rank, ${nameOrder('dt.name')}`,
);

const OF_PLAYER = namedRead<Sanctioned>(
  'sanctioned-player',
  `select p.user_id as "userId", ${ownPlayerSql('p.id', '$2::int')} as "isOwn",
          (select json_build_object('nickname', p.nickname, 'teamId', now.team_id, 'captainUserId', captain.user_id)
             from roster_entry now
             join roster_entry first on first.team_id = now.team_id and first.valid_to is null and first.sort_order = 1
             join player captain on captain.id = first.player_id and captain.user_id is not null
            where now.player_id = p.id and now.valid_to is null and first.player_id <> p.id) as member
     from player p where p.id = $1`,
);

const OF_TEAM = namedRead<Sanctioned>(
  'sanctioned-team',
  `select (select p.user_id from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.id and r.valid_to is null and r.sort_order = 1) as "userId",
          ${ownTeamSql('t.id', '$2::int')} as "isOwn", null::json as member
     from team t where t.id = $1`,
);

const BANNABLE = namedRead<BannablePlayer>(
  'bannable-players',
  `select p.nickname, ${suspendedTermsSql('p.id')} as terms from player p where p.id = any($1::int[]) order by p.id`,
);

/** Storage of sanctions. Methods that write need the caller's transaction. */
@Injectable()
export class SanctionsRepository {
  constructor(private readonly db: Db) {}

  /** The fitting sanctions, the newest first. `pattern` is for `searchTextSql`; '' finds all. */
  findAll(
    pattern: string,
    { kind, playerId, teamId }: { kind: string | null; playerId: number | null; teamId: number | null },
  ): Promise<StoredSanction[]> {
    return this.db.read(ALL, [pattern, kind, playerId, teamId]);
  }

  async findById(id: number): Promise<StoredSanction | null> {
    return (await this.db.read(ONE, [id]))[0] ?? null;
  }

  /** The same, locked until the transaction ends. */
  async lockById(id: number): Promise<StoredSanction | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    await this.db.repo(Sanction).findOne({ select: { id: true }, where: { id }, lock });
    return this.findById(id);
  }

  findPoints(pattern: string, teamId: number | null): Promise<PointsDecision[]> {
    return this.db.read(POINTS, [pattern, teamId]);
  }

  /** Locks the player or the team, as all code that moves players does. Null: there is none. */
  async lockSubject(
    { playerId, teamId }: Pick<NewSanction, 'playerId' | 'teamId'>,
    actor: Pick<Actor, 'playerId'>,
  ): Promise<Sanctioned | null> {
    const where = { id: playerId ?? teamId ?? 0 };
    const options = { select: { id: true }, where, lock: { mode: 'for_no_key_update' } } as const;
    if (playerId !== null) await this.db.repo(Player).findOne(options);
    else await this.db.repo(Team).findOne(options);
    return (await this.db.read(playerId === null ? OF_TEAM : OF_PLAYER, [where.id, actor.playerId]))[0] ?? null;
  }

  /** These players with what can keep them out. */
  findBannable(playerIds: readonly number[]): Promise<BannablePlayer[]> {
    return this.db.read(BANNABLE, [playerIds]);
  }

  async insertSanction(sanction: NewSanction, userId: number | null, at: Date): Promise<number> {
    return newId(await this.db.repo(Sanction).insert({ ...sanction, decidedByUserId: userId, decidedAt: at }));
  }

  async updateTexts(id: number, texts: SanctionTexts): Promise<void> {
    await this.db.repo(Sanction).update(id, { ...texts, version: () => 'version + 1' });
  }

  async lift(id: number, liftReason: string, userId: number | null, at: Date): Promise<void> {
    const lifted = { liftedAt: at, liftedByUserId: userId, liftReason };
    await this.db.repo(Sanction).update(id, { ...lifted, version: () => 'version + 1' });
  }
}
