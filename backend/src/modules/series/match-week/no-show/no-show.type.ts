import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ClaimOutcome } from '../../../../domain/match-week/no-show.ts';
import type { PlayedChoice } from '../../../../domain/stages/bracket-changes.ts';
import type { Side } from '../../../../domain/sides.ts';
import { PictureNames } from '../evidence/picture-names.ts';
import { PlayedAfter } from '../../report/series-report.type.ts';
import { SideEnum } from '../../series.type.ts';

/** How a claim ended. */
export const ClaimOutcomeEnum = {
  GRANTED: 'granted',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  OVERTAKEN: 'overtaken',
} as const satisfies Record<string, ClaimOutcome>;
registerEnumType(ClaimOutcomeEnum, {
  name: 'ClaimOutcome',
  valuesMap: { OVERTAKEN: { description: 'Staff moved the series, or stored another result' } },
});

@ObjectType('NoShowObjection', { description: 'What the other team says about the claim' })
export class NoShowObjectionType {
  @Field(() => String, { nullable: true, description: 'null: its author was erased' }) text: string | null;
  @Field(() => String, { nullable: true, description: 'The player who said it' }) by: string | null;
  @Field(() => Date) at: string;
}

@ObjectType('NoShowClaimOfSeries', { description: 'A walkover that a team claims, because the other one did not come' })
export class NoShowClaimType {
  @Field(() => Int) id: number;
  @Field(() => SideEnum, { description: 'The team that was there' }) side: Side;
  @Field(() => Date) claimedAt: string;
  @Field(() => Date, { description: 'The other team can object until then' }) objectBy: string;
  @Field(() => String, { nullable: true, description: 'The player who claimed it' }) by: string | null;
  @Field(() => NoShowObjectionType, { nullable: true }) objection: NoShowObjectionType | null;
  @Field(() => ClaimOutcomeEnum, { nullable: true, description: 'null: not decided' }) outcome: ClaimOutcome | null;
  @Field(() => String, { nullable: true, description: 'What staff said' }) reason: string | null;
}

@ObjectType('WeekNoShow', { description: 'The claim of a walkover in a series whose other team did not come' })
export class WeekNoShowType {
  @Field(() => Date, { nullable: true, description: 'A walkover can be claimed from then on; null: not at all' })
  claimableFrom: Date | null;
  @Field(() => NoShowClaimType, { nullable: true }) claim: NoShowClaimType | null;
  @Field(() => Boolean, { description: 'The viewer may claim a walkover now' }) mayClaim: boolean;
  @Field(() => String, { nullable: true, description: "Key of the sentence why the viewer's team cannot claim one" })
  claimClosedKey: string | null;
  @Field(() => Boolean, { description: 'The viewer may object to the claim' }) mayObject: boolean;
  @Field(() => Boolean, { description: "The viewer may take the team's claim back" }) mayWithdraw: boolean;
  @Field(() => Boolean, { description: 'The viewer may decline the claim' }) mayDecline: boolean;
  @Field(() => Boolean, {
    description: 'The viewer may give the walkover: the other team has answered, or had 24 hours',
  })
  mayGrant: boolean;
}

/** A first limit, larger than any text. */
const MOST_TEXT = 4000;

@InputType()
export class ClaimNoShowInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => [String], { description: 'Names of uploaded pictures of the lobby, at least one' })
  @PictureNames({ isRequired: true })
  pictures: string[];
}

@InputType()
export class ObjectToNoShowInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => String) @IsString() @MaxLength(MOST_TEXT) text: string;
  @Field(() => [String], { nullable: true, description: 'Names of uploaded pictures' })
  @PictureNames()
  pictures?: string[] | null;
}

@InputType()
export class DecideNoShowInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => Boolean, { description: 'The team that claims gets the walkover; otherwise the series is to be played' })
  @IsBoolean()
  isGranted: boolean;
  @Field(() => String, { nullable: true, description: 'Both teams read it' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_TEXT)
  reason?: string | null;
  @PlayedAfter() played?: PlayedChoice | null;
}
