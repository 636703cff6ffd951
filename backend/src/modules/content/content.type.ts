import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SiteLanguage } from '../../domain/site-language.ts';
import type { RuleBookName, TextPageName } from './content-files.ts';

export const LanguageEnum = { se: 'se', en: 'en' } as const satisfies Record<SiteLanguage, SiteLanguage>;
registerEnumType(LanguageEnum, { name: 'Language', description: 'se is Swedish' });

export const RuleBookNameEnum = {
  RULES: 'rules',
  CODE_OF_CONDUCT: 'code-of-conduct',
  STATUTES: 'statutes',
  SIX_MANS: 'six-mans',
} as const satisfies Record<string, RuleBookName>;
registerEnumType(RuleBookNameEnum, { name: 'RuleBookName' });

export const TextPageNameEnum = {
  ABOUT: 'about',
  HELP_US: 'help-us',
  MERCH: 'merch',
  PRIVACY: 'privacy',
  DEVELOPERS: 'developers',
} as const satisfies Record<string, TextPageName>;
registerEnumType(TextPageNameEnum, { name: 'TextPageName' });

/** A frequently asked question. */
@ObjectType('FaqItem')
export class FaqItemType {
  @Field(() => String) category: string;
  @Field(() => String) question: string;
  @Field(() => String, { description: 'Markdown' }) answer: string;
}

/** A person who works for the league. */
@ObjectType('Person')
export class PersonType {
  @Field(() => String) name: string;
  @Field(() => String, { description: "In the league's chat" }) handle: string;
  @Field(() => [String]) titles: readonly string[];
  @Field(() => String, { nullable: true, description: 'An e-mail address; only members of the board have one' })
  contact: string | null;
}

/** The people who run the league. */
@ObjectType('People')
export class PeopleType {
  @Field(() => [PersonType]) board: readonly PersonType[];
  @Field(() => [PersonType]) coWorkers: readonly PersonType[];
}

/** A page of unnumbered text. */
@ObjectType('TextPage')
export class TextPageType {
  @Field(() => String) title: string;
  @Field(() => String) description: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) updated: string;
  @Field(() => String, { description: 'Markdown' }) text: string;
}

/** A numbered paragraph, which others can cite. */
@ObjectType('RuleClause')
export class RuleClauseType {
  @Field(() => String, { description: 'The number by which it is cited, such as 3.2' }) number: string;
  @Field(() => String, { description: 'Markdown' }) text: string;
}

@ObjectType('RuleSection')
export class RuleSectionType {
  @Field(() => Int) number: number;
  @Field(() => String) title: string;
  @Field(() => [RuleClauseType]) clauses: readonly RuleClauseType[];
}

/** Rules, code of conduct or statutes. */
@ObjectType('RuleBook')
export class RuleBookType {
  @Field(() => String) title: string;
  @Field(() => String) description: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) updated: string;
  @Field(() => String, { description: 'Markdown' }) introduction: string;
  @Field(() => [RuleSectionType]) sections: readonly RuleSectionType[];
  @Field(() => String, { description: 'The same as PDF, from this host' }) pdfUrl: string;
  @Field(() => Int) pdfBytes: number;
}
