import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { assertKeyTerms, type KeyTerms } from '../../domain/partners/api-key.ts';
import { assertMayReplace, assertRoomForKey, REPLACED_KEY_HOURS } from '../../domain/partners/partner.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { PartnersService } from './access/partners.service.ts';
import type { ListedApiKey, NewApiKey } from './api-key.ts';
import { ApiKeyActs, type ApiKeyTarget } from './api-key-acts.ts';

const HOUR_MS = 3_600_000;

/** A partner's own keys (R48). All acts refuse a caller whom staff have not accepted as a partner (NOT_A_PARTNER). */
@Injectable()
export class OwnApiKeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly partners: PartnersService,
    private readonly acts: ApiKeyActs,
  ) {}

  /** Those that hold, by name; none for an account that has none. */
  async all(actor: Actor): Promise<ListedApiKey[]> {
    const partner = await this.partners.own(actor);
    return partner ? this.acts.keptBy(partner.id) : [];
  }

  /**
   * Makes a key with the league's usual limit. Only this answer has it. Refuses impossible terms (INVALID_INPUT), the name of another
   * of the partner's keys (NAME_TAKEN) and one key too many (PARTNER_LIMIT).
   */
  async make(actor: Actor, { name, scopes }: Pick<KeyTerms, 'name' | 'scopes'>): Promise<NewApiKey> {
    const terms = assertKeyTerms({ name, scopes, contact: '', ownLimit: null });
    await this.partners.acting(actor);
    return this.db.transaction(async () => {
      const { id, keys, contact } = await this.partners.lockActive(actor);
      assertRoomForKey(keys);
      return this.acts.make(actor, { ...terms, contact }, id);
    });
  }

  /** Renames a key, or opens other doors with it. Refuses the same, and a key that is not theirs (NOT_FOUND). */
  async change(
    actor: Actor,
    target: ApiKeyTarget,
    { name, scopes }: Pick<KeyTerms, 'name' | 'scopes'>,
  ): Promise<ListedApiKey> {
    const terms = assertKeyTerms({ name, scopes, contact: '', ownLimit: null });
    await this.partners.acting(actor);
    return this.db.transaction(async () => {
      const { id: partnerId } = await this.partners.lockActive(actor);
      const before = await this.acts.lockKey(target, partnerId);
      const { contact, ownLimit } = before;
      return this.acts.change(actor, before, { ...terms, contact, ownLimit });
    });
  }

  /**
   * A new key in the place of another, which holds for a day more. Refuses a key that is not theirs (NOT_FOUND) or is replaced
   * (NOTHING_CHANGED), and a partner with many replaced keys (PARTNER_LIMIT).
   */
  async replace(actor: Actor, target: ApiKeyTarget): Promise<NewApiKey> {
    await this.partners.acting(actor);
    return this.db.transaction(async () => {
      const { id: partnerId, ending } = await this.partners.lockActive(actor);
      const before = await this.acts.lockKey(target, partnerId);
      assertMayReplace(before.endsAt, ending);
      await this.acts.end(actor, before, new Date(this.clock.now().getTime() + REPLACED_KEY_HOURS * HOUR_MS));
      const { name, contact, scopes, ownLimit } = before;
      return this.acts.make(actor, { name, contact, scopes, ownLimit }, partnerId);
    });
  }

  /** Ends a key at once. Refuses a key that is not theirs (NOT_FOUND), and a caller who saw another version (CHANGED_MEANWHILE). */
  async revoke(actor: Actor, target: ApiKeyTarget): Promise<ListedApiKey> {
    const { id: partnerId } = await this.partners.active(actor);
    return this.db.transaction(async () => this.acts.revoke(actor, await this.acts.lockKey(target, partnerId)));
  }
}
