import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WEEK_GROUPS } from '../../../../domain/match-week/week-facts.ts';
import type { WeekGroup } from '../../../../domain/match-week/week-facts.ts';
import type { Side } from '../../../../domain/sides.ts';
import { TAKEN_FIELD, TakenSeriesType } from '../../taken/taken-series.type.ts';
import { SideEnum } from '../../series.type.ts';
import type { WeekMatter } from './week-matter.ts';

/** Why staff look at a series, by the GraphQL names. */
export const WeekGroupEnum = Object.fromEntries(
  WEEK_GROUPS.map((group) => [group.replaceAll('-', '_').toUpperCase(), group]),
) as Record<string, WeekGroup>;
registerEnumType(WeekGroupEnum, { name: 'WeekGroup', description: 'The most urgent first' });

@ObjectType('WeekMatterTeam')
export class WeekMatterTeamType {
  // not `id`: a client would keep one team for all series
  @Field(() => Int) teamId: number;
  @Field(() => String, { description: "The team's name in the season" }) name: string;
  @Field(() => Int, { nullable: true, description: 'Games won; null: no result' }) games: number | null;
}

@ObjectType('WeekMatterClaim', { description: 'A walkover that a team claims' })
export class WeekMatterClaimType {
  @Field(() => SideEnum, { description: 'The team that was there' }) side: Side;
  @Field(() => Boolean, { description: 'The other team has objected' }) isObjected: boolean;
  @Field(() => Date, { description: 'The other team can object until then' }) objectBy: Date;
  @Field(() => Boolean, { description: 'It can be given now' }) mayGrant: boolean;
}

@ObjectType('WeekMatter', {
  description: 'A series of the match week that needs staff',
})
export class WeekMatterType {
  @Field(() => Int) seriesId: number;
  @Field(() => WeekGroupEnum) group: WeekGroup;
  @Field(() => Int) divisionId: number;
  @Field(() => String) division: string;
  @Field(() => Int) week: number;
  @Field(() => WeekMatterTeamType) home: WeekMatterTeamType;
  @Field(() => WeekMatterTeamType) away: WeekMatterTeamType;
  @Field(() => Date, { nullable: true }) scheduledAt: Date | null;
  @Field(() => Boolean) isStreamed: boolean;
  @Field(() => SideEnum, { nullable: true, description: 'The team whose captain reported' })
  reportedBySide: Side | null;
  @Field(() => Date, { nullable: true, description: 'When a waiting result is confirmed by itself' })
  confirmBy: Date | null;
  @Field(() => Int) version: number;
  @Field(() => TakenSeriesType, TAKEN_FIELD) taken: TakenSeriesType | null;
  @Field(() => WeekMatterClaimType, { nullable: true, description: 'null for staff of one of the teams, too' })
  claim: WeekMatterClaimType | null;
  @Field(() => Date, { description: 'The captains were to agree on a time until then' }) deadline: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'Of a series without a time: what suits both teams best, as they said',
  })
  suggestedStart: Date | null;
}

/** A matter in the schema's shape. */
export function toWeekMatter({ teamIds, names, score, ...matter }: WeekMatter): WeekMatterType {
  const team = (side: Side) => ({ teamId: teamIds[side], name: names[side], games: score && score[side] });
  return { ...matter, home: team('home'), away: team('away') };
}
