import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { StartType } from './settings.service.ts';

export const StartTypeType = { custom: 'custom', matches: 'matches' } as const satisfies Record<StartType, StartType>;
registerEnumType(StartTypeType, {
  name: 'StartType',
  description: "What the start page's banner shows",
});

/** The league's switches and the start page's content. */
@ObjectType('LeagueSettings')
export class LeagueSettingsType {
  @Field(() => Int, { nullable: true }) currentSeasonId: number | null;
  @Field(() => Boolean) registrationOpen: boolean;
  @Field(() => Boolean) transferOpen: boolean;
  @Field(() => StartTypeType) startType: StartType;
  @Field(() => String, { description: 'Markdown, Swedish' }) startContent: string;
  @Field(() => String, { description: 'Markdown, English' }) startContentEng: string;
}
