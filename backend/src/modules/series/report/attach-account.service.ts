import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as OwnMatter from '../../../domain/own-matter.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { GameAccountsService } from '../../players/game-accounts.service.ts';
import type { LinkedGameAccount, NewGameAccount } from '../../players/game-accounts.service.ts';
import { SeriesReportRepository } from './series-report.repository.ts';

/** From a report's form: whose account a replay row came from, when staff have seen who it is (R15). */
@Injectable()
export class AttachAccountService {
  constructor(
    private readonly db: Db,
    private readonly reports: SeriesReportRepository,
    private readonly accounts: GameAccountsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes the account known as the player's. A division admin does so for players of teams in the own divisions
   * (NOT_YOUR_DIVISION) where it is no own matter (OWN_TEAM), an admin for everyone. Refuses another player's account with ACCOUNT_TAKEN.
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
