import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import * as PersonNotices from '../../../../domain/messages/person-notices.ts';
import { correctedDetails } from '../../../../domain/people/correction.ts';
import type { CorrectedDetails, TypedCorrection } from '../../../../domain/people/correction.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { UsersAdminRepository } from '../users-admin.repository.ts';
import { PlayerDetailsRepository } from './player-details.repository.ts';

/** Admins correct a player's birthdate and nationality (R12). */
@Injectable()
export class PlayerDetailsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly details: PlayerDetailsRepository,
    private readonly users: UsersAdminRepository,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /**
   * Corrects a player's details and tells the player why. Refuses an unknown player (NOT_FOUND), impossible details and a
   * missing reason (INVALID_INPUT, UNDER_AGE), and a correction that changes nothing (NOTHING_CHANGED).
   */
  correct(actor: Actor, playerId: number, typed: TypedCorrection): Promise<void> {
    return this.db.transaction(async () => {
      const before = await this.details.lock(playerId);
      if (!before) throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'playerId' });
      const { reason, ...after } = correctedDetails(before, typed, this.clock.now());
      await this.details.update(playerId, after);
      const fields = (['birthdate', 'nationality'] as const).filter((field) => before[field] !== after[field]);
      await this.notices.notify(before.userId, PersonNotices.detailsCorrected(fields, reason));
      const { isOwn } = await this.users.findRelation(playerId, actor);
      await this.audit.record(actor, {
        act: 'player.details',
        objectKind: 'player',
        objectId: playerId,
        before: recordOf(before),
        after: recordOf(after),
        about: { reason },
        isOwnTeam: isOwn,
      });
    });
  }
}

const recordOf = ({ birthdate, nationality }: CorrectedDetails) => ({ birthdate, nationality });
