import type { Title } from '../../../domain/competition/season-end/final-places.ts';
import { divisionIn, seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import type { SeasonHonours, SeasonTitle } from '../../stats/season-end/season-end.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';
import { PREVIEW_TEXTS } from './page-texts.ts';
import type { PicturedLine } from './preview.ts';

/** The lines of a picture of a settled season: its titles, the champion first. Empty when no title was won. */
export const linesOfSeason = ({ titles }: SeasonHonours, language: SiteLanguage): PicturedLine[] =>
  titles.map((title) =>
    lineOf(title, language, {
      note: PICTURE_TEXTS[language].titles[title.title],
      value: divisionIn(language, title.division),
    }),
  );

/** The lines of a picture of all champions, the latest season first. */
export const linesOfChampions = (seasons: readonly SeasonHonours[], language: SiteLanguage): PicturedLine[] =>
  seasons.flatMap(({ season, titles }) =>
    titles
      .filter(({ title }) => title === CHAMPION)
      .map((title) => lineOf(title, language, { note: '', value: seasonIn(language, season.name) })),
  );

const CHAMPION: Title = 'champion';

const lineOf = (
  { team }: SeasonTitle,
  language: SiteLanguage,
  words: Pick<PicturedLine, 'note' | 'value'>,
): PicturedLine => ({
  ...{ lead: '', name: team.name, standIn: `${PREVIEW_TEXTS[language].teamLabel} ${team.id}`, image: team.logo },
  ...words,
});
