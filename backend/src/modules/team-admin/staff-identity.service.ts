import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as TeamName from '../../domain/teams/team-name.ts';
import { ImageIntake } from '../media/image-intake.service.ts';
import { TeamIdentityService } from '../teams/team-identity.service.ts';
import type { AdminTeam, TeamChanges } from './team-admin.ts';

type Identity = Pick<TeamChanges, 'name' | 'logo' | 'banner'>;
type Pictures = Partial<Record<'logo' | 'banner', string | null | undefined>>;

/** What a team is called and looks like, as staff set it. Pictures that were shown stay where they are: seasons that are over show them. */
@Injectable()
export class StaffIdentityService {
  constructor(
    private readonly identity: TeamIdentityService,
    private readonly images: ImageIntake,
  ) {}

  /**
   * Takes in what a documented call carries: a data URL is a new picture, an empty text none. The path of the picture as
   * it is, or anything else, changes nothing.
   */
  async take(actor: Actor, { logo, banner }: Pictures): Promise<Pick<TeamChanges, 'logo' | 'banner'>> {
    return { logo: await this.nameOf(actor, logo), banner: await this.nameOf(actor, banner) };
  }

  /**
   * Changes what differs; answers the name as it is then. Refuses a name that no team can have or another one has
   * (INVALID_INPUT, NAME_TAKEN) and a picture that the caller did not upload (IMAGE_REFUSED). Needs its caller's
   * transaction.
   */
  async change(actor: Actor, before: AdminTeam, wanted: Identity): Promise<string> {
    const name = wanted.name === undefined ? before.name : TeamName.clean(wanted.name);
    await this.identity.change(before.id, {
      ...(name === before.name ? {} : { name }),
      logo: await this.published(actor, wanted.logo),
      banner: await this.published(actor, wanted.banner),
    });
    return name;
  }

  private async published(actor: Actor, name: string | null | undefined): Promise<string | null | undefined> {
    if (typeof name !== 'string') return name;
    await this.images.assertUsable(actor, name);
    return this.images.publish(name);
  }

  private async nameOf(actor: Actor, picture: string | null | undefined): Promise<string | null | undefined> {
    if (picture === '') return null;
    return picture?.startsWith('data:') ? this.images.accept(actor, picture) : undefined;
  }
}
