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
registerEnumType(RuleBookNameEnum, { name: 'RuleBookName', description: 'A text with numbered paragraphs' });

export const TextPageNameEnum = {
  ABOUT: 'about',
  HELP_US: 'help-us',
  MERCH: 'merch',
  PRIVACY: 'privacy',
  DEVELOPERS: 'developers',
} as const satisfies Record<string, TextPageName>;
registerEnumType(TextPageNameEnum, { name: 'TextPageName', description: 'A page of text' });

@ObjectType('FaqItem', { description: 'A frequently asked question' })
export class FaqItemType {
  @Field(() => String) category: string;
  @Field(() => String) question: string;
  @Field(() => String, { description: 'Markdown' }) answer: string;
}

@ObjectType('Person', { description: 'A person who works for the league' })
export class PersonType {
  @Field(() => String) name: string;
  @Field(() => String, { description: "In the league's chat" }) handle: string;
  @Field(() => [String]) titles: readonly string[];
  @Field(() => String, { nullable: true, description: 'An e-mail address; only members of the board have one' })
  contact: string | null;
}

@ObjectType('People', { description: 'The people who run the league' })
export class PeopleType {
  @Field(() => [PersonType]) board: readonly PersonType[];
  @Field(() => [PersonType]) coWorkers: readonly PersonType[];
}

@ObjectType('TextPage', { description: 'A page of unnumbered text' })
export class TextPageType {
  @Field(() => String) title: string;
  @Field(() => String) description: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) updated: string;
  @Field(() => String, { description: 'Markdown' }) text: string;
}

@ObjectType('RuleClause', { description: 'A numbered paragraph, which others can cite' })
export class RuleClauseType {
  @Field(() => String, { description: 'The number by which it is cited, such as 3.2' }) number: string;
  @Field(() => String, { description: 'Markdown' }) text: string;
}

@ObjectType('RuleSection', { description: 'A part of a text with numbered paragraphs' })
export class RuleSectionType {
  @Field(() => Int) number: number;
  @Field(() => String) title: string;
  @Field(() => [RuleClauseType]) clauses: readonly RuleClauseType[];
}

@ObjectType('RuleBook', { description: 'Rules, code of conduct or statutes' })
export class RuleBookType {
  @Field(() => String) title: string;
  @Field(() => String) description: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) updated: string;
  @Field(() => String, { description: 'Markdown' }) introduction: string;
  @Field(() => [RuleSectionType]) sections: readonly RuleSectionType[];
  @Field(() => String, { description: 'The same as PDF, from this host' }) pdfUrl: string;
  @Field(() => Int) pdfBytes: number;
}
