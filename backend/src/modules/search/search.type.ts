import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { SeasonRefType } from '../refs/season-ref.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

/** A found player. */
@ObjectType('PlayerHit')
export class PlayerHitType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType, { nullable: true }) team: TeamRefType | null;
  @Field(() => String, { nullable: true }) discordName: string | null;
}

/** A page of found players. */
@ObjectType('PlayerSearchPage')
export class PlayerSearchPageType {
  @Field(() => [PlayerHitType]) items: PlayerHitType[];
  @Field(() => Int, { description: 'Hits on all pages together' }) total: number;
}

@ObjectType('DivisionHit')
export class DivisionHitType {
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => SeasonRefType) season: SeasonRefType;
}

@ObjectType('NewsHit')
export class NewsHitType {
  @Field(() => String) title: string;
  @Field(() => String, { description: 'Its address under /post' }) slug: string;
}

/** The hits of a search over all kinds, each sorted with the best first. */
@ObjectType('SearchHits')
export class PaletteHitsType {
  @Field(() => [PlayerRefType]) players: PlayerRefType[];
  @Field(() => [TeamRefType]) teams: TeamRefType[];
  @Field(() => [DivisionHitType], { description: 'The latest season first' }) divisions: DivisionHitType[];
  @Field(() => [NewsHitType]) news: NewsHitType[];
}
