import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('NewsCategory', { description: 'A category of the news' })
export class NewsCategoryType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
}

/** A post in a list. */
@ObjectType({ isAbstract: true })
abstract class NewsWordsType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'Its address' }) slug: string;
  @Field(() => String) title: string;
  @Field(() => String) description: string;
  @Field(() => String, { nullable: true, description: '1000 × 700' }) thumbnail: string | null;
  @Field(() => String, { nullable: true, description: '1000 × 250' }) image: string | null;
  @Field(() => NewsCategoryType) category: NewsCategoryType;
  @Field(() => String, { nullable: true, description: 'null: the account no longer exists' }) authorName: string | null;
  @Field(() => Int, { nullable: true }) authorPlayerId: number | null;
}

@ObjectType('NewsCard', { description: 'A post without its text' })
export class NewsCardType extends NewsWordsType {
  @Field(() => Date) publishedAt: string;
  @Field(() => Boolean, { description: 'For readers who hide results: its title, picture and text may tell one' })
  mayTellResults: boolean;
}

@ObjectType('NewsPost', { description: 'A post with its text' })
export class NewsPostType extends NewsCardType {
  @Field(() => String, { description: 'Markdown' }) content: string;
}

@ObjectType('NewsPage', { description: 'A page of the published news' })
export class NewsPageType {
  @Field(() => [NewsCardType], { description: 'Newest first' }) items: NewsCardType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ObjectType('AdminNewsPost', { description: 'For staff only: also drafts and coming posts' })
export class AdminNewsPostType extends NewsWordsType {
  @Field(() => Date, { nullable: true, description: 'null: a draft' }) publishedAt: string | null;
  @Field(() => String, { description: 'Markdown' }) content: string;
  @Field(() => Int, { description: 'What a save must name' }) version: number;
  @Field(() => Boolean, { description: 'It is, or will be, announced in the chat' }) isAnnounced: boolean;
}
