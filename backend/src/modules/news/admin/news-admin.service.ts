import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as News from '../../../domain/publishing/news.ts';
import { MOST_PICTURES, picturesIn } from '../../../domain/publishing/pictures-in-text.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { containingPattern } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { NewsAdminRepository } from './news-admin.repository.ts';
import { NewsAnnouncementsService } from '../news-announcements.service.ts';
import type { LockedPost, StoredPost } from './news-admin.repository.ts';
import type { AdminNewsFilter, AdminNewsPost } from '../news.ts';

/** A post, as its writer sends it. */
export interface PostDraft extends News.PostWords, News.Publishing {
  categoryId: number;
  /** The address. When it is empty, it is made from the title. */
  slug: string;
  /** Names of uploaded pictures. One that is left out stays; null removes it. */
  thumbnail?: string | null | undefined;
  image?: string | null | undefined;
  /** Also in the chat, when readers can see it; undefined: as it is. A draft is in no chat. */
  isAnnounced?: boolean | undefined;
}

/** Writes the news. Each change is one transaction, and the audit keeps all that it deletes or replaces. */
@Injectable()
export class NewsAdminService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly posts: NewsAdminRepository,
    private readonly images: ImageIntake,
    private readonly announcements: NewsAnnouncementsService,
    private readonly audit: AuditService,
  ) {}

  /** A page of all posts, also drafts and coming posts. */
  async page(filter: AdminNewsFilter): Promise<TablePage<AdminNewsPost>> {
    const pattern = containingPattern(filter.text);
    const [items, total] = await Promise.all([this.posts.findTable(pattern, filter), this.posts.count(pattern)]);
    return { items, total };
  }

  find(id: number): Promise<AdminNewsPost | null> {
    return this.posts.findById(id);
  }

  /**
   * Creates a post of the caller's, whatever name the call gives (T08). Refuses impossible values (INVALID_INPUT), an
   * address that another post has (NAME_TAKEN) and an unknown category (NOT_FOUND).
   */
  create(actor: Actor, draft: PostDraft): Promise<AdminNewsPost> {
    const { userId } = actor;
    if (userId === null) throw new LeagueError('INVALID_INPUT', 'api.error.unauthenticated', {}, 'forbidden');
    return this.db.transaction(async () => {
      const post = await this.toStored(actor, draft, null, null);
      const id = await this.posts.insertPost(userId, post);
      await this.announcements.settle(id);
      await this.record(actor, 'news.create', id, undefined, post);
      return this.getPostOrThrow(id);
    });
  }

  /**
   * Changes a post. Refuses the same as `create`; the writer stays the same. Also refuses a caller who has not seen the
   * latest version (CHANGED_MEANWHILE): `version` is the version that the caller read.
   */
  change(actor: Actor, id: number, version: number, draft: PostDraft): Promise<AdminNewsPost> {
    return this.db.transaction(async () => {
      const { post: before, formerSlugs } = await this.lockPost(id, version);
      const post = await this.toStored(actor, draft, id, before);
      const now = this.clock.now();
      await this.posts.update(id, post, {
        changedAt: now,
        formerSlugs: News.formerSlugs(before, formerSlugs, post.slug, now),
      });
      await this.announcements.settle(id);
      await this.record(actor, 'news.change', id, before, post);
      return this.getPostOrThrow(id);
    });
  }

  /** Deletes a post; the audit keeps its text. Refuses like `change` (CHANGED_MEANWHILE). */
  delete(actor: Actor, id: number, version: number): Promise<void> {
    return this.db.transaction(async () => {
      const { post: before } = await this.lockPost(id, version);
      await this.posts.delete(id);
      await this.announcements.settle(id);
      await this.record(actor, 'news.delete', id, before, undefined);
    });
  }

  private async lockPost(id: number, version: number): Promise<LockedPost> {
    const locked = await this.posts.lockById(id);
    if (!locked) throw News.noSuchPost();
    assertVersion(version, locked.version, 'api.news.changed-meanwhile');
    return { ...locked, post: { ...locked.post, isAnnounced: locked.post.isAnnounced ?? false } };
  }

  private async toStored(
    actor: Actor,
    draft: PostDraft,
    id: number | null,
    before: StoredPost | null,
  ): Promise<StoredPost> {
    const words = News.cleanWords(draft, draft.isDraft);
    await this.publishPictures(actor, words.content, before?.content ?? '');
    const publishedAt = News.publishedAt(draft, before?.publishedAt ?? null, this.clock.now());
    return {
      ...words,
      publishedAt,
      isAnnounced: this.announcements.wish(draft, before?.isAnnounced ?? false),
      categoryId: draft.categoryId,
      slug: draft.slug.trim() === '' ? await this.freeSlug(words.title, id) : News.assertSlug(draft.slug),
      thumbnail: await this.picture(actor, draft.thumbnail, before?.thumbnail ?? null),
      image: await this.picture(actor, draft.image, before?.image ?? null),
    };
  }

  /** The address made from the title, with a number when other posts have it. */
  private async freeSlug(title: string, id: number | null): Promise<string> {
    await this.posts.lockSlugs();
    const slug = News.slugOf(title);
    let free = slug;
    for (let number = 2; await this.posts.isSlugTaken(free, id); number++) free = News.numberedSlug(slug, number);
    return free;
  }

  /** The pictures that the text did not have before become public with it. */
  private async publishPictures(actor: Actor, content: string, before: string): Promise<void> {
    const stand = picturesIn(before);
    const names = picturesIn(content);
    if (names.length > MOST_PICTURES) {
      const details = { field: 'content', params: { max: MOST_PICTURES } };
      throw new LeagueError('INVALID_INPUT', 'api.news.too-many-pictures', details);
    }
    await this.images.publishInText(
      actor,
      names.filter((name) => !stand.includes(name)),
      'content',
    );
  }

  private async picture(actor: Actor, name: string | null | undefined, stands: string | null): Promise<string | null> {
    if (name === undefined) return stands;
    if (name === null) return null;
    await this.images.assertUsable(actor, name);
    return this.images.publish(name);
  }

  private async getPostOrThrow(id: number): Promise<AdminNewsPost> {
    const post = await this.posts.findById(id);
    if (!post) throw News.noSuchPost();
    return post;
  }

  private async record(
    actor: Actor,
    act: StaffActName,
    objectId: number,
    before: StoredPost | undefined,
    after: StoredPost | undefined,
  ): Promise<void> {
    const [was, is] = [await this.told(before), await this.told(after)];
    await this.audit.record(actor, { act, objectKind: 'news', objectId, before: was, after: is });
  }

  /** The post with its category's name, because an id tells the reader of the audit nothing. */
  private async told(post: StoredPost | undefined): Promise<object | undefined> {
    if (!post) return undefined;
    const { categoryId, ...words } = post;
    return { ...words, category: await this.posts.findCategoryName(categoryId) };
  }
}
