import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { NewsAnnouncementsService } from '../news-announcements.service.ts';
import { AdminNewsPostType } from '../news.type.ts';
import { NewsAdminService } from './news-admin.service.ts';
import type { PostDraft } from './news-admin.service.ts';
import {
  AdminNewsFilter,
  AdminNewsPageType,
  NewsInput,
  SaveNewsCategoryResult,
  SaveNewsResult,
} from './news-admin.type.ts';
import { NewsCategoriesService } from './news-categories.service.ts';

/** The news, for writers. */
@Resolver()
export class NewsAdminResolver {
  constructor(
    private readonly posts: NewsAdminService,
    private readonly categories: NewsCategoriesService,
    private readonly announcements: NewsAnnouncementsService,
  ) {}

  @Roles('admin', 'writer')
  @Query(() => AdminNewsPageType)
  adminNews(@Args('filter') filter: AdminNewsFilter): Promise<AdminNewsPageType> {
    return this.posts.page({ ...toSlice(filter), sort: filter.sort ?? 'date' });
  }

  @Roles('admin', 'writer')
  @Query(() => AdminNewsPostType, { nullable: true })
  adminNewsPost(@Args('id', { type: () => Int }) id: number): Promise<AdminNewsPostType | null> {
    return this.posts.find(id);
  }

  @Roles('admin', 'writer')
  @Query(() => Boolean, { description: 'Has the chat a channel for news?' })
  canAnnounceNews(): boolean {
    return this.announcements.isPossible;
  }

  @Roles('admin', 'writer')
  @Mutation(() => SaveNewsResult)
  createNews(@CurrentActor() actor: Actor, @Args('input') input: NewsInput) {
    return this.posts.create(actor, toDraft(input));
  }

  @Roles('admin', 'writer')
  @Mutation(() => SaveNewsResult)
  changeNews(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('version', { type: () => Int, description: 'The `version` that was read' }) version: number,
    @Args('input') input: NewsInput,
  ) {
    return this.posts.change(actor, id, version, toDraft(input));
  }

  @Roles('admin', 'writer')
  @Mutation(() => DoneResult)
  async deleteNews(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('version', { type: () => Int, description: 'The `version` that was read' }) version: number,
  ) {
    await this.posts.delete(actor, id, version);
    return { messageKey: 'api.news.deleted' };
  }

  @Roles('admin', 'writer')
  @Mutation(() => SaveNewsCategoryResult)
  createNewsCategory(@CurrentActor() actor: Actor, @Args('name') name: string) {
    return this.categories.create(actor, name);
  }

  @Roles('admin', 'writer')
  @Mutation(() => SaveNewsCategoryResult)
  renameNewsCategory(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => Int }) id: number,
    @Args('name') name: string,
    @Args('seen', { description: 'The name that was read; refused when it is another one now' }) seen: string,
  ) {
    return this.categories.rename(actor, id, name, seen);
  }

  @Roles('admin', 'writer')
  @Mutation(() => DoneResult)
  async deleteNewsCategory(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.categories.delete(actor, id);
    return { messageKey: 'api.news.category-deleted' };
  }
}

const toDraft = ({ publishAt, isAnnounced, ...input }: NewsInput): PostDraft => ({
  ...input,
  isAnnounced: isAnnounced ?? undefined,
  publishAt: publishAt ? StockholmTime.parseTime(publishAt, 'publishAt') : null,
});
