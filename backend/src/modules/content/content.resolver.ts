import { Args, Query, Resolver } from '@nestjs/graphql';
import type { SiteLanguage } from '../../domain/site-language.ts';
import { Public } from '../../platform/access/access.decorators.ts';
import type { RuleBookName, TextPageName } from './content-files.ts';
import { ContentService, type PublishedBook } from './content.service.ts';
import {
  FaqItemType,
  LanguageEnum,
  PeopleType,
  RuleBookNameEnum,
  RuleBookType,
  TextPageNameEnum,
  TextPageType,
} from './content.type.ts';

@Resolver()
export class ContentResolver {
  constructor(private readonly content: ContentService) {}

  @Public()
  @Query(() => [FaqItemType])
  faq(@Args('language', { type: () => LanguageEnum }) language: SiteLanguage): readonly FaqItemType[] {
    return this.content.faq(language);
  }

  @Public()
  @Query(() => PeopleType)
  people(@Args('language', { type: () => LanguageEnum }) language: SiteLanguage): PeopleType {
    return this.content.people(language);
  }

  @Public()
  @Query(() => TextPageType)
  textPage(
    @Args('name', { type: () => TextPageNameEnum }) name: TextPageName,
    @Args('language', { type: () => LanguageEnum }) language: SiteLanguage,
  ): TextPageType {
    return this.content.page(name, language);
  }

  @Public()
  @Query(() => RuleBookType)
  ruleBook(
    @Args('name', { type: () => RuleBookNameEnum }) name: RuleBookName,
    @Args('language', { type: () => LanguageEnum }) language: SiteLanguage,
  ): RuleBookType {
    return toRuleBookType(this.content.book(name, language), language);
  }
}

const toRuleBookType = ({ printed, name, ...book }: PublishedBook, language: SiteLanguage): RuleBookType => ({
  ...book,
  pdfUrl: `/api/documents/${name}-${language}.pdf?v=${printed.digest}`,
  pdfBytes: printed.bytes.length,
});
