import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { cleanCategory, noSuchCategory } from '../../../domain/publishing/news.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import type { NewsCategoryRef } from '../news.ts';
import { NewsAdminRepository } from './news-admin.repository.ts';

/** The categories of the news, for staff. Each change is one transaction with an entry in the audit. */
@Injectable()
export class NewsCategoriesService {
  constructor(
    private readonly db: Db,
    private readonly news: NewsAdminRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * Creates a category. Refuses an empty name (INVALID_INPUT) and a name that another category has; upper and lower
   * case are the same (NAME_TAKEN).
   */
  create(actor: Actor, typed: string): Promise<NewsCategoryRef> {
    const name = cleanCategory(typed);
    return this.db.transaction(async () => {
      const id = await this.news.insertCategory(name);
      await this.record(actor, 'news-category.create', id, null, name);
      return { id, name };
    });
  }

  /**
   * Renames a category, also for its posts. Refuses the same as `create`, an unknown id (NOT_FOUND), and a caller who saw
   * another name than `seen` (CHANGED_MEANWHILE).
   */
  rename(actor: Actor, id: number, typed: string, seen?: string): Promise<NewsCategoryRef> {
    const name = cleanCategory(typed);
    return this.db.transaction(async () => {
      const before = await this.lockCategory(id);
      assertVersion(seen, before, 'api.news.category-changed');
      await this.news.renameCategory(id, name);
      await this.record(actor, 'news-category.rename', id, before, name);
      return { id, name };
    });
  }

  /** Deletes a category. Refuses one that has posts, also drafts (CATEGORY_IN_USE), and an unknown id (NOT_FOUND). */
  delete(actor: Actor, id: number): Promise<void> {
    return this.db.transaction(async () => {
      const before = await this.lockCategory(id);
      await this.news.deleteCategory(id);
      await this.record(actor, 'news-category.delete', id, before, null);
    });
  }

  private async lockCategory(id: number): Promise<string> {
    const name = await this.news.lockCategory(id);
    if (name === null) throw noSuchCategory();
    return name;
  }

  private record(
    actor: Actor,
    act: StaffActName,
    objectId: number,
    before: string | null,
    after: string | null,
  ): Promise<void> {
    const named = (name: string | null) => (name === null ? undefined : { name });
    return this.audit.record(actor, {
      act,
      objectKind: 'news-category',
      objectId,
      before: named(before),
      after: named(after),
    });
  }
}
