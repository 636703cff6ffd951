import { Injectable } from '@nestjs/common';
import type { ManagedPageName, PageContent } from '../../../domain/publishing/managed-page.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { newId } from '../../../platform/db/written.ts';
import { ManagedPage } from './managed-page.entity.ts';

/** A stored page. The instant is ISO text in UTC. */
export interface StoredPage extends PageContent {
  id: number;
  version: number;
  updatedAt: string;
}

const PAGE = namedRead<StoredPage>(
  'managed-page',
  `select id, content_sv as "contentSv", content_en as "contentEn", version, ${instantSql('updated_at')} as "updatedAt"
  from managed_page where name = $1`,
);

/** Storage of the pages that staff write. */
@Injectable()
export class PagesRepository {
  constructor(private readonly db: Db) {}

  /** A page; null when it has no text yet. */
  async find(name: ManagedPageName): Promise<StoredPage | null> {
    return (await this.db.read(PAGE, [name]))[0] ?? null;
  }

  /** The same, locked until the ambient transaction ends, also when the page has no row yet. */
  async lock(name: ManagedPageName): Promise<StoredPage | null> {
    await this.db.advisoryLock(`managed-page:${name}`);
    return this.find(name);
  }

  /** Stores the page over `stored`, the row that the lock found, and returns its id. */
  async save(
    stored: StoredPage | null,
    name: ManagedPageName,
    { contentSv, contentEn }: PageContent,
    at: Date,
  ): Promise<number> {
    const pages = this.db.repo(ManagedPage);
    const written = { contentSv, contentEn, updatedAt: at };
    if (!stored) return newId(await pages.insert({ name, ...written }));
    await pages.update(stored.id, { ...written, version: () => 'version + 1' });
    return stored.id;
  }
}
