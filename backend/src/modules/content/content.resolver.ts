import { Args, Query, Resolver } from '@nestjs/graphql';
import type { SiteLanguage } from '../../domain/site-language.ts';
import { Public } from '../../platform/access/access.decorators.ts';
import type { RuleBookName, TextPageName } from './content-files.ts';
import { ContentService, type PublishedBook } from './content.service.ts';
import {
  FaqItemType,
  LanguageType,
  PeopleType,
  RuleBookNameType,
  RuleBookType,
  TextPageNameType,
  TextPageType,
} from './content.type.ts';

@Resolver()
export class ContentResolver {
  constructor(private readonly content: ContentService) {}

  @Public()
  @Query(() => [FaqItemType])
  faq(@Args('language', { type: () => LanguageType }) language: SiteLanguage): readonly FaqItemType[] {
    return this.content.faq(language);
  }

  @Public()
  @Query(() => PeopleType)
  people(@Args('language', { type: () => LanguageType }) language: SiteLanguage): PeopleType {
    return this.content.people(language);
  }

  @Public()
  @Query(() => TextPageType)
  textPage(
    @Args('name', { type: () => TextPageNameType }) name: TextPageName,
    @Args('language', { type: () => LanguageType }) language: SiteLanguage,
  ): TextPageType {
    return this.content.page(name, language);
  }

  @Public()
  @Query(() => RuleBookType)
  ruleBook(
    @Args('name', { type: () => RuleBookNameType }) name: RuleBookName,
    @Args('language', { type: () => LanguageType }) language: SiteLanguage,
  ): RuleBookType {
    return toRuleBookType(this.content.book(name, language), language);
  }
}

const toRuleBookType = ({ printed, name, ...book }: PublishedBook, language: SiteLanguage): RuleBookType => ({
  ...book,
  pdfUrl: `/api/documents/${name}-${language}.pdf?v=${printed.digest}`,
  pdfBytes: printed.bytes.length,
});
