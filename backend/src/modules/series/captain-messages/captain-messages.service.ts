import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Message from '../../../domain/messages/captain-message.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import type { TablePage, TableSlice } from '../../../platform/db/table-page.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { CaptainAudience, NewCaptainMessage, SentCaptainMessage } from './captain-message.ts';
import { CaptainMessagesRepository } from './captain-messages.repository.ts';
import { TellCaptainsService } from './tell-captains.service.ts';

/** One member of staff writes at most this often. Captains who get more stop reading. */
const MESSAGES: Limit = { name: 'captain-message', calls: 10, seconds: 60 * 60 };

/** Staff write to all captains of a division or of a season (R25). */
@Injectable()
export class CaptainMessagesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly messages: CaptainMessagesRepository,
    private readonly captains: TellCaptainsService,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
  ) {}

  /** The audiences that the actor may write to, with the number of captains in each. */
  async audiences(actor: Actor): Promise<CaptainAudience[]> {
    const all = await this.messages.findAudiences(this.clock.now());
    return all.filter(({ divisionAdminUserId }) => Message.mayWriteTo(actor, divisionAdminUserId));
  }

  /** Sent messages, the newest first. */
  page(slice: Pick<TableSlice, 'first' | 'offset'>): Promise<TablePage<SentCaptainMessage>> {
    return this.messages.findPage(slice);
  }

  /**
   * Sends a message to every captain with an account. Refuses an impossible text (INVALID_INPUT), an audience that is not
   * there or over (NOT_FOUND), that the actor may not write to (NOT_YOUR_DIVISION) or that no one would read
   * (NO_CAPTAINS), a message that is sent already (ALREADY_SENT), and too many (TOO_MANY_REQUESTS).
   */
  send(actor: Actor, { reference, seasonId, divisionId, ...typed }: NewCaptainMessage): Promise<SentCaptainMessage> {
    const message = Message.captainMessageOf(typed);
    return this.db.transaction(async () => {
      const audience = await this.audience(seasonId, divisionId);
      if (!Message.mayWriteTo(actor, audience.divisionAdminUserId)) {
        throw new LeagueError(
          'NOT_YOUR_DIVISION',
          divisionId === null ? 'api.message.not-season' : 'api.division.not-yours',
        );
      }
      const captains = await this.messages.findCaptains(seasonId, divisionId);
      if (captains.length === 0) throw new LeagueError('NO_CAPTAINS', 'api.message.no-captains');
      await this.limiter.take(MESSAGES, String(actor.userId));
      const unreachable = audience.unreachable.length;
      const id = await this.messages.insertMessage({
        ...message,
        reference,
        seasonId: divisionId === null ? seasonId : null,
        divisionId,
        captains: captains.length,
        unreachable,
        sentByUserId: actor.userId,
        sentAt: this.clock.now(),
      });
      await this.captains.tell(captains, {
        key: `captain-message:${id}`,
        notice: Message.messageNotice(message, audience),
        inChat: Message.messageInChat(message, audience),
        divisionId,
      });
      await this.audit.record(actor, {
        act: 'message.send',
        objectKind: divisionId === null ? 'season' : 'division',
        objectId: divisionId ?? seasonId,
        after: { ...message, captains: captains.length, unreachable },
      });
      return (await this.messages.findById(id)) as SentCaptainMessage;
    });
  }

  private async audience(seasonId: number, divisionId: number | null): Promise<CaptainAudience> {
    const all = await this.messages.findAudiences(this.clock.now(), seasonId);
    const found = all.find((audience) => audience.divisionId === divisionId);
    if (!found) throw new LeagueError('NOT_FOUND', 'api.message.no-audience');
    return found;
  }
}
