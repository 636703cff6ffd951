import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LEAGUE } from '../../../platform/config/league.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { RateLimiter, type Limit } from '../../../platform/limits/rate-limiter.ts';
import { Thumbnails } from '../../content/media/thumbnails.ts';
import { goalMoment } from '../../../domain/recordings/track/goal-moment.ts';
import { FieldPlayService } from '../../stats/recordings/play/field-play.service.ts';
import { goalField } from './goal-field.ts';
import { colouredBy, imagesIn, layoutOf } from './picture-layout.ts';
import { pictureFile, picturePath } from './picture-name.ts';
import { paintPicture } from './picture-painter.ts';
import type { Picture, Subject } from './preview.ts';
import { PreviewsService } from './previews.service.ts';

/** The most pictures that one caller may have drawn. Pictures that are already drawn do not count. */
const DRAWINGS: Limit = { name: 'preview', calls: 60, seconds: 60 };
/** The most pictures that wait to be drawn. They are drawn one at a time, so no one waits longer than a few seconds. */
const MOST_WAITING = 20;
/**
 * The same for pictures of what an address shows beside its path (T131): one division has more supposed tables than anyone can draw.
 * While a few drawings wait, no further of these is begun, so pages' own pictures keep their room.
 */
const CHOICES: Limit = { name: 'preview-choice', calls: 20, seconds: 60 };
const MOST_CHOICES_WAITING = 5;
const MEGABYTE = 1024 * 1024;
/** The side of a crest in a picture, in px: alone, or in the rows of a table. */
const CREST = 280;
const ROW_CREST = 44;

interface Wanted {
  picture: Picture;
  /** It shows what its address asks for beside the path. */
  isChoice: boolean;
}

/** The wanted picture: its page and its file name. */
export interface PictureAsked {
  subject: Subject;
  language: SiteLanguage;
  file: string;
}

/** A picture, or the path of the picture that has replaced it. */
export type PictureFound = { png: Buffer } | { path: string };

/** Draws the pictures of link previews. A picture's name depends on its content, so it is drawn once. */
@Injectable()
export class PicturesService {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: 24 * MEGABYTE,
    sizeCalculation: (png) => png.length,
  });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly previews: PreviewsService,
    private readonly thumbnails: Thumbnails,
    private readonly plays: FieldPlayService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Refuses a page without a picture (NOT_FOUND), and a caller who wants too many pictures drawn (TOO_MANY_REQUESTS).
   */
  async find({ subject, language, file }: PictureAsked, caller: string): Promise<PictureFound> {
    const { picture } = await this.previews.of(subject, language);
    if (!picture) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    if (file !== pictureFile(subject, language, picture)) return { path: picturePath(subject, language, picture) };
    const kept = this.drawn.get(file);
    if (kept) return { png: kept };
    return {
      png: await (this.drawing.get(file) ?? this.start(file, { picture, isChoice: Boolean(subject.shown) }, caller)),
    };
  }

  private async start(file: string, { picture, isChoice }: Wanted, caller: string): Promise<Buffer> {
    await this.limiter.take(isChoice ? CHOICES : DRAWINGS, caller);
    const running = this.drawing.get(file);
    if (running) return running;
    if (this.drawing.size >= (isChoice ? MOST_CHOICES_WAITING : MOST_WAITING)) {
      throw new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', {
        params: { retryAfter: 5 },
      });
    }
    const turn = this.last.then(() => this.draw(picture));
    this.last = turn.catch(() => undefined);
    this.drawing.set(file, turn);
    try {
      const png = await turn;
      this.drawn.set(file, png);
      return png;
    } finally {
      this.drawing.delete(file);
    }
  }

  private async draw(picture: Picture): Promise<Buffer> {
    const images = new Map<string, string>();
    const side = picture.template === 'table' || picture.template === 'list' ? ROW_CREST : CREST;
    const read = async (image: string): Promise<void> => {
      const png = await this.thumbnails.png(image, side);
      if (png) images.set(image, `data:image/png;base64,${png.toString('base64')}`);
    };
    const coloured = colouredBy(picture);
    const [field, colour] = await Promise.all([
      picture.template === 'goal' && picture.goal.track ? this.fieldOf(picture.goal.track) : null,
      coloured === null ? null : this.thumbnails.colour(coloured),
      ...imagesIn(picture).map(read),
    ]);
    const imageOf = (image: string | null) => (image === null ? null : (images.get(image) ?? null));
    return paintPicture(layoutOf(picture, { league: LEAGUE.name, imageOf, colour, field }));
  }

  /** The field at a goal; null when the game was read again meanwhile. */
  private async fieldOf({ digest, ms }: { digest: string; ms: number }): Promise<string | null> {
    const track = await this.plays.decodedTrack(digest);
    return track && goalField(goalMoment(track, ms));
  }
}
