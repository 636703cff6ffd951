import { Injectable } from '@nestjs/common';
import type { Actor, RoleName } from '../../domain/actor.ts';
import { Clock } from '../../platform/clock.ts';
import { ViewerRepository, type ViewerRow } from './viewer.repository.ts';

/** The signed-in person, as the site needs them. */
export interface Viewer {
  readonly userId: number;
  /** The player's nickname; for an account without a player, the name in the chat. */
  readonly displayName: string;
  readonly avatar: string | null;
  readonly discordUsername: string;
  readonly discordDiscriminator: string;
  readonly playerId: number | null;
  readonly nickname: string | null;
  readonly team: ViewerRow['team'];
  readonly isCaptain: boolean;
  readonly roles: readonly RoleName[];
  readonly isMember: boolean;
  readonly nationality: string | null;
  /** The person has a staff role and may open the back office. */
  readonly isStaff: boolean;
}

@Injectable()
export class ViewerService {
  constructor(
    private readonly viewers: ViewerRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller; null for a visitor. */
  async viewer({ userId, playerId, roles, isMember, nationality }: Actor): Promise<Viewer | null> {
    const row = userId === null ? null : await this.viewers.findByUserId(userId, this.clock.now());
    if (userId === null || !row) return null;
    const { nickname, team, isCaptain } = row;
    return {
      userId,
      displayName: nickname ?? row.discordUsername,
      avatar: row.avatar ?? chatAvatar(row),
      discordUsername: row.discordUsername,
      discordDiscriminator: row.discordDiscriminator,
      playerId,
      nickname,
      team,
      isCaptain,
      roles,
      isMember,
      nationality,
      isStaff: roles.length > 0,
    };
  }
}

function chatAvatar({ discordId, discordAvatar }: ViewerRow): string | null {
  return discordAvatar === null ? null : `https://cdn.discordapp.com/avatars/${discordId}/${discordAvatar}.png`;
}
