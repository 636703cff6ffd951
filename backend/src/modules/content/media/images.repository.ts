import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import type { PendingPicture } from '../../../domain/publishing/pending-picture.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { returnedRows } from '../../../platform/db/written.ts';
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

/** The time of a picture that is not wanted any more: the next cleaning takes it. */
export const FORGOTTEN_AT = new Date(0);

/** What is known of a picture when its upload begins. */
export interface BegunUpload {
  /** No earlier upload has recorded it. */
  isNew: boolean;
  isPublic: boolean;
}

/** Answers nothing when the picture is public: it stays as it is. */
const BEGIN_UPLOAD = namedWrite<BegunUpload>(
  'begin-image-upload',
  `insert into image (name, uploaded_by_user_id, created_at) values ($1, $2, $3)
   on conflict (name) do update
      set created_at = excluded.created_at, uploaded_by_user_id = excluded.uploaded_by_user_id where not image.is_public
   returning xmax = 0 as "isNew", is_public as "isPublic"`,
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
   * Records that the upload of a picture begins. If the name exists, it is the same picture of the same uploader, and its
   * upload begins again.
   */
  async beginUpload(name: string, userId: number | null, at: Date): Promise<BegunUpload> {
    const [begun] = await this.db.write(BEGIN_UPLOAD, [name, userId, at]);
    return begun ?? { isNew: false, isPublic: true };
  }

  /** Locks a picture that is not public, unless another upload of it has begun since this time. Returns whether it did. */
  async lockUpload(name: string, at: Date): Promise<boolean> {
    const locked = await this.db.repo(Image).findOne({
      select: { name: true },
      where: { name, isPublic: false, createdAt: at },
      lock: { mode: 'pessimistic_write' },
    });
    return locked !== null;
  }

  /** Makes a picture public. Returns false when it does not exist. */
  async publish(name: string): Promise<boolean> {
    return (await this.db.repo(Image).update({ name }, { isPublic: true })).affected === 1;
  }

  /** A batch of pictures that were uploaded before this time and never accepted, the oldest first. */
  async findPendingBefore(at: Date): Promise<string[]> {
    return (await this.db.read(PENDING, [at])).map(({ name }) => name);
  }

  /** Those of the pictures that are not public belong to no one from now on and are due. Returns their names. */
  async forget(names: readonly string[]): Promise<string[]> {
    const result = await this.db
      .repo(Image)
      .createQueryBuilder()
      .update()
      .set({ uploadedByUserId: null, createdAt: FORGOTTEN_AT })
      .where({ name: In(names), isPublic: false })
      .returning(['name'])
      .execute();
    return returnedRows<{ name: string }>(result).map(({ name }) => name);
  }

  /** Deletes a picture that is not public and was uploaded at this time or before it. Returns whether it did. */
  async deletePending(name: string, at: Date): Promise<boolean> {
    const gone = { name, isPublic: false, createdAt: LessThanOrEqual(at) };
    return (await this.db.repo(Image).delete(gone)).affected === 1;
  }
}
