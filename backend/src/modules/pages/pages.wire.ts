import { MANAGED_PAGES } from '../../domain/publishing/managed-page.ts';
import type { ManagedPageName } from '../../domain/publishing/managed-page.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { ManagedPageText } from './pages.service.ts';

/** The site's languages as the documented paths name them. */
export type PageLanguage = 'se' | 'en';

/** null: there is no such page. */
export const pageOfPath = (page: string): ManagedPageName | null => MANAGED_PAGES.find((name) => name === page) ?? null;

/** null: the site does not speak it. */
export const languageOfPath = (language: string): PageLanguage | null =>
  language === 'se' || language === 'en' ? language : null;

/** GET /api/page/{page}/{language}. */
export const toPageWire = ({ contentSv, contentEn, updatedAt }: ManagedPageText, language: PageLanguage) => ({
  content: language === 'en' ? contentEn : contentSv,
  latest_updated: updatedAt && StockholmTime.format(new Date(updatedAt)),
});

/** GET /api/admin/page/{page}/get. */
export const toPageWireRows = ({ contentSv, contentEn }: ManagedPageText) => [
  { language: 'se', content: contentSv },
  { language: 'en', content: contentEn },
];
