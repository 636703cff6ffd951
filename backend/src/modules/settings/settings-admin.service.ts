import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { cleanMarkdown } from '../../domain/text.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffActName } from '../audit/staff-acts.ts';
import { SettingsRepository } from './settings.repository.ts';
import type { StartType } from './settings.service.ts';

/** The two switches that staff save as a whole. */
export interface WindowSwitches {
  registrationOpen: boolean;
  transferOpen: boolean;
}

/** What the start page's banner shows; both contents are markdown. */
export interface StartPage {
  startType: StartType;
  startContent: string;
  startContentEng: string;
}

/** The longest banner that still is one. */
export const START_CONTENT_MAX = 20_000;

/** There is one set of settings, so it has no id of its own. */
const THE_SETTINGS = 0;

/** Changes the league's switches and the start page. One transaction each, with the audit of what was replaced. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly db: Db,
    private readonly settings: SettingsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Turns both switches at once, as the form shows them. */
  saveSwitches(actor: Actor, { registrationOpen, transferOpen }: WindowSwitches): Promise<void> {
    return this.save(actor, 'settings.switches', {
      registration_open: String(registrationOpen),
      transfer_open: String(transferOpen),
    });
  }

  /** Replaces the banner. Refuses with INVALID_INPUT a content that is too long or cannot be shown. */
  saveStart(actor: Actor, { startType, startContent, startContentEng }: StartPage): Promise<void> {
    return this.save(actor, 'settings.start', {
      start_type: startType,
      start_content: cleanMarkdown(startContent, START_CONTENT_MAX, 'startContent'),
      start_content_eng: cleanMarkdown(startContentEng, START_CONTENT_MAX, 'startContentEng'),
    });
  }

  /** Which season the league plays, and it stays so until the ambient transaction ends; null for none. */
  async holdCurrentSeason(): Promise<number | null> {
    const [current] = await this.settings.lockAllByKeys(['current_season']);
    return Number(current?.value) || null;
  }

  /** Which season the league plays; null for none. That there is such a season is the caller's question. */
  saveCurrentSeason(actor: Actor, seasonId: number | null): Promise<void> {
    return this.save(actor, 'settings.current-season', { current_season: seasonId === null ? '' : String(seasonId) });
  }

  private save(actor: Actor, act: StaffActName, values: Record<string, string>): Promise<void> {
    return this.db.transaction(async () => {
      const before = await this.settings.lockAllByKeys(Object.keys(values));
      await this.settings.saveAll(values);
      await this.audit.record(actor, {
        act,
        objectKind: 'settings',
        objectId: THE_SETTINGS,
        before: Object.fromEntries(before.map(({ key, value }) => [key, value])),
        after: values,
      });
    });
  }
}
