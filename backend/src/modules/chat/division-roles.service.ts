import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Chat from '../../domain/messages/chat.ts';
import { LEAGUE } from '../../platform/config/league.ts';
import { Db } from '../../platform/db/db.ts';
import { Every } from '../../platform/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { DivisionAdminService } from '../seasons/divisions/admin/division-admin.service.ts';
import { OutboxService } from '../messages/outbox/outbox.service.ts';
import { DivisionRolesRepository } from './division-roles.repository.ts';
import type { DivisionRoleGiven } from './series-room.ts';

const MINUTE_MS = 60_000;

/** The chat roles of divisions' players. */
@Injectable()
export class DivisionRolesService {
  constructor(
    private readonly db: Db,
    private readonly roles: DivisionRolesRepository,
    private readonly divisions: DivisionAdminService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** Gives every player of the division's teams its role. Can be repeated: new players get it, others keep it. */
  giveToAll(actor: Actor, divisionId: number): Promise<DivisionRoleGiven> {
    return this.db.transaction(async () => {
      const { name, season } = await this.divisions.lockDivision(actor, divisionId);
      const roleName = Chat.roleNameOf(LEAGUE.shortName, season.name, name);
      const players = await this.roles.findPlayers(divisionId);
      const work = { subject: `division:${divisionId}`, divisionId };
      await this.outbox.intend({
        ...work,
        key: `make-role:${divisionId}`,
        kind: 'make-role',
        about: roleName,
        payload: { divisionId, roleName },
      });
      for (const { nickname, userId, discordId } of players) {
        if (discordId === null) continue;
        const payload = { divisionId, userId, discordId };
        const key = `give-role:${divisionId}:${discordId}`;
        await this.outbox.intend({ ...work, key, kind: 'give-role', about: nickname, payload });
      }
      const withoutAccount = players.filter(({ discordId }) => discordId === null).length;
      const after = { roleName, players: players.length - withoutAccount, withoutAccount };
      await this.audit.record(actor, { act: 'division.role', objectKind: 'division', objectId: divisionId, after });
      return after;
    });
  }

  /**
   * Takes the roles back from those who have left the divisions' teams, however they left. Can be repeated, by any number of
   * instances.
   */
  @Every('division-roles', MINUTE_MS)
  async takeFromLeavers(): Promise<void> {
    const leavers = await this.roles.findLeavers();
    if (leavers.length === 0) return;
    const intentions = leavers.map(({ divisionId, userId, discordId, name }) => ({
      key: `take-role:${divisionId}:${userId}`,
      kind: 'take-role',
      subject: `division:${divisionId}`,
      about: name,
      payload: { divisionId, userId, discordId },
      divisionId,
    }));
    await this.db.transaction(() => this.outbox.intendAll(intentions));
  }
}
