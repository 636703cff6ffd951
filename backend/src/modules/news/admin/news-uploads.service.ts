import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { NewsAdminService } from './news-admin.service.ts';
import type { PostDraft } from './news-admin.service.ts';

/** A post that contains its pictures, as data URLs. */
export interface CarriedPost extends Pick<PostDraft, 'categoryId' | 'title' | 'slug' | 'description' | 'content'> {
  thumbnail: string | null;
  image: string | null;
}

/** The documented call sends a whole post, which is published at once. */
@Injectable()
export class NewsUploadsService {
  constructor(
    private readonly posts: NewsAdminService,
    private readonly images: ImageIntake,
  ) {}

  /** Stores the pictures and creates the post. Refuses text that is no picture's data URL (IMAGE_REFUSED). */
  async create(actor: Actor, { thumbnail, image, ...post }: CarriedPost): Promise<void> {
    await this.posts.create(actor, {
      ...post,
      isDraft: false,
      publishAt: null,
      thumbnail: thumbnail === null ? null : await this.images.accept(actor, thumbnail),
      image: image === null ? null : await this.images.accept(actor, image),
    });
  }
}
