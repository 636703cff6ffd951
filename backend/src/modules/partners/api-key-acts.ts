import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OPERATOR_ID, type Actor } from '../../domain/actor.ts';
import { assertVersion } from '../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { isOver, type KeyTerms } from '../../domain/partners/api-key.ts';
import { Clock } from '../../platform/clock.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { digestOfKey } from '../../platform/limits/api-keys.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { ListedApiKey, NewApiKey, StoredApiKey } from './api-key.ts';
import { ApiKeysRepository } from './api-keys.repository.ts';

const CHANGED = 'api.api-key.changed-meanwhile';

/** A key, and the version that the caller saw. */
export interface ApiKeyTarget {
  id: number;
  version: number;
}

/** What staff and partners do with keys, in the caller's transaction, each with its entry in the audit. The commit tells every instance. */
@Injectable()
export class ApiKeyActs {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly keys: ApiKeysRepository,
    private readonly audit: AuditService,
  ) {}

  /** All keys with their use, the valid ones first. */
  async all(): Promise<ListedApiKey[]> {
    return (await this.keys.findAll(this.clock.now())).map((key) => this.listed(key));
  }

  /** Those of a partner that hold, by name. */
  async keptBy(partnerId: number): Promise<ListedApiKey[]> {
    return (await this.keys.findOf(partnerId, this.clock.now())).map((key) => this.listed(key));
  }

  /** Makes a key for staff, or for a partner. Only this answer has it: the database has its digest. */
  async make(actor: Actor, terms: KeyTerms, partnerId: number | null): Promise<NewApiKey> {
    const secret = `sbl_${randomBytes(32).toString('base64url')}`;
    const maker = { madeByUserId: actor.userId === OPERATOR_ID ? null : actor.userId, partnerId };
    const id = await this.keys.insertKey(terms, digestOfKey(secret), maker, this.clock.now());
    const key = await this.found(id);
    await this.audit.record(actor, { act: 'api-key.create', objectKind: 'api-key', objectId: id, after: told(key) });
    return { secret, key };
  }

  async change(actor: Actor, before: StoredApiKey, terms: KeyTerms): Promise<ListedApiKey> {
    await this.keys.update(before.id, terms);
    const key = await this.found(before.id);
    const isNewContact = key.contact !== before.contact;
    await this.audit.record(actor, {
      act: 'api-key.change',
      objectKind: 'api-key',
      objectId: before.id,
      before: { ...told(before), isNewContact: false },
      after: { ...told(key), isNewContact },
    });
    return key;
  }

  /** Its partner has replaced it: it holds until then. */
  async end(actor: Actor, before: StoredApiKey, endsAt: Date): Promise<void> {
    await this.keys.setEnd(before.id, endsAt);
    await this.audit.record(actor, {
      act: 'api-key.replace',
      objectKind: 'api-key',
      objectId: before.id,
      after: { ...told(before), endsAt },
    });
  }

  async revoke(actor: Actor, before: StoredApiKey): Promise<ListedApiKey> {
    await this.keys.revoke(before.id, this.clock.now());
    await this.audit.record(actor, {
      act: 'api-key.revoke',
      objectKind: 'api-key',
      objectId: before.id,
      before: told(before),
    });
    return this.found(before.id);
  }

  /**
   * The key, locked. Refuses an unknown key, and that of another partner than `partnerId` if given (NOT_FOUND), one that is over, and a
   * caller who has not seen the latest version (CHANGED_MEANWHILE).
   */
  async lockKey({ id, version }: ApiKeyTarget, partnerId?: number): Promise<StoredApiKey> {
    const stored = await this.keys.lockById(id, this.clock.now());
    if (!stored || (partnerId !== undefined && stored.partnerId !== partnerId)) throw notFound();
    assertVersion(version, stored.version, CHANGED);
    if (isOver(stored.state)) throw new LeagueError('CHANGED_MEANWHILE', CHANGED);
    return stored;
  }

  private async found(id: number): Promise<ListedApiKey> {
    const stored = await this.keys.findById(id, this.clock.now());
    if (!stored) throw notFound();
    return this.listed(stored);
  }

  private listed(key: StoredApiKey): ListedApiKey {
    return { ...key, limitPerMinute: key.ownLimit ?? this.config.keyReadLimit };
  }
}

const notFound = (): LeagueError => new LeagueError('NOT_FOUND', 'api.api-key.not-found');

/**
 * What the audit stores, with the account of a partner, by which an erased person's values are found. The contact is a person's, so
 * only its change is told.
 */
const told = ({ name, scopes, ownLimit, partner, ownerUserId }: StoredApiKey) => ({
  name,
  scopes,
  ownLimit,
  ...(partner !== null && { userId: ownerUserId, partner }),
});
