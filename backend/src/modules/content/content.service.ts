import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import type { SiteLanguage } from '../../domain/site-language.ts';
import type { ContentFile } from './content-file.ts';
import {
  readContent,
  RULE_BOOKS,
  type Content,
  type PrintedBook,
  type RuleBookName,
  type TextPageName,
} from './content-files.ts';
import type { FaqItem } from './faq.ts';
import type { People } from './people.ts';
import type { RuleBook } from './rule-book.ts';

/** A rule book and its PDF. */
export interface PublishedBook extends RuleBook {
  readonly name: RuleBookName;
  readonly printed: PrintedBook;
}

/** The texts that the league has written about itself. They are files of the project, and are read once. */
@Injectable()
export class ContentService {
  private readonly content: Record<SiteLanguage, Content> = { se: readContent('se'), en: readContent('en') };

  faq(language: SiteLanguage): readonly FaqItem[] {
    return this.content[language].faq;
  }

  people(language: SiteLanguage): People {
    return this.content[language].people;
  }

  page(name: TextPageName, language: SiteLanguage): ContentFile {
    return this.content[language].pages[name];
  }

  book(name: RuleBookName, language: SiteLanguage): PublishedBook {
    const { books, printed } = this.content[language];
    return { ...books[name], name, printed: printed[name] };
  }

  /** A rule book's PDF by its file name, `rules-se.pdf`. Refuses an unknown name (NOT_FOUND). */
  printed(file: string): PrintedBook {
    const [, name, language] = /^(.+)-(se|en)\.pdf$/.exec(file) ?? [];
    const book = RULE_BOOKS.find((one) => one === name);
    if (!book || !language) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return this.content[language as SiteLanguage].printed[book];
  }
}
