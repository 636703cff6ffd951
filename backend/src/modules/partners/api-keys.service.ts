import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { assertKeyTerms, type KeyTerms } from '../../domain/partners/api-key.ts';
import { Db } from '../../platform/db/db.ts';
import type { ListedApiKey, NewApiKey } from './api-key.ts';
import { ApiKeyActs, type ApiKeyTarget } from './api-key-acts.ts';

/**
 * Admins and the operator make, change and revoke partners' keys (R32), also those that partners have made. Each act is one
 * transaction.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: Db,
    private readonly acts: ApiKeyActs,
  ) {}

  /** All keys with their use, the valid ones first. */
  all(): Promise<ListedApiKey[]> {
    return this.acts.all();
  }

  /**
   * Makes a key. Only this answer has it: the database has its digest. Refuses impossible terms (INVALID_INPUT) and a
   * partner who has a valid key (NAME_TAKEN).
   */
  make(actor: Actor, typed: KeyTerms): Promise<NewApiKey> {
    const terms = assertKeyTerms(typed);
    return this.db.transaction(() => this.acts.make(actor, terms, null));
  }

  /**
   * Changes a key's terms. Refuses impossible ones (INVALID_INPUT), an unknown key (NOT_FOUND), a revoked one
   * (CHANGED_MEANWHILE, as for a caller who has not seen the latest version) and the name of another one (NAME_TAKEN).
   */
  change(actor: Actor, target: ApiKeyTarget, typed: KeyTerms): Promise<ListedApiKey> {
    const terms = assertKeyTerms(typed);
    return this.db.transaction(async () => this.acts.change(actor, await this.acts.lockKey(target), terms));
  }

  /** Ends a key: no instance takes another call with it. Refuses the same as `change`. */
  revoke(actor: Actor, target: ApiKeyTarget): Promise<ListedApiKey> {
    return this.db.transaction(async () => this.acts.revoke(actor, await this.acts.lockKey(target)));
  }
}
