import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertRoomFor } from '../../../../domain/match-week/evidence.ts';
import type { EvidenceKind } from '../../../../domain/match-week/evidence.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { ImageIntake } from '../../../content/media/image-intake.service.ts';
import { ImagesService } from '../../../content/media/images.service.ts';
import type { ShownImage } from '../../../content/media/images.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { EvidenceRepository } from './evidence.repository.ts';
import type { Evidence } from './evidence.repository.ts';

/** The pictures about a series (R27). They stay private, and are deleted as pictures that were never accepted are. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly evidence: EvidenceRepository,
    private readonly images: ImageIntake,
    private readonly shelf: ImagesService,
  ) {}

  /**
   * Adds uploaded pictures of the caller's, in the caller's transaction, which holds the series. Refuses another person's
   * picture (IMAGE_REFUSED) and too many (INVALID_INPUT).
   */
  async add(
    actor: Actor,
    about: { seriesId: number; side: Side; kind: EvidenceKind },
    names: readonly string[],
  ): Promise<void> {
    const present = names.length === 0 ? [] : await this.evidence.findNames(about);
    // a form that is sent again has its pictures too
    const pictures = [...new Set(names)].filter((name) => !present.includes(name));
    if (pictures.length === 0) return;
    assertRoomFor(present.length, pictures.length);
    for (const name of pictures) await this.images.assertUsable(actor, name);
    const by = { addedByUserId: actor.userId, addedAt: this.clock.now() };
    await this.evidence.insertEvidence(pictures.map((imageName) => ({ ...about, imageName, ...by })));
  }

  /** Only for those who may see the series. */
  ofSeries(seriesId: number): Promise<Evidence[]> {
    return this.evidence.findBySeries(seriesId);
  }

  /** The picture itself. Refuses who may not see the series (SERIES_NOT_FOUND), and an unknown one (NOT_FOUND). */
  async open(actor: Actor, seriesId: number, id: number): Promise<ShownImage> {
    const series = await this.week.getSeriesOrThrow(actor, seriesId);
    const name = await this.evidence.findImage(series.id, id);
    if (name === null) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return this.shelf.openPrivate(name);
  }
}
