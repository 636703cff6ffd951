import { LEAGUE } from '../lib/league-config';
import { startI18n } from '../lib/i18n/i18n';
import type { Language } from '../lib/i18n/language';
import { shellTexts } from './shell-texts';

/** Starts the site's texts in a language, as the first step of the browser and the server. */
export const startTexts = (language: Language) =>
  startI18n(
    shellTexts,
    { league: LEAGUE.name, leagueShort: LEAGUE.shortName, association: LEAGUE.association },
    language,
  );
