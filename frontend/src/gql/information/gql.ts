/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AboutPage($language: Language!) {\n  textPage(name: ABOUT, language: $language) {\n    text\n  }\n  people(language: $language) {\n    board {\n      ...PersonCard\n      contact\n    }\n    coWorkers {\n      ...PersonCard\n    }\n  }\n}": typeof types.AboutPageDocument,
    "query DevelopersPage($language: Language!) {\n  textPage(name: DEVELOPERS, language: $language) {\n    ...TextPageParts\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}": typeof types.DevelopersPageDocument,
    "query FaqPage($language: Language!) {\n  faq(language: $language) {\n    category\n    question\n    answer\n  }\n}": typeof types.FaqPageDocument,
    "fragment PersonCard on Person {\n  name\n  handle\n  titles\n}": typeof types.PersonCardFragmentDoc,
    "fragment TextPageParts on TextPage {\n  title\n  description\n  updated\n  text\n}\n\nquery TextPage($name: TextPageName!, $language: Language!) {\n  textPage(name: $name, language: $language) {\n    ...TextPageParts\n  }\n}": typeof types.TextPagePartsFragmentDoc,
    "query NewsPage($first: Int!, $offset: Int!, $categoryId: Int) {\n  news(first: $first, offset: $offset, categoryId: $categoryId) {\n    total\n    items {\n      ...NewsCard\n    }\n  }\n  newsCategories {\n    id\n    name\n  }\n}": typeof types.NewsPageDocument,
    "query PostPage($slug: String!) {\n  newsPost(slug: $slug) {\n    id\n    title\n    description\n    image\n    content\n    category {\n      id\n      name\n    }\n    authorName\n    authorPlayerId\n    publishedAt\n  }\n}": typeof types.PostPageDocument,
    "query PrizesPage {\n  managedPage(name: PRIZES) {\n    contentSv\n    contentEn\n    updatedAt\n  }\n}": typeof types.PrizesPageDocument,
    "fragment PaletteRules on RuleBook {\n  title\n  sections {\n    number\n    title\n    clauses {\n      number\n      text\n    }\n  }\n}\n\nquery PaletteRules($language: Language!) {\n  rules: ruleBook(name: RULES, language: $language) {\n    ...PaletteRules\n  }\n  conduct: ruleBook(name: CODE_OF_CONDUCT, language: $language) {\n    ...PaletteRules\n  }\n  statutes: ruleBook(name: STATUTES, language: $language) {\n    ...PaletteRules\n  }\n}": typeof types.PaletteRulesFragmentDoc,
    "query RuleBookPage($name: RuleBookName!, $language: Language!) {\n  ruleBook(name: $name, language: $language) {\n    title\n    description\n    updated\n    introduction\n    pdfUrl\n    pdfBytes\n    sections {\n      number\n      title\n      clauses {\n        number\n        text\n      }\n    }\n  }\n}": typeof types.RuleBookPageDocument,
    "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}": typeof types.NewsCardFragmentDoc,
};
const documents: Documents = {
    "query AboutPage($language: Language!) {\n  textPage(name: ABOUT, language: $language) {\n    text\n  }\n  people(language: $language) {\n    board {\n      ...PersonCard\n      contact\n    }\n    coWorkers {\n      ...PersonCard\n    }\n  }\n}": types.AboutPageDocument,
    "query DevelopersPage($language: Language!) {\n  textPage(name: DEVELOPERS, language: $language) {\n    ...TextPageParts\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}": types.DevelopersPageDocument,
    "query FaqPage($language: Language!) {\n  faq(language: $language) {\n    category\n    question\n    answer\n  }\n}": types.FaqPageDocument,
    "fragment PersonCard on Person {\n  name\n  handle\n  titles\n}": types.PersonCardFragmentDoc,
    "fragment TextPageParts on TextPage {\n  title\n  description\n  updated\n  text\n}\n\nquery TextPage($name: TextPageName!, $language: Language!) {\n  textPage(name: $name, language: $language) {\n    ...TextPageParts\n  }\n}": types.TextPagePartsFragmentDoc,
    "query NewsPage($first: Int!, $offset: Int!, $categoryId: Int) {\n  news(first: $first, offset: $offset, categoryId: $categoryId) {\n    total\n    items {\n      ...NewsCard\n    }\n  }\n  newsCategories {\n    id\n    name\n  }\n}": types.NewsPageDocument,
    "query PostPage($slug: String!) {\n  newsPost(slug: $slug) {\n    id\n    title\n    description\n    image\n    content\n    category {\n      id\n      name\n    }\n    authorName\n    authorPlayerId\n    publishedAt\n  }\n}": types.PostPageDocument,
    "query PrizesPage {\n  managedPage(name: PRIZES) {\n    contentSv\n    contentEn\n    updatedAt\n  }\n}": types.PrizesPageDocument,
    "fragment PaletteRules on RuleBook {\n  title\n  sections {\n    number\n    title\n    clauses {\n      number\n      text\n    }\n  }\n}\n\nquery PaletteRules($language: Language!) {\n  rules: ruleBook(name: RULES, language: $language) {\n    ...PaletteRules\n  }\n  conduct: ruleBook(name: CODE_OF_CONDUCT, language: $language) {\n    ...PaletteRules\n  }\n  statutes: ruleBook(name: STATUTES, language: $language) {\n    ...PaletteRules\n  }\n}": types.PaletteRulesFragmentDoc,
    "query RuleBookPage($name: RuleBookName!, $language: Language!) {\n  ruleBook(name: $name, language: $language) {\n    title\n    description\n    updated\n    introduction\n    pdfUrl\n    pdfBytes\n    sections {\n      number\n      title\n      clauses {\n        number\n        text\n      }\n    }\n  }\n}": types.RuleBookPageDocument,
    "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}": types.NewsCardFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AboutPage($language: Language!) {\n  textPage(name: ABOUT, language: $language) {\n    text\n  }\n  people(language: $language) {\n    board {\n      ...PersonCard\n      contact\n    }\n    coWorkers {\n      ...PersonCard\n    }\n  }\n}"): (typeof documents)["query AboutPage($language: Language!) {\n  textPage(name: ABOUT, language: $language) {\n    text\n  }\n  people(language: $language) {\n    board {\n      ...PersonCard\n      contact\n    }\n    coWorkers {\n      ...PersonCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DevelopersPage($language: Language!) {\n  textPage(name: DEVELOPERS, language: $language) {\n    ...TextPageParts\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}"): (typeof documents)["query DevelopersPage($language: Language!) {\n  textPage(name: DEVELOPERS, language: $language) {\n    ...TextPageParts\n  }\n  currentSeason {\n    id\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FaqPage($language: Language!) {\n  faq(language: $language) {\n    category\n    question\n    answer\n  }\n}"): (typeof documents)["query FaqPage($language: Language!) {\n  faq(language: $language) {\n    category\n    question\n    answer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PersonCard on Person {\n  name\n  handle\n  titles\n}"): (typeof documents)["fragment PersonCard on Person {\n  name\n  handle\n  titles\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TextPageParts on TextPage {\n  title\n  description\n  updated\n  text\n}\n\nquery TextPage($name: TextPageName!, $language: Language!) {\n  textPage(name: $name, language: $language) {\n    ...TextPageParts\n  }\n}"): (typeof documents)["fragment TextPageParts on TextPage {\n  title\n  description\n  updated\n  text\n}\n\nquery TextPage($name: TextPageName!, $language: Language!) {\n  textPage(name: $name, language: $language) {\n    ...TextPageParts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewsPage($first: Int!, $offset: Int!, $categoryId: Int) {\n  news(first: $first, offset: $offset, categoryId: $categoryId) {\n    total\n    items {\n      ...NewsCard\n    }\n  }\n  newsCategories {\n    id\n    name\n  }\n}"): (typeof documents)["query NewsPage($first: Int!, $offset: Int!, $categoryId: Int) {\n  news(first: $first, offset: $offset, categoryId: $categoryId) {\n    total\n    items {\n      ...NewsCard\n    }\n  }\n  newsCategories {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostPage($slug: String!) {\n  newsPost(slug: $slug) {\n    id\n    title\n    description\n    image\n    content\n    category {\n      id\n      name\n    }\n    authorName\n    authorPlayerId\n    publishedAt\n  }\n}"): (typeof documents)["query PostPage($slug: String!) {\n  newsPost(slug: $slug) {\n    id\n    title\n    description\n    image\n    content\n    category {\n      id\n      name\n    }\n    authorName\n    authorPlayerId\n    publishedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PrizesPage {\n  managedPage(name: PRIZES) {\n    contentSv\n    contentEn\n    updatedAt\n  }\n}"): (typeof documents)["query PrizesPage {\n  managedPage(name: PRIZES) {\n    contentSv\n    contentEn\n    updatedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PaletteRules on RuleBook {\n  title\n  sections {\n    number\n    title\n    clauses {\n      number\n      text\n    }\n  }\n}\n\nquery PaletteRules($language: Language!) {\n  rules: ruleBook(name: RULES, language: $language) {\n    ...PaletteRules\n  }\n  conduct: ruleBook(name: CODE_OF_CONDUCT, language: $language) {\n    ...PaletteRules\n  }\n  statutes: ruleBook(name: STATUTES, language: $language) {\n    ...PaletteRules\n  }\n}"): (typeof documents)["fragment PaletteRules on RuleBook {\n  title\n  sections {\n    number\n    title\n    clauses {\n      number\n      text\n    }\n  }\n}\n\nquery PaletteRules($language: Language!) {\n  rules: ruleBook(name: RULES, language: $language) {\n    ...PaletteRules\n  }\n  conduct: ruleBook(name: CODE_OF_CONDUCT, language: $language) {\n    ...PaletteRules\n  }\n  statutes: ruleBook(name: STATUTES, language: $language) {\n    ...PaletteRules\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RuleBookPage($name: RuleBookName!, $language: Language!) {\n  ruleBook(name: $name, language: $language) {\n    title\n    description\n    updated\n    introduction\n    pdfUrl\n    pdfBytes\n    sections {\n      number\n      title\n      clauses {\n        number\n        text\n      }\n    }\n  }\n}"): (typeof documents)["query RuleBookPage($name: RuleBookName!, $language: Language!) {\n  ruleBook(name: $name, language: $language) {\n    title\n    description\n    updated\n    introduction\n    pdfUrl\n    pdfBytes\n    sections {\n      number\n      title\n      clauses {\n        number\n        text\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}"): (typeof documents)["fragment NewsCard on NewsCard {\n  id\n  slug\n  title\n  description\n  thumbnail\n  category {\n    id\n    name\n  }\n  authorName\n  publishedAt\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;