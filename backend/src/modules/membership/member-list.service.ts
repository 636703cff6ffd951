import { Injectable } from '@nestjs/common';
import { containing } from '../../platform/db/table-page.ts';
import type { TablePage } from '../../platform/db/table-page.ts';
import type { ListedMember, MemberFilter } from './member-list.ts';
import { MemberListRepository } from './member-list.repository.ts';

/** The association's register, for admins. It also has people who have applied and never logged in. */
@Injectable()
export class MemberListService {
  constructor(private readonly members: MemberListRepository) {}

  async page(filter: MemberFilter): Promise<TablePage<ListedMember>> {
    const pattern = containing(filter.text);
    const [items, total] = await Promise.all([
      this.members.findPage(pattern, filter),
      this.members.count(pattern, filter),
    ]);
    return { items, total };
  }
}
