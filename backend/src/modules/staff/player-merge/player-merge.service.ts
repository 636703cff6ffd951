import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { playersMerged } from '../../../domain/messages/person-notices.ts';
import { joinedPeriods, mergedProfile, mergeObstacle } from '../../../domain/people/player-merge.ts';
import type { MergedProfile } from '../../../domain/people/player-merge.ts';
import { PROFILE_TEXTS } from '../../../domain/people/player-profile.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { SixMansLedgerService } from '../../players/six-mans/six-mans-ledger.service.ts';
import { mergePlanOf, overtakenInvites } from './merge-plan.ts';
import type { MergeFacts, MergePlan, PlayerBelongings } from './player-merge.ts';
import { PlayerMergeRepository } from './player-merge.repository.ts';

/** The two players of a merge, and the fingerprint of the plan that the caller saw. */
export interface WantedMerge {
  stayingId: number;
  leavingId: number;
  fingerprint: string;
}

/** Players who were registered twice become one (R23). */
@Injectable()
export class PlayerMergeService {
  constructor(
    private readonly db: Db,
    private readonly players: PlayerMergeRepository,
    private readonly totals: PlayerTotalsService,
    private readonly ledger: SixMansLedgerService,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** What a merge means; null when one of the players is not there. */
  async plan(actor: Actor, stayingId: number, leavingId: number): Promise<MergePlan | null> {
    const both = await this.players.findBoth([stayingId, leavingId]);
    return both && mergePlanOf(both[0], both[1], await this.players.findFacts(stayingId, leavingId, actor.playerId));
  }

  /**
   * Everything of the leaving player becomes the staying one's, and the leaving one is deleted; their address leads to
   * the other. The account is told. Returns the staying player's id. Refuses: a player who is not there (NOT_FOUND), players who are two
   * people or have two accounts (NOT_MERGEABLE with the reason), and another state than the caller saw
   * (CHANGED_MEANWHILE).
   */
  merge(actor: Actor, { stayingId, leavingId, fingerprint }: WantedMerge): Promise<number> {
    return this.db.transaction(async () => {
      const divisions = await this.lockPlayers([stayingId, leavingId]);
      const both = await this.players.findBoth([stayingId, leavingId]);
      if (!both) throw new LeagueError('NOT_FOUND', 'api.player.not-found');
      const [staying, leaving] = both;
      const facts = await this.players.findFacts(stayingId, leavingId, actor.playerId);
      const obstacle = mergeObstacle(staying, leaving, facts);
      if (obstacle) throw obstacle;
      const isKnown = [...staying.divisions, ...leaving.divisions].every((one) => divisions.includes(one.divisionId));
      if (!isKnown || mergePlanOf(staying, leaving, facts).fingerprint !== fingerprint) {
        throw new LeagueError('CHANGED_MEANWHILE', 'api.merge.meanwhile');
      }
      await this.move(staying, leaving);
      const merged = playersMerged(leaving.nickname, staying.nickname);
      await this.notices.notify(staying.userId ?? leaving.userId, merged);
      await this.record(actor, staying, leaving, facts);
      return stayingId;
    });
  }

  /**
   * Holds the 6mans, the sums of the players' divisions and then the players, in the order in which reports lock them.
   * Returns the divisions.
   */
  private async lockPlayers(ids: readonly number[]): Promise<number[]> {
    await this.ledger.lockLedger();
    const divisions = await this.players.findDivisions(ids);
    for (const id of divisions) await this.totals.lockTotals(id);
    await this.players.lock(ids);
    return divisions;
  }

  private async move(staying: PlayerBelongings, leaving: PlayerBelongings): Promise<void> {
    await this.players.moveRosters(staying.id, leaving.id, joinedPeriods(staying.rosters, leaving.rosters));
    await this.players.moveRest(staying.id, leaving.id, overtakenInvites(staying, leaving));
    if (leaving.sixMans) await this.ledger.join(staying.id, staying.sixMans?.id ?? null, leaving.sixMans.id);
    for (const { divisionId } of leaving.divisions) {
      await this.totals.recompute(divisionId, [staying.id, leaving.id]);
    }
    const profile = mergedProfile(staying, leaving);
    await this.players.become(staying.id, leaving.id, profile, staying.userId ?? leaving.userId);
  }

  private record(actor: Actor, staying: PlayerBelongings, leaving: PlayerBelongings, facts: MergeFacts): Promise<void> {
    return this.audit.record(actor, {
      act: 'player.merge',
      objectKind: 'player',
      objectId: staying.id,
      before: { players: [staying.nickname, leaving.nickname], ...toldOf(staying), account: staying.account },
      after: {
        players: [staying.nickname],
        ...toldOf(mergedProfile(staying, leaving)),
        account: staying.account ?? leaving.account,
      },
      isOwnTeam: facts.isOwn,
    });
  }
}

/** What the audit stores of a player: what staff edit. */
const toldOf = (profile: MergedProfile) =>
  Object.fromEntries([...PROFILE_TEXTS, 'mmr' as const].map((field) => [field, profile[field]]));
