import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import type { KeyTerms } from '../../domain/partners/api-key.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import { Db } from '../../platform/db/db.ts';
import { nameOrder } from '../../platform/db/name-sql.ts';
import { instantSql, rowListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { newId } from '../../platform/db/written.ts';
import type { StoredApiKey } from './api-key.ts';
import { ApiKey } from './api-key.entity.ts';

/** How many keys that are over are listed of each partner, and of staff's: the newest. Partners may make and withdraw many. */
const MOST_OVER = 50;

/** Which of its states a key has, by `k` and the partner who keeps it, `a`. */
const STATE = `case
  when k.ends_at <= coalesce(k.revoked_at, now()) then 'ended'
  when k.revoked_at is not null then 'revoked'
  when a.status <> 'accepted' then 'stopped'
  when k.ends_at is not null then 'ending' else 'valid' end`;

/** $1 today in Sweden, $2 one key, $3 those of a partner that hold; null: all, the ones that are over up to a number. Valid ones first, by name. */
const KEYS = namedRead<StoredApiKey>(
  'api-keys',
  `select k.id, k.name, k.contact, k.scopes, k.own_limit as "ownLimit", ${instantSql('k.created_at')} as "createdAt",
          coalesce(p.nickname, u.discord_username) as "madeBy", ${instantSql('k.revoked_at')} as "revokedAt",
          k.partner_id as "partnerId", a.user_id as "ownerUserId", a.name as partner, ${instantSql('k.ends_at')} as "endsAt", ${STATE} as state,
          (select ${instantSql('max(d.last_at)')} from api_key_use d where d.key_id = k.id) as "lastUsedAt",
          ${rowListSql(`
            select to_char(one, 'YYYY-MM-DD') as day, coalesce(d.calls, 0) as calls, coalesce(d.refused, 0) as refused
              from generate_series($1::date - 29, $1::date, interval '1 day') one
              left join api_key_use d on d.key_id = k.id and d.day = one::date order by 1`)} as days, k.version
     from (select every.*, row_number() over (partition by every.partner_id, every.is_over order by every.id desc) as place
             from (select one.*, one.revoked_at is not null or coalesce(one.ends_at <= now(), false) as is_over
                     from api_key one) every
            where ($2::int is null or every.id = $2)
              and ($3::int is null or every.partner_id = $3 and not every.is_over)) k
     left join app_user u on u.id = k.made_by_user_id left join player p on p.user_id = u.id
     left join partner a on a.id = k.partner_id
    where not k.is_over or k.place <= ${MOST_OVER}
    order by k.is_over, ${nameOrder('k.name')}, k.id desc`,
);

/** Who makes a key, and which partner keeps it; null: staff. */
export interface KeyMaker {
  madeByUserId: number | null;
  partnerId: number | null;
}

/** Storage of partners' keys. Methods that write need the caller's transaction. */
@Injectable()
export class ApiKeysRepository {
  constructor(private readonly db: Db) {}

  findAll(at: Date): Promise<StoredApiKey[]> {
    return this.db.read(KEYS, [StockholmTime.stockholmDate(at), null, null]);
  }

  /** The keys that a partner keeps and that hold. */
  findOf(partnerId: number, at: Date): Promise<StoredApiKey[]> {
    return this.db.read(KEYS, [StockholmTime.stockholmDate(at), null, partnerId]);
  }

  async findById(id: number, at: Date): Promise<StoredApiKey | null> {
    return (await this.db.read(KEYS, [StockholmTime.stockholmDate(at), id, null]))[0] ?? null;
  }

  /** The same, locked until the transaction ends. */
  async lockById(id: number, at: Date): Promise<StoredApiKey | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    await this.db.repo(ApiKey).findOne({ select: { id: true }, where: { id }, lock });
    return this.findById(id, at);
  }

  /** Stores a key, and returns its id. Refuses the name of another valid key (NAME_TAKEN). */
  async insertKey(terms: KeyTerms, keyHash: Buffer, { madeByUserId, partnerId }: KeyMaker, at: Date): Promise<number> {
    const row = { ...terms, scopes: [...terms.scopes], keyHash, madeByUserId, partnerId, createdAt: at };
    return newId(await this.db.repo(ApiKey).insert(row).catch(nameTaken));
  }

  /** Refuses the name of another valid key (NAME_TAKEN). */
  async update(id: number, terms: KeyTerms): Promise<void> {
    const row = { ...terms, scopes: [...terms.scopes], version: () => 'version + 1' };
    await this.db.repo(ApiKey).update(id, row).catch(nameTaken);
  }

  /** The key holds until then, and its name is free. */
  async setEnd(id: number, endsAt: Date): Promise<void> {
    await this.db.repo(ApiKey).update(id, { endsAt, version: () => 'version + 1' });
  }

  async revoke(id: number, revokedAt: Date): Promise<void> {
    await this.db.repo(ApiKey).update(id, { revokedAt, version: () => 'version + 1' });
  }
}

const nameTaken = (error: unknown): never =>
  translateConstraint(error, {
    api_key_one_valid: () => new LeagueError('NAME_TAKEN', 'api.api-key.has-one', { field: 'name' }),
  });
