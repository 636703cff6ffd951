import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { PendingPicture } from '../../domain/publishing/pending-picture.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { returnedRows } from '../../platform/db/written.ts';
import { Image } from './image.entity.ts';

/** What decides who may use a picture. */
export interface StoredImage {
  name: string;
  isPublic: boolean;
  uploadedByUserId: number | null;
}

/** What decides who may see a picture. */
export type ShelvedImage = PendingPicture & { isPublic: boolean };

const IMAGE = namedRead<StoredImage>(
  'image',
  'select name, is_public as "isPublic", uploaded_by_user_id as "uploadedByUserId" from image where name = $1',
);

const WITH_USES = namedRead<ShelvedImage>(
  'image-with-uses',
  `select i.is_public as "isPublic", i.uploaded_by_user_id as "uploadedByUserId",
          exists (select from series_evidence e where e.image_name = i.name) as "isEvidence",
          exists (select from approval_request r
                   where i.name in (r.payload->>'logo', r.payload->>'banner', r.payload->>'avatar')) as "isAsked"
     from image i where i.name = $1`,
);

const PENDING = namedRead<{ name: string }>(
  'pending-images',
  'select name from image where not is_public and created_at < $1 order by created_at limit 500',
);

/** Storage of who uploaded a picture. The pictures themselves are in the stores. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly db: Db) {}

  async findByName(name: string): Promise<StoredImage | null> {
    const [image] = await this.db.read(IMAGE, [name]);
    return image ?? null;
  }

  async findWithUses(name: string): Promise<ShelvedImage | null> {
    const [image] = await this.db.read(WITH_USES, [name]);
    return image ?? null;
  }

  /**
   * Records a picture and returns whether it is public. If the name exists, it is the same picture of the same
   * uploader.
   */
  async insertOrFind(name: string, userId: number | null, at: Date): Promise<boolean> {
    const image = { name, uploadedByUserId: userId, createdAt: at };
    await this.db.repo(Image).createQueryBuilder().insert().values(image).orIgnore().execute();
    return (await this.findByName(name))?.isPublic ?? false;
  }

  /** Makes a picture public. Returns false when it does not exist. */
  async publish(name: string): Promise<boolean> {
    return (await this.db.repo(Image).update({ name }, { isPublic: true })).affected === 1;
  }

  /** A batch of pictures that were uploaded before this time and never accepted, the oldest first. */
  async findPendingBefore(at: Date): Promise<string[]> {
    return (await this.db.read(PENDING, [at])).map(({ name }) => name);
  }

  /** Deletes those of the pictures that are not public, and returns their names. */
  async deletePending(names: readonly string[]): Promise<string[]> {
    const result = await this.db
      .repo(Image)
      .createQueryBuilder()
      .delete()
      .where({ name: In(names), isPublic: false })
      .returning(['name'])
      .execute();
    return returnedRows<{ name: string }>(result).map(({ name }) => name);
  }
}
