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

export const LEAGUE_NAME = 'Svenska Bilbollsligan';

export const FEED_TEXTS: Record<SiteLanguage, FeedTexts> = {
  se: {
    calendar: (name) => `${name} – ${LEAGUE_NAME}`,
    cancelled: (summary) => `Inställd: ${summary}`,
    walkover: 'walkover',
    annulled: 'annullerad',
    week: (week) => `vecka ${week}`,
    streamed: 'Serien sänds.',
    results: `Resultat – ${LEAGUE_NAME}`,
    news: `Nyheter – ${LEAGUE_NAME}`,
  },
  en: {
    calendar: (name) => `${name} – ${LEAGUE_NAME}`,
    cancelled: (summary) => `Cancelled: ${summary}`,
    walkover: 'walkover',
    annulled: 'annulled',
    week: (week) => `week ${week}`,
    streamed: 'The series is streamed.',
    results: `Results – ${LEAGUE_NAME}`,
    news: `News – ${LEAGUE_NAME}`,
  },
};
