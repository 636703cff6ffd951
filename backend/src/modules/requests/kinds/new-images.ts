import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/** New images of a player, by the images' names. An image that is left out stays. */
export interface PlayerImages {
  avatar?: string | null | undefined;
  banner?: string | null | undefined;
}

/** The new images, and the images that the player had when they asked. */
export interface NewImagesPayload {
  avatar?: string;
  banner?: string;
  oldAvatar: string | null;
  oldBanner: string | null;
}

type NewImages = StoredRequest<NewImagesPayload>;

/** A player asks for a new avatar or banner. They can have one such request open at a time. */
@Injectable()
export class NewImagesRequest implements RequestKind<NewImagesPayload> {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly players: PlayerIdentityService,
    private readonly images: ImageIntake,
  ) {}

  /** Before the images are read: refuses a caller without a player (NO_PLAYER), and one who has sent too many. */
  async assertMaySend(actor: Actor): Promise<void> {
    if (actor.playerId === null) throw Roster.noPlayer();
    await this.images.assertMaySend(actor);
  }

  /**
   * Refuses a caller without a player (NO_PLAYER), a request without an image (NOTHING_CHANGED), and an image that the
   * caller has not uploaded.
   */
  submit(actor: Actor, { avatar, banner }: PlayerImages): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      if (actor.playerId === null) throw Roster.noPlayer();
      if (!avatar && !banner) throw new LeagueError('NOTHING_CHANGED', 'team-settings.change-picture', {}, 'invalid');
      const player = await this.players.lockPlayer(actor.playerId);
      for (const image of [avatar, banner]) if (image) await this.images.assertUsable(actor, image);
      const payload: NewImagesPayload = {
        ...(avatar ? { avatar } : {}),
        ...(banner ? { banner } : {}),
        oldAvatar: player.avatar,
        oldBanner: player.banner,
      };
      return { kind: 'newImages', userId, playerId: actor.playerId, payload };
    });
  }

  /** Cancels when the player belongs to another account by now. */
  async examine({ playerId, userId }: NewImages): Promise<LeagueError | null> {
    const player = await this.players.lockPlayer(playerId as number);
    return player.userId === userId ? null : Roster.noPlayer();
  }

  async accept({ playerId, payload: { avatar, banner } }: NewImages): Promise<RequestLinks> {
    await this.players.changeImages(playerId as number, {
      ...(avatar ? { avatar: await this.images.publish(avatar) } : {}),
      ...(banner ? { banner: await this.images.publish(banner) } : {}),
    });
    return {};
  }
}
