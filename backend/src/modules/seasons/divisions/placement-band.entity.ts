import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BAND_MEANINGS } from '../../../domain/competition/standings/band-meaning.ts';
import type { BandMeaning } from '../../../domain/competition/standings/band-meaning.ts';
import { Division } from './division.entity.ts';

/** A colour of the table's rows from..to, both included. The bands of a division do not overlap. */
@Entity('placement_band')
@ForeignKey(() => Division, ['divisionId'], ['id'], {
  name: 'placement_band_division_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('placement_band_positions_check', 'from_position >= 1 and from_position <= to_position')
@Check('placement_band_hex_check', "hex ~ '^#[0-9a-fA-F]{6}$'")
@Check('placement_band_meaning_check', `meaning in (${BAND_MEANINGS.map((each) => `'${each}'`).join(', ')})`)
@Exclusion(
  'placement_band_overlap_excl',
  `using gist (division_id with =, int4range(from_position, to_position, '[]') with &&)`,
)
@Index('placement_band_division_idx', ['divisionId'])
export class PlacementBand {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'division_id' })
  divisionId: number;

  /** 1 is the top of the table. */
  @Column('smallint', { name: 'from_position' })
  fromPosition: number;

  @Column('smallint', { name: 'to_position' })
  toPosition: number;

  /** `#rrggbb`. */
  @Column('text')
  hex: string;

  @Column('text', { name: 'description_sv' })
  descriptionSv: string;

  @Column('text', { name: 'description_en' })
  descriptionEn: string;

  /** What these places lead to; null when the words are all that is known. */
  @Column('text', { nullable: true })
  meaning: BandMeaning | null;
}
