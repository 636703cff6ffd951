import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { SeriesService } from '../../series/series.service.ts';
import { StandingsService } from '../../stats/standings/standings.service.ts';
import type { StandingsTableRow } from '../../stats/standings/standings-table.ts';
import { shownGoal, shownWhatIfs } from './choices.ts';
import type { ShownWhatIf } from './choices.ts';
import { divisionPreview, goalPreview, seriesPreview, whatIfPreview, withoutResult } from './page-previews.ts';
import { isId } from './pages.ts';
import type { Preview, Subject } from './preview.ts';
import { PreviewsRepository } from './previews.repository.ts';

/** Makes previews of series and divisions, with the goal or the supposed table that an address shows. */
@Injectable()
export class ContestPreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly series: SeriesService,
    private readonly standings: StandingsService,
  ) {}

  /** Null for an unknown series. */
  async ofSeries(id: number, subject: Subject, language: SiteLanguage): Promise<Preview | null> {
    const series = await this.series.findById(id);
    if (!series) return null;
    if (subject.hidesResults) return seriesPreview(withoutResult(series), language);
    const wanted = shownGoal(subject);
    if (!wanted) return seriesPreview(series, language);
    const found = await this.previews.findGoal(id, wanted.game, wanted.goal);
    return goalPreview(series, wanted, language, found);
  }

  /** Null for an unknown division. */
  async ofDivision(subject: Subject, language: SiteLanguage): Promise<Preview | null> {
    const [, season, discriminator = ''] = /^(\d+)-([a-z0-9-]+)$/.exec(subject.key) ?? [];
    if (!isId(season)) return null;
    const found = await this.standings.pageOf({ discriminator, seasonId: Number(season) });
    if (!found) return null;
    const { page, table } = found;
    if (subject.hidesResults) return divisionPreview(page, null, language);
    const whatIfs = shownWhatIfs(subject);
    const after = whatIfs.length > 0 ? await this.tableIf(page.id, whatIfs) : null;
    return after
      ? whatIfPreview(page, [table, after], whatIfs.length, language)
      : divisionPreview(page, table, language);
  }

  /** Null for results that cannot be, which the page leaves out. */
  private async tableIf(divisionId: number, whatIfs: readonly ShownWhatIf[]): Promise<StandingsTableRow[] | null> {
    try {
      return await this.standings.tableIf(divisionId, whatIfs);
    } catch (error) {
      if (error instanceof LeagueError) return null;
      throw error;
    }
  }
}
