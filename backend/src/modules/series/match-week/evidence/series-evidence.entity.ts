import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { EvidenceKind } from '../../../../domain/match-week/evidence.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Image } from '../../../content/media/image.entity.ts';
import { Series } from '../../series.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** A private picture about a series (R27). It is deleted with its picture, 90 days after the upload. */
@Entity('series_evidence')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'series_evidence_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => Image, ['imageName'], ['name'], {
  name: 'series_evidence_image_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['addedByUserId'], ['id'], { name: 'series_evidence_user_fk', onDelete: 'SET NULL' })
@Check('series_evidence_kind_check', "kind in ('end-screen', 'dispute', 'lobby')")
@Check('series_evidence_side_check', "side in ('home', 'away')")
@Unique('series_evidence_once_unique', ['seriesId', 'kind', 'imageName'])
@Index('series_evidence_image_idx', ['imageName'])
export class SeriesEvidence {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  @Column('text')
  kind: EvidenceKind;

  @Column('text')
  side: Side;

  @Column('text', { name: 'image_name' })
  imageName: string;

  @Column('integer', { name: 'added_by_user_id', nullable: true })
  addedByUserId: number | null;

  @Column('timestamptz', { name: 'added_at' })
  addedAt: Date;
}
