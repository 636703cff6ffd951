import { Injectable } from '@nestjs/common';
import type { CorrectedDetails } from '../../../../domain/people/correction.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Player } from '../../../players/player.entity.ts';

/** A player's details with the player's account. */
export type LockedDetails = CorrectedDetails & { userId: number | null };

/** Storage of the details that admins correct. The methods need the caller's transaction. */
@Injectable()
export class PlayerDetailsRepository {
  constructor(private readonly db: Db) {}

  /** Locked until the transaction ends; null when there is no such player. */
  lock(id: number): Promise<LockedDetails | null> {
    return this.db.repo(Player).findOne({
      select: { id: true, userId: true, birthdate: true, nationality: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async update(id: number, { birthdate, nationality }: CorrectedDetails): Promise<void> {
    await this.db.repo(Player).update(id, { birthdate, nationality });
  }
}
