import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import * as OwnMatter from '../../../../domain/own-matter.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { GameAccountsService } from '../../../players/accounts/game-accounts.service.ts';
import type { LinkedGameAccount, NewGameAccount } from '../../../players/accounts/game-accounts.service.ts';
import { SeriesReportRepository } from '../series-report.repository.ts';

/** In the report form, staff can say which player a replay row's account belongs to (R15). */
@Injectable()
export class AttachAccountService {
  constructor(
    private readonly db: Db,
    private readonly reports: SeriesReportRepository,
    private readonly accounts: GameAccountsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores that the account is the player's. An admin may do this for every player. A division admin may do it for
   * players of teams in their own divisions (else NOT_YOUR_DIVISION), unless it is their own matter (OWN_TEAM). Refuses
   * an account that belongs to another player (ACCOUNT_TAKEN).
   */
  attach(actor: Actor, input: NewGameAccount): Promise<LinkedGameAccount> {
    return this.db.transaction(async () => {
      const isRun = hasRole(actor, 'admin') || (await this.reports.isInDivisionOf(input.playerId, actor.userId));
      if (!isRun) throw new LeagueError('NOT_YOUR_DIVISION', 'api.account.not-your-division');
      const isOwnTeam = await this.reports.isOwnPlayer(input.playerId, actor.playerId);
      OwnMatter.assertMayDecide(actor, 'account', isOwnTeam);
      const account = await this.accounts.attach(input);
      const { playerId, platform, accountId, displayName } = account;
      await this.audit.record(actor, {
        act: 'player.game-account',
        objectKind: 'player',
        objectId: playerId,
        after: { platform, accountId, displayName },
        isOwnTeam,
      });
      return account;
    });
  }
}
