import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { Team } from '../team.entity.ts';
import { InviteLink } from './invite-link.entity.ts';

/** A stored link, for the rules. */
export interface StoredLink {
  teamId: number;
  isTeamActive: boolean;
  expiresAt: Date;
}

/** A team's link, with its encrypted token. */
export type SealedLink = Pick<InviteLink, 'teamId' | 'sealedToken' | 'expiresAt'>;

/** A link that is made. */
export type NewLink = SealedLink & Pick<InviteLink, 'tokenHash' | 'createdAt'>;

/** Storage of invite links. Methods that write need the transaction and the lock of the team. */
@Injectable()
export class InviteLinksRepository {
  constructor(private readonly db: Db) {}

  async findByHash(tokenHash: Buffer): Promise<StoredLink | null> {
    const link = await this.db.repo(InviteLink).findOneBy({ tokenHash });
    if (!link) return null;
    const team = await this.db.repo(Team).findOneByOrFail({ id: link.teamId });
    return { teamId: link.teamId, isTeamActive: team.isActive, expiresAt: link.expiresAt };
  }

  findByTeamId(teamId: number): Promise<SealedLink | null> {
    return this.db.repo(InviteLink).findOneBy({ teamId });
  }

  /** Stores a team's link in the place of its earlier one. */
  async replace(link: NewLink): Promise<void> {
    await this.deleteByTeamId(link.teamId);
    await this.db.repo(InviteLink).insert(link);
  }

  async deleteExpiredBefore(before: Date): Promise<void> {
    await this.db.repo(InviteLink).delete({ expiresAt: LessThan(before) });
  }

  async deleteByTeamId(teamId: number): Promise<void> {
    await this.db.repo(InviteLink).delete({ teamId });
  }
}
