import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as TeamName from '../../../domain/teams/team-name.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { TeamIdentityService } from '../../teams/team-identity.service.ts';
import type { AdminTeam, TeamChanges } from './team-admin.ts';

type Identity = Pick<TeamChanges, 'name' | 'logo' | 'banner'>;
type Pictures = Partial<Record<'logo' | 'banner', string | null | undefined>>;

/** A team's name and images, as staff set them. Old pictures are kept, because past seasons show them. */
@Injectable()
export class StaffIdentityService {
  constructor(
    private readonly identity: TeamIdentityService,
    private readonly images: ImageIntake,
  ) {}

  /**
   * Stores the pictures of a documented call. A data URL is a new picture, and an empty text removes it. The path of
   * the present picture, or any other text, changes nothing.
   */
  async take(actor: Actor, { logo, banner }: Pictures): Promise<Pick<TeamChanges, 'logo' | 'banner'>> {
    return { logo: await this.nameOf(actor, logo), banner: await this.nameOf(actor, banner) };
  }

  /**
   * Saves what differs, and returns the team's name afterwards. A picture's path as it was read is the present picture.
   * Refuses a name that is not allowed or that another team has (INVALID_INPUT, NAME_TAKEN) and a picture that the caller
   * did not upload (IMAGE_REFUSED). Needs the caller's transaction.
   */
  async change(actor: Actor, before: AdminTeam, wanted: Identity): Promise<string> {
    const name = wanted.name === undefined ? before.name : TeamName.cleanTeamName(wanted.name);
    await this.identity.change(before.id, {
      ...(name === before.name ? {} : { name }),
      logo: await this.published(actor, wanted.logo, before.logo),
      banner: await this.published(actor, wanted.banner, before.banner),
    });
    return name;
  }

  private async published(
    actor: Actor,
    name: string | null | undefined,
    present: string | null,
  ): Promise<string | null | undefined> {
    if (typeof name !== 'string') return name;
    if (name === present) return undefined;
    await this.images.assertUsable(actor, name);
    return this.images.publish(name);
  }

  private async nameOf(actor: Actor, picture: string | null | undefined): Promise<string | null | undefined> {
    if (picture === '') return null;
    return picture?.startsWith('data:') ? this.images.accept(actor, picture) : undefined;
  }
}
