import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { cleanContent, MANAGED_PAGES } from '../../../domain/publishing/managed-page.ts';
import type { ManagedPageName, PageContent } from '../../../domain/publishing/managed-page.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { SettingSources } from '../../content/settings/setting-sources.ts';
import { PagesRepository } from './pages.repository.ts';

/** A page that staff write. Version 0: it has no text yet. */
export interface ManagedPageText extends PageContent {
  name: ManagedPageName;
  version: number;
  /** ISO text in UTC. */
  updatedAt: string | null;
}

/** Reads and writes the pages of staff. */
@Injectable()
export class PagesService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly pages: PagesRepository,
    private readonly audit: AuditService,
    private readonly settings: SettingSources,
  ) {}

  /** Each page is also one of the documented settings, by its name: its Swedish text. */
  onModuleInit(): void {
    for (const name of MANAGED_PAGES) {
      this.settings.register(name, async () => (await this.pages.find(name))?.contentSv ?? null);
    }
  }

  /** A page; empty when it has no text yet. */
  async find(name: ManagedPageName): Promise<ManagedPageText> {
    return toPage(name, await this.pages.find(name));
  }

  /**
   * Replaces the text in both languages. Refuses a text that is too long or cannot be shown (INVALID_INPUT), and a
   * caller who has not seen the latest version (CHANGED_MEANWHILE). `version` is the version that the caller read; null
   * for a caller who got none.
   */
  save(actor: Actor, name: ManagedPageName, version: number | null, typed: PageContent): Promise<ManagedPageText> {
    const content = cleanContent(typed);
    return this.db.transaction(async () => {
      const stored = await this.pages.lock(name);
      const before = toPage(name, stored);
      assertVersion(version, before.version, 'api.page.changed-meanwhile');
      const objectId = await this.pages.save(stored, name, content, this.clock.now());
      const { contentSv, contentEn } = before;
      await this.audit.record(actor, {
        act: 'page.save',
        objectKind: 'page',
        objectId,
        before: { name, contentSv, contentEn },
        after: { name, ...content },
      });
      return toPage(name, await this.pages.lock(name));
    });
  }
}

const toPage = (
  name: ManagedPageName,
  stored: (PageContent & { version: number; updatedAt: string }) | null,
): ManagedPageText => ({
  name,
  contentSv: stored?.contentSv ?? '',
  contentEn: stored?.contentEn ?? '',
  version: stored?.version ?? 0,
  updatedAt: stored?.updatedAt ?? null,
});
