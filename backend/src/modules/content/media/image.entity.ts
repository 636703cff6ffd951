import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/users/user.entity.ts';

/** An uploaded picture. Until it is accepted, only its uploader and those who decide about it see it (T116). */
@Entity('image')
@ForeignKey(() => User, ['uploadedByUserId'], ['id'], { name: 'image_uploaded_by_fk', onDelete: 'SET NULL' })
@Index('image_uploaded_by_idx', ['uploadedByUserId'])
export class Image {
  /** `<hash>.png` */
  @PrimaryColumn('text')
  name: string;

  @Column('boolean', { name: 'is_public', default: false })
  isPublic: boolean;

  @Column('integer', { name: 'uploaded_by_user_id', nullable: true })
  uploadedByUserId: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
