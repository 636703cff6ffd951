import { Injectable } from '@nestjs/common';
import { divisionIn, seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import { EveningService } from '../../series/evening/evening.service.ts';
import type { SeriesRow } from '../../series/series-row.ts';
import { LeadersService } from '../../stats/leaders/leaders.service.ts';
import type { Leader, LeadersScope } from '../../stats/leaders/leaders.ts';
import { RecordsService } from '../../stats/records/records.service.ts';
import { SeasonHonoursService } from '../../stats/season-end/season-honours.service.ts';
import { linesOfChampions, linesOfSeason } from './honours-lines.ts';
import { PICTURE_TEXTS, PICTURED_RECORDS } from './picture-texts.ts';
import { PREVIEW_TEXTS, textOf } from './page-texts.ts';
import type { Picture, PicturedLine } from './preview.ts';

const SHOWN_LINES = 5;

/** Makes the pictures of pages that are lists: tonight's series, the best players, the records, the champions. */
@Injectable()
export class ListPreviewsService {
  constructor(
    private readonly evenings: EveningService,
    private readonly leaders: LeadersService,
    private readonly records: RecordsService,
    private readonly honours: SeasonHonoursService,
  ) {}

  /** The picture of a page with what its address shows; null for a page that is no such list, and for an empty list. */
  async pictureOf(route: string, shown: string, language: SiteLanguage): Promise<Picture | null> {
    const asked = new URLSearchParams(shown);
    if (route === '/tonight') return this.tonight(language);
    if (route === '/leaders') return this.best(asked, language);
    if (route === '/records') return this.held(asked, language);
    if (route === '/champions') return this.champions(language);
    if (route === '/seasons') return this.season(asked, language);
    return null;
  }

  /** Times and teams, which tell no result. */
  private async tonight(language: SiteLanguage): Promise<Picture | null> {
    const { series } = await this.evenings.tonight();
    return listOf(
      PICTURE_TEXTS[language].tonight(series.length),
      textOf('/tonight').title[language],
      series.map((one) => meetingIn(language, one)),
    );
  }

  private async best(asked: URLSearchParams, language: SiteLanguage): Promise<Picture | null> {
    const isPerGame = asked.get('numbers') !== 'total';
    const { lists } = await this.leaders.find(scopeOf(asked), { leastGames: null, isPerGame });
    const found = lists.find(({ number }) => number === 'goals')?.leaders ?? [];
    const { leaders } = PICTURE_TEXTS[language];
    const title = textOf('/leaders').title[language];
    return listOf(
      title,
      isPerGame ? leaders.perGame : leaders.total,
      found.map((one) => leaderIn(language, one, isPerGame)),
    );
  }

  private async champions(language: SiteLanguage): Promise<Picture | null> {
    const lines = linesOfChampions(await this.honours.all(), language);
    return listOf(PICTURE_TEXTS[language].allTime, textOf('/champions').title[language], lines);
  }

  /** What was won in the season that the address shows; null while it is not settled, and without one. */
  private async season(asked: URLSearchParams, language: SiteLanguage): Promise<Picture | null> {
    const season = asked.get('season');
    const honours = season === null ? null : await this.honours.ofSeason(Number(season));
    if (!honours) return null;
    const lines = linesOfSeason(honours, language);
    return listOf(PICTURE_TEXTS[language].season, seasonIn(language, honours.season.name), lines);
  }

  private async held(asked: URLSearchParams, language: SiteLanguage): Promise<Picture | null> {
    const division = asked.get('division');
    const [, level] = /^level-([1-9]\d?)$/.exec(division ?? '') ?? [];
    const season = asked.get('season');
    const { records } = await this.records.find({
      seasonId: season === null ? null : Number(season),
      level: level === undefined ? null : Number(level),
      divisionName: level === undefined ? division : null,
    });
    const texts = PICTURE_TEXTS[language];
    const lines = PICTURED_RECORDS.flatMap((kind): PicturedLine[] => {
      const [record] = records.filter((one) => one.kind === kind);
      const [holder] = record?.holders ?? [];
      if (!record || !holder) return [];
      const { player, team } = holder;
      return [
        {
          lead: '',
          name: player?.nickname ?? team.name,
          standIn: player
            ? `${PREVIEW_TEXTS[language].playerLabel} ${player.id}`
            : `${PREVIEW_TEXTS[language].teamLabel} ${team.id}`,
          image: team.logo,
          note: texts.records[kind],
          value: String(record.value),
        },
      ];
    });
    return listOf('', textOf('/records').title[language], lines);
  }
}

/** A list's picture, of the lines that fit; null without any. */
const listOf = (label: string, title: string, lines: readonly PicturedLine[]): Picture | null =>
  lines.length === 0 ? null : { template: 'list', label, title, lines: lines.slice(0, SHOWN_LINES) };

function scopeOf(asked: URLSearchParams): LeadersScope {
  const [division, season] = [asked.get('division'), asked.get('season')];
  if (division !== null) return { kind: 'division', id: Number(division) };
  if (season === 'all') return { kind: 'all-time' };
  return { kind: 'season', id: season === null ? null : Number(season) };
}

const timeIn = (language: SiteLanguage, instant: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'sv-SE', {
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(instant));

const meetingIn = (language: SiteLanguage, { home, away, division, scheduledAt }: SeriesRow): PicturedLine => ({
  lead: scheduledAt === null ? '' : timeIn(language, scheduledAt),
  name: `${home.name} – ${away.name}`,
  standIn: `${PREVIEW_TEXTS[language].teamLabel} ${home.id} – ${away.id}`,
  image: home.logo,
  note: '',
  value: divisionIn(language, division),
});

const leaderIn = (
  language: SiteLanguage,
  { place, player, team, value }: Leader,
  isPerGame: boolean,
): PicturedLine => ({
  lead: String(place),
  name: player.nickname,
  standIn: `${PREVIEW_TEXTS[language].playerLabel} ${player.id}`,
  image: team.logo,
  note: team.name,
  value: new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'sv-SE', {
    minimumFractionDigits: isPerGame ? 2 : 0,
    maximumFractionDigits: isPerGame ? 2 : 0,
  }).format(value),
});
