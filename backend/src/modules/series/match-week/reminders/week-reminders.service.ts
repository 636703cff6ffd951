import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { REMINDER_KINDS, reminderInChat, reminderNotice } from '../../../../domain/match-week/week-reminder.ts';
import type { ReminderKind } from '../../../../domain/match-week/week-reminder.ts';
import { Clock } from '../../../../platform/clock.ts';
import { AppConfig } from '../../../../platform/config/config.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Every } from '../../../../platform/jobs.ts';
import { TellCaptainsService } from '../../captain-messages/tell-captains.service.ts';
import { WeekRemindersRepository } from './week-reminders.repository.ts';

const MINUTE_MS = 60_000;

/** A kind of reminder, and whether the person gets it. */
export interface ReminderChoice {
  kind: ReminderKind;
  isOn: boolean;
}

/** Reminds captains of the match week, each time once over all instances (R27). */
@Injectable()
export class WeekRemindersService {
  private readonly log = new Logger('WeekReminders');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly reminders: WeekRemindersRepository,
    private readonly captains: TellCaptainsService,
    private readonly config: AppConfig,
  ) {}

  /** Sends what is due now. */
  @Every('week-reminders', MINUTE_MS)
  async remind(): Promise<void> {
    const now = this.clock.now();
    const due = await this.reminders.findDue(now);
    if (due.length === 0) return;
    await this.db.transaction(async () => {
      const isNew = await this.reminders.insertNew(due, now);
      for (const { seriesId, divisionId, names, captains, ...reminder } of due) {
        if (!isNew.has(seriesId)) continue;
        const { kind, about } = reminder;
        await this.captains.tell(
          captains.filter(({ muted }) => !muted.includes(kind)),
          {
            key: `week-reminder:${seriesId}:${kind}:${about.getTime()}`,
            notice: reminderNotice(reminder, names),
            inChat: reminderInChat(reminder, names, `${this.config.publicUrl}/my-week/${seriesId}`),
            divisionId,
            seriesId,
            topic: 'other',
          },
        );
      }
    });
  }

  /** What the caller has switched on; everything at first. */
  async choices({ userId }: Actor): Promise<ReminderChoice[]> {
    const muted = userId === null ? [] : await this.reminders.findMuted(userId);
    return REMINDER_KINDS.map((kind) => ({ kind, isOn: !muted.includes(kind) }));
  }

  /** Switches a kind on or off for the caller. */
  async choose(actor: Actor, { kind, isOn }: ReminderChoice): Promise<ReminderChoice[]> {
    if (actor.userId !== null)
      await (isOn ? this.reminders.unmute(actor.userId, kind) : this.reminders.mute(actor.userId, kind));
    return this.choices(actor);
  }
}
