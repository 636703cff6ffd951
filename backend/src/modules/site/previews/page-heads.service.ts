import { Injectable } from '@nestjs/common';
import { LEAGUE } from '../../../platform/config/league.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { PageHeads, type PageHead } from '../../../platform/web/page-heads.ts';
import { headTags, titleTag } from './head-tags.ts';
import { nothingAt, pagePreview } from './page-previews.ts';
import { choiceOf, chosenSubject, isOneOfMany } from './choices.ts';
import { subjectAt } from './pages.ts';
import { picturePath } from './picture-name.ts';
import type { Preview, Subject } from './preview.ts';
import { PreviewsService } from './previews.service.ts';

/** The head of the site's one HTML page. Programs that look at a link read this, and not the page. */
@Injectable()
export class PageHeadsService extends PageHeads {
  constructor(
    private readonly previews: PreviewsService,
    private readonly config: AppConfig,
  ) {
    super();
  }

  isPage(path: string): boolean {
    return subjectAt(path) !== null;
  }

  choiceIn(path: string, query: string): string {
    const subject = query === '' ? null : subjectAt(path);
    return subject ? choiceOf(subject, query) : '';
  }

  isKept(choice: string): boolean {
    return !isOneOfMany(choice);
  }

  async headOf(path: string, language: SiteLanguage, choice: string): Promise<PageHead> {
    const found = subjectAt(path);
    if (!found) return this.plainHeadOf(path, language);
    const subject = chosenSubject(found, choice);
    const preview = { ...(await this.previews.of(subject, language)), choice };
    const head = this.write(preview, subject, language);
    return hasMoved(subject, preview) ? { ...head, movedTo: addressOf(preview, language) } : head;
  }

  plainHeadOf(path: string, language: SiteLanguage): PageHead {
    const subject = subjectAt(path);
    if (!subject) return this.write(nothingAt('page', language), null, language);
    // when the thing could not be read, the page has the league's name as its title
    if (subject.kind !== 'page') return { status: 200, tags: titleTag(LEAGUE.name), isListed: false };
    return this.write(pagePreview(subject.key, language), subject, language);
  }

  private write(preview: Preview, subject: Subject | null, language: SiteLanguage): PageHead {
    const { publicUrl } = this.config;
    const picture = subject && preview.picture ? picturePath(subject, language, preview.picture) : null;
    const tags = headTags(preview, { publicUrl, language, picture });
    return { status: preview.status, tags, isListed: preview.status === 200 && preview.canonicalPath !== null };
  }
}

/** Things whose page can be at another address now: a merged player's and a merged team's is the other one's (R23, R47), and posts are renamed. */
const MOVING: ReadonlySet<Subject['kind']> = new Set(['player', 'team', 'post']);

const hasMoved = ({ kind, key }: Subject, { canonicalPath }: Preview): boolean =>
  MOVING.has(kind) && canonicalPath !== null && canonicalPath !== `/${kind}/${key}`;

const addressOf = ({ canonicalPath }: Preview, language: SiteLanguage): string =>
  `${canonicalPath}${language === 'en' ? '?lang=en' : ''}`;
