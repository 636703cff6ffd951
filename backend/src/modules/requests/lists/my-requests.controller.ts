import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { TakesPictures } from '../../../platform/rest/takes-files.ts';
import { ExistingUserRequest } from '../kinds/existing-user.ts';
import { NewImagesRequest } from '../kinds/new-images.ts';
import { RequestUploadsService } from '../request-uploads.service.ts';
import { ExistingUserDto, ImageSettingsDto } from '../requests.dto.ts';

/** The documented calls for requests about the caller's own account and player. */
@ApiTags('requests')
@Controller()
export class MyRequestsController {
  constructor(
    private readonly claims: ExistingUserRequest,
    private readonly newImages: NewImagesRequest,
    private readonly uploads: RequestUploadsService,
  ) {}

  /** The documented call has no field for consent, because the form cannot be sent without it. */
  @SignedIn()
  @Post('existingUser')
  @Envelope()
  @ApiOperation({
    operationId: 'claimPlayer',
    summary: 'Asks staff to link the account to a player who is there already',
  })
  async claim(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...claim }: ExistingUserDto) {
    await this.claims.submit(actor, claim, true);
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('user/saveImageSettings')
  @TakesPictures(NewImagesRequest, (kind, { actor }) => kind.assertMaySend(actor))
  @Envelope()
  @ApiOperation({ operationId: 'requestNewImages', summary: 'Asks staff to accept new pictures of the player' })
  async images(@CurrentActor() actor: Actor, @Body() { avatar, banner }: ImageSettingsDto) {
    await this.newImages.submit(actor, await this.uploads.takeNew(actor, { avatar, banner }));
    return 'api.request.sent.success';
  }
}
