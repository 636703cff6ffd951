import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { Db } from '../../../platform/db/db.ts';
import { containingPattern } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { memberCsv } from './member-csv.ts';
import type { ListedMember, MemberFilter } from './member-list.ts';
import { MemberListRepository } from './member-list.repository.ts';

/** The association's register, for admins. It also has people who have applied and never logged in. */
@Injectable()
export class MemberListService {
  constructor(
    private readonly db: Db,
    private readonly members: MemberListRepository,
    private readonly audit: AuditService,
  ) {}

  async page(filter: MemberFilter): Promise<TablePage<ListedMember>> {
    const pattern = containingPattern(filter.text);
    const [items, total] = await Promise.all([
      this.members.findPage(pattern, filter),
      this.members.count(pattern, filter),
    ]);
    return { items, total };
  }

  /**
   * All members that fit as a file for a spreadsheet. The log says how many: who took personal data out of the site can be
   * asked about it.
   */
  export(actor: Actor, filter: MemberFilter, language: SiteLanguage): Promise<string> {
    return this.db.transaction(async () => {
      const members = await this.members.findPage(containingPattern(filter.text), {
        ...filter,
        first: null,
        offset: 0,
      });
      await this.audit.record(actor, {
        act: 'member.export',
        objectKind: 'member',
        objectId: 0,
        after: { members: members.length },
      });
      return memberCsv(members, language);
    });
  }
}
