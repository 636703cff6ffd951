import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OPERATOR_ID, type Actor } from '../../domain/actor.ts';
import { assertVersion } from '../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { assertKeyTerms, type KeyTerms } from '../../domain/partners/api-key.ts';
import { Clock } from '../../platform/clock.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { Db } from '../../platform/db/db.ts';
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

/**
 * Admins and the operator make, change and revoke partners' keys (R32). Each act is one transaction with an entry in the
 * audit. The commit tells every instance.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly keys: ApiKeysRepository,
    private readonly audit: AuditService,
  ) {}

  /** All keys with their use, the valid ones first. */
  async all(): Promise<ListedApiKey[]> {
    return (await this.keys.findAll(this.clock.now())).map((key) => this.listed(key));
  }

  /**
   * Makes a key. Only this answer has it: the database has its digest. Refuses impossible terms (INVALID_INPUT) and a
   * partner who has a valid key (NAME_TAKEN).
   */
  make(actor: Actor, typed: KeyTerms): Promise<NewApiKey> {
    const terms = assertKeyTerms(typed);
    const secret = `sbl_${randomBytes(32).toString('base64url')}`;
    return this.db.transaction(async () => {
      const madeBy = actor.userId === OPERATOR_ID ? null : actor.userId;
      const id = await this.keys.insertKey(terms, digestOfKey(secret), madeBy, this.clock.now());
      const key = await this.found(id);
      await this.audit.record(actor, { act: 'api-key.create', objectKind: 'api-key', objectId: id, after: told(key) });
      return { secret, key };
    });
  }

  /**
   * Changes a key's terms. Refuses impossible ones (INVALID_INPUT), an unknown key (NOT_FOUND), a revoked one
   * (CHANGED_MEANWHILE, as for a caller who has not seen the latest version) and the name of another one (NAME_TAKEN).
   */
  change(actor: Actor, target: ApiKeyTarget, typed: KeyTerms): Promise<ListedApiKey> {
    const terms = assertKeyTerms(typed);
    return this.db.transaction(async () => {
      const before = await this.lockKey(target);
      await this.keys.update(target.id, terms);
      const key = await this.found(target.id);
      const isNewContact = key.contact !== before.contact;
      await this.audit.record(actor, {
        act: 'api-key.change',
        objectKind: 'api-key',
        objectId: target.id,
        before: { ...told(before), isNewContact: false },
        after: { ...told(key), isNewContact },
      });
      return key;
    });
  }

  /** Ends a key: no instance takes another call with it. Refuses the same as `change`. */
  revoke(actor: Actor, target: ApiKeyTarget): Promise<ListedApiKey> {
    return this.db.transaction(async () => {
      const before = await this.lockKey(target);
      await this.keys.revoke(target.id, this.clock.now());
      await this.audit.record(actor, {
        act: 'api-key.revoke',
        objectKind: 'api-key',
        objectId: target.id,
        before: told(before),
      });
      return this.found(target.id);
    });
  }

  private async lockKey({ id, version }: ApiKeyTarget): Promise<StoredApiKey> {
    const stored = await this.keys.lockById(id, this.clock.now());
    if (!stored) throw new LeagueError('NOT_FOUND', 'api.api-key.not-found');
    assertVersion(version, stored.version, CHANGED);
    if (stored.revokedAt !== null) throw new LeagueError('CHANGED_MEANWHILE', CHANGED);
    return stored;
  }

  private async found(id: number): Promise<ListedApiKey> {
    const stored = await this.keys.findById(id, this.clock.now());
    if (!stored) throw new LeagueError('NOT_FOUND', 'api.api-key.not-found');
    return this.listed(stored);
  }

  private listed(key: StoredApiKey): ListedApiKey {
    return { ...key, limitPerMinute: key.ownLimit ?? this.config.keyReadLimit };
  }
}

/** What the audit stores. The contact is a person's, so only its change is told. */
const told = ({ name, scopes, ownLimit }: StoredApiKey) => ({ name, scopes, ownLimit });
