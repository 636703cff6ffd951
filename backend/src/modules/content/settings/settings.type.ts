import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import type { StartType } from './start-type.ts';

export const StartTypeEnum = { custom: 'custom', matches: 'matches' } as const satisfies Record<StartType, StartType>;
registerEnumType(StartTypeEnum, {
  name: 'StartType',
  description: "What the start page's banner shows",
});

export const OwnMatterRuleEnum = { MARKED: 'marked', ANOTHER_ADMIN: 'another-admin' } as const satisfies Record<
  string,
  OwnMatterRule
>;
registerEnumType(OwnMatterRuleEnum, {
  name: 'OwnMatterRule',
  description: "What is demanded when an admin's act is about their own team, a rival, or themselves",
  valuesMap: {
    MARKED: { description: 'The act is shown as such to everyone' },
    ANOTHER_ADMIN: { description: 'It is refused; another admin does it' },
  },
});

@ObjectType('LeagueSettings', { description: "The league's switches and the start page's content" })
export class LeagueSettingsType {
  @Field(() => Int, { nullable: true }) currentSeasonId: number | null;
  @Field(() => Boolean, { description: 'Staff have opened it, and it is the time for it' }) registrationOpen: boolean;
  @Field(() => Boolean, { description: 'Staff have opened sign-up, also before and after its time' })
  isSignupSwitchedOn: boolean;
  @Field(() => Int, { nullable: true, description: 'The season that teams sign up for; it may be a later one' })
  signupSeasonId: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it opens by itself; null: it is open or over, or staff have not said',
  })
  signupOpensAt: string | null;
  @Field(() => Date, { nullable: true, description: 'null: when staff close it' }) signupClosesAt: string | null;
  @Field(() => Boolean, { description: 'Players can change teams directly now' }) transferOpen: boolean;
  @Field(() => Boolean, { description: 'The window is open on the transfer days of the current season' })
  transferFollowsSeason: boolean;
  @Field(() => OwnMatterRuleEnum) ownMatterRule: OwnMatterRule;
  @Field(() => Int, { description: 'For how many months replay files are kept; 0: until they are deleted' })
  replayMonths: number;
  @Field(() => StartTypeEnum) startType: StartType;
  @Field(() => String, { description: 'Markdown, Swedish' }) startContent: string;
  @Field(() => String, { description: 'Markdown, English' }) startContentEng: string;
  @Field(() => String, { description: 'Changes whenever staff save the switches' })
  switchesVersion: string;
  @Field(() => String, { description: 'Changes whenever staff save the start page' })
  startVersion: string;
}
