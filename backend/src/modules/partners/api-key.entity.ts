import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { KeyScope } from '../../domain/partners/api-key.ts';
import { User } from '../auth/users/user.entity.ts';
import { Partner } from './access/partner.entity.ts';

/** A partner's key (R32). Its use stands in `api_key_use`, which the platform writes. */
@Entity('api_key')
@ForeignKey(() => User, ['madeByUserId'], ['id'], { name: 'api_key_made_by_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Partner, ['partnerId'], ['id'], { name: 'api_key_partner_fk', onDelete: 'CASCADE' })
@Unique('api_key_hash_unique', ['keyHash'])
@Check('api_key_hash_check', 'length(key_hash) = 32')
@Check('api_key_name_check', 'length(btrim(name)) between 1 and 80 and length(name) <= 80')
@Check('api_key_contact_check', 'length(contact) <= 200')
@Check('api_key_scopes_check', `cardinality(scopes) > 0 and scopes <@ '{graphql:read,rest:read}'::text[]`)
@Check('api_key_own_limit_check', 'own_limit between 1 and 60000')
@Index('api_key_one_valid', { synchronize: false })
@Index('api_key_partner_idx', ['partnerId'])
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Of staff's keys the partner, of a partner's own what they call it. */
  @Column('text')
  name: string;

  /** The person to write to; '' when there is none. */
  @Column('text', { default: '' })
  contact: string;

  /** The digest. The key itself is stored nowhere. */
  @Column('bytea', { name: 'key_hash' })
  keyHash: Buffer;

  @Column('text', { array: true })
  scopes: KeyScope[];

  /** Units a minute; null: the league's usual number. */
  @Column('integer', { name: 'own_limit', nullable: true })
  ownLimit: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** null: the operator, or an account that is deleted. */
  @Column('integer', { name: 'made_by_user_id', nullable: true })
  madeByUserId: number | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** The partner who keeps it; null: staff do. */
  @Column('integer', { name: 'partner_id', nullable: true })
  partnerId: number | null;

  /** Its partner has replaced it: it holds until then. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  /** Grows with every change. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
