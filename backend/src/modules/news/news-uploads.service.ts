import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { ImageIntake } from '../media/image-intake.service.ts';
import { NewsAdminService } from './news-admin.service.ts';
import type { PostDraft } from './news-admin.service.ts';

/** A post that carries its pictures along, as data URLs. */
export interface CarriedPost extends Pick<PostDraft, 'categoryId' | 'title' | 'slug' | 'description' | 'content'> {
  thumbnail: string | null;
  image: string | null;
}

/** The documented call sends a post in one piece, and it is published at once. */
@Injectable()
export class NewsUploadsService {
  constructor(
    private readonly posts: NewsAdminService,
    private readonly images: ImageIntake,
  ) {}

  /** Takes the pictures in and makes the post. Refuses with IMAGE_REFUSED whatever is no data URL of a picture. */
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
