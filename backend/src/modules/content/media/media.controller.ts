import { Body, Controller, Get, Param, Post, Res, UploadedFile } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import type { FormLimits } from '../../../platform/rest/large-bodies.ts';
import { TakesPictures } from '../../../platform/rest/takes-files.ts';
import { sendPicture } from '../../../platform/web/send-picture.ts';
import { LARGEST_FILE } from './formats/image-file.ts';
import { ApiPicture } from './api-picture.ts';
import { ImageDto, ImageFormDto } from './image.dto.ts';
import { ImageIntake } from './image-intake.service.ts';
import { ImageWire } from './image.wire.ts';
import { ImagesService } from './images.service.ts';

/** Lets one byte more through than is accepted, so that the rule sees the size and can say what is wrong. */
const UPLOAD: FormLimits = {
  ...{ field: 'file', files: 1, fileSize: LARGEST_FILE + 1, fields: 2, total: LARGEST_FILE + 16 * 1024 },
  room: 'pictures',
};

@ApiTags('images')
@Controller('images')
export class MediaController {
  constructor(
    private readonly images: ImagesService,
    private readonly intake: ImageIntake,
  ) {}

  /** A stored picture. One that is not accepted yet is for its uploader and those who decide about it, and no cache may store it. */
  @Public()
  @Get(':name')
  @ApiOperation({ operationId: 'getImage', summary: 'A stored picture, by its name' })
  @ApiPicture()
  async image(
    @CurrentActor() actor: Actor,
    @Param('name') name: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<StreamableFile> {
    const { stream, type, isPublic } = await this.images.open(actor, name);
    return sendPicture({ stream, type, isPublic }, res);
  }

  /** Stores a picture, from the file `file` or the data URL `image`. Returns the name that mutations take. */
  @SignedIn()
  @Post()
  @TakesPictures(ImageIntake, (intake, { actor }) => intake.assertMaySend(actor), UPLOAD)
  @ApiOperation({
    operationId: 'uploadImage',
    summary: 'Uploads a picture, as the file `file` or as the data URL `image`',
  })
  @ApiBody({ type: ImageFormDto })
  @ApiCreatedResponse({ type: ImageWire })
  async upload(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body() { image }: ImageDto,
  ): Promise<ImageWire> {
    const name = file ? this.intake.acceptFile(actor, file.buffer) : this.intake.accept(actor, image ?? '');
    return { name: await name };
  }
}
