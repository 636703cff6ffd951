import { Body, Controller, Post } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { ExistingUserRequest } from '../kinds/existing-user.ts';
import { NewImagesRequest } from '../kinds/new-images.ts';
import { RequestUploadsService } from '../request-uploads.service.ts';
import { ExistingUserBody, ImageSettingsBody } from '../requests.body.ts';

/** The documented calls by which a person asks something about himself. */
@Controller()
export class MyRequestsController {
  constructor(
    private readonly claims: ExistingUserRequest,
    private readonly newImages: NewImagesRequest,
    private readonly uploads: RequestUploadsService,
  ) {}

  /** The document has no field for consent: its form does not send without. */
  @SignedIn()
  @Post('existingUser')
  @Envelope()
  async claim(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...claim }: ExistingUserBody) {
    await this.claims.submit(actor, claim, true);
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('user/saveImageSettings')
  @Envelope()
  async images(@CurrentActor() actor: Actor, @Body() { avatar, banner }: ImageSettingsBody) {
    await this.newImages.submit(actor, await this.uploads.takeNew(actor, { avatar, banner }));
    return 'api.request.sent.success';
  }
}
