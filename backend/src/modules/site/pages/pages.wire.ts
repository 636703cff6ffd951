import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import { MANAGED_PAGES } from '../../../domain/publishing/managed-page.ts';
import type { ManagedPageName } from '../../../domain/publishing/managed-page.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import type { ManagedPageText } from './pages.service.ts';

/** The site's languages by their names in the documented paths. */
export const PAGE_LANGUAGES = ['se', 'en'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The page's name; null when there is no such page. */
export const pageOfPath = (page: string): ManagedPageName | null => MANAGED_PAGES.find((name) => name === page) ?? null;

/** The language; null when the site does not have it. */
export const languageOfPath = (language: string): PageLanguage | null =>
  PAGE_LANGUAGES.find((known) => known === language) ?? null;

/** GET /api/page/{page}/{language}. */
export class PageWire {
  @ApiProperty({ description: 'Markdown' }) content: string;
  @SwedishTimeProperty({ nullable: true, description: 'null: never changed' })
  latest_updated: string | null;
}

export const toPageWire = ({ contentSv, contentEn, updatedAt }: ManagedPageText, language: PageLanguage): PageWire => ({
  content: language === 'en' ? contentEn : contentSv,
  latest_updated: updatedAt && StockholmTime.formatTime(new Date(updatedAt)),
});

/** The languages as the rows of the page editor name them. */
const ROW_LANGUAGES = ['Swedish', 'English'] as const;

/** A row of GET /api/admin/page/{page}/get. */
export class PageTextWire {
  @ApiProperty({ enum: ROW_LANGUAGES }) language: (typeof ROW_LANGUAGES)[number];
  @ApiProperty({ description: 'Markdown' }) content: string;
}

export const toPageWireRows = ({ contentSv, contentEn }: ManagedPageText): PageTextWire[] => [
  { language: 'Swedish', content: contentSv },
  { language: 'English', content: contentEn },
];
