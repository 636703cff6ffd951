import { Injectable } from '@nestjs/common';
import type { ManagedPageName, PageContent } from '../../domain/publishing/managed-page.ts';
import { Db } from '../../platform/db/db.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';

/** A page as it is stored. The instant is ISO text in UTC. */
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

  /** null: it has not been written yet. */
  async find(name: ManagedPageName): Promise<StoredPage | null> {
    return (await this.db.read(PAGE, [name]))[0] ?? null;
  }

  /** The same, and nobody else writes it until the ambient transaction ends, even if nobody has yet. */
  async lock(name: ManagedPageName): Promise<StoredPage | null> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('managed-page:' || $1, 0))`, [name]);
    return (await this.db.query<StoredPage>(PAGE.sql, [name]))[0] ?? null;
  }

  async save(name: ManagedPageName, { contentSv, contentEn }: PageContent, at: Date): Promise<number> {
    const rows = await this.db.query<{ id: number }>(
      `insert into managed_page (name, content_sv, content_en, updated_at) values ($1, $2, $3, $4)
       on conflict (name) do update set content_sv = excluded.content_sv, content_en = excluded.content_en,
         updated_at = excluded.updated_at, version = managed_page.version + 1
       returning id`,
      [name, contentSv, contentEn, at],
    );
    return rows[0]?.id as number;
  }
}
