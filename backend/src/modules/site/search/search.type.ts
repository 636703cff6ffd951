import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

@ObjectType('PlayerHit', { description: 'A found player' })
export class PlayerHitType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType, { nullable: true }) team: TeamRefType | null;
  @Field(() => String, { nullable: true }) discordName: string | null;
}

@ObjectType('PlayerSearchPage', { description: 'A page of found players' })
export class PlayerSearchPageType {
  @Field(() => [PlayerHitType]) items: PlayerHitType[];
  @Field(() => Int, { description: 'Hits on all pages together' }) total: number;
}

@ObjectType('DivisionHit', { description: 'A division that the search found' })
export class DivisionHitType {
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => SeasonRefType) season: SeasonRefType;
}

@ObjectType('NewsHit', { description: 'A post that the search found' })
export class NewsHitType {
  @Field(() => Int) id: number;
  @Field(() => String) title: string;
  @Field(() => String, { description: 'Its address under /post' }) slug: string;
  @Field(() => Date) publishedAt: string;
  @Field(() => Boolean, { description: 'Readers who hide results see its day instead of its title' })
  mayTellResults: boolean;
}

@ObjectType('PlayingHit', { description: 'A series that is being played, of a team that the search found' })
export class PlayingHitType {
  @Field(() => Int) id: number;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
}

@ObjectType('SeriesHit', { description: 'A series of the two teams that the search found; its result is not told' })
export class SeriesHitType {
  @Field(() => Int) id: number;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => Date, { nullable: true, description: 'Null: no time is set' }) scheduledAt: string | null;
}

@ObjectType('SearchHits', { description: 'The hits of a search over all kinds, each sorted with the best first' })
export class PaletteHitsType {
  @Field(() => [PlayerRefType]) players: PlayerRefType[];
  @Field(() => [TeamRefType]) teams: TeamRefType[];
  @Field(() => [DivisionHitType], { description: 'The latest season first' }) divisions: DivisionHitType[];
  @Field(() => [NewsHitType]) news: NewsHitType[];
  @Field(() => [PlayingHitType], { description: 'Series of found teams that are being played, the earliest first' })
  playing: PlayingHitType[];
  @Field(() => [SeriesHitType], { description: 'Of the two teams that the text names, the nearest in time first' })
  series: SeriesHitType[];
}
