import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../../domain/site-language.ts';
import { Clock } from '../../platform/clock.ts';
import { DivisionsService } from '../divisions/divisions.service.ts';
import { SeriesService } from '../series/series.service.ts';
import { tableFrom } from '../standings/standings-table.ts';
import { divisionPreview, nothingAt, pagePreview, playerPreview, seriesPreview, teamPreview } from './page-previews.ts';
import type { Preview, Subject } from './preview.ts';
import { PreviewsRepository } from './previews.repository.ts';

/** What the pages of the site say of themselves to who has not opened them. One statement a page, at most. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly series: SeriesService,
    private readonly divisions: DivisionsService,
    private readonly clock: Clock,
  ) {}

  /** The preview of a page; where nothing is, one that says so. */
  async of({ kind, key }: Subject, language: SiteLanguage): Promise<Preview> {
    if (kind === 'page') return pagePreview(key, language);
    const found = key === '' ? null : await this.find({ kind, key }, language);
    return found ?? nothingAt(kind, language);
  }

  private async find({ kind, key }: Subject, language: SiteLanguage): Promise<Preview | null> {
    if (kind === 'series') {
      const series = await this.series.findPage(Number(key), false);
      return series && seriesPreview(series, language);
    }
    if (kind === 'team') {
      const team = await this.previews.findTeam(Number(key));
      return team && teamPreview(Number(key), team, language);
    }
    if (kind === 'player') {
      const player = await this.previews.findPlayer(Number(key), this.clock.now());
      return player && playerPreview(Number(key), player, language);
    }
    return kind === 'division' ? this.findDivision(key, language) : null;
  }

  private async findDivision(key: string, language: SiteLanguage): Promise<Preview | null> {
    const [, season, discriminator = ''] = /^(\d+)-(.+)$/.exec(key) ?? [];
    const division = await this.divisions.page(discriminator, Number(season), true);
    if (!division?.results) return null;
    return divisionPreview(division, tableFrom(division.results, division.bands), language);
  }
}
