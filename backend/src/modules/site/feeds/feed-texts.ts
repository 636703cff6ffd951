import { LEAGUE } from '../../../platform/config/league.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';

/** The texts of calendars and feeds. They are read outside of the site, so they are not among its texts. */
interface FeedTexts {
  /** The name of a team's, division's or player's calendar. */
  calendar: (name: string) => string;
  cancelled: (summary: string) => string;
  walkover: string;
  annulled: string;
  week: (week: number) => string;
  streamed: string;
  results: string;
  news: string;
}

export const FEED_TEXTS: Record<SiteLanguage, FeedTexts> = {
  se: {
    calendar: (name) => `${name} – ${LEAGUE.name}`,
    cancelled: (summary) => `Inställd: ${summary}`,
    walkover: 'walkover',
    annulled: 'annullerad',
    week: (week) => `vecka ${week}`,
    streamed: 'Serien sänds.',
    results: `Resultat – ${LEAGUE.name}`,
    news: `Nyheter – ${LEAGUE.name}`,
  },
  en: {
    calendar: (name) => `${name} – ${LEAGUE.name}`,
    cancelled: (summary) => `Cancelled: ${summary}`,
    walkover: 'walkover',
    annulled: 'annulled',
    week: (week) => `week ${week}`,
    streamed: 'The series is streamed.',
    results: `Results – ${LEAGUE.name}`,
    news: `News – ${LEAGUE.name}`,
  },
};
