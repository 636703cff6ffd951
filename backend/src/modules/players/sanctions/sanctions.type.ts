import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { SanctionKind, SanctionState } from '../../../domain/people/sanction.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SanctionKindEnum, SanctionType } from '../../refs/sanction-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

const SanctionStateEnum = {
  COMING: 'coming',
  IN_FORCE: 'inForce',
  SERVED: 'served',
  LIFTED: 'lifted',
  ENDED: 'ended',
} as const satisfies Record<string, SanctionState>;
registerEnumType(SanctionStateEnum, { name: 'SanctionState' });

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 5000;
const DAY = { description: 'YYYY-MM-DD, in Sweden' };

@ObjectType('AdminSanction', { description: 'A sanction with what only staff see' })
export class AdminSanctionType extends SanctionType {
  @Field(() => SanctionStateEnum, { description: 'Today' }) state: SanctionState;
  @Field(() => PlayerRefType, { nullable: true, description: "null: it is the team's own" })
  player: PlayerRefType | null;
  @Field(() => TeamRefType, { nullable: true, description: "The team, or the player's present one" })
  team: TeamRefType | null;
  @Field(() => Boolean, { description: 'Shown on the page of the player or team' }) isPublic: boolean;
  @Field(() => String, { nullable: true, description: 'For staff only' }) note: string | null;
  @Field(() => Date) decidedAt: string;
  @Field(() => String, { nullable: true, description: 'null: the account is deleted' }) decidedBy: string | null;
  @Field(() => String, { nullable: true }) liftReason: string | null;
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@ObjectType('AdminSanctionPage')
export class AdminSanctionPageType {
  @Field(() => [AdminSanctionType]) items: AdminSanctionType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ObjectType('PointsDecision', { description: 'Points that staff took from a team or gave it' })
export class PointsDecisionType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Int) divisionId: number;
  @Field(() => String) divisionName: string;
  @Field(() => String) seasonName: string;
  @Field(() => Int) points: number;
  @Field(() => String) reason: string;
}

@InputType({ description: "`text` is a part of a player's or a team's name" })
export class AdminSanctionFilter extends TableFilter {
  @Field(() => SanctionKindEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(SanctionKindEnum))
  kind?: SanctionKind | null;
  @Field(() => Boolean, { nullable: true, description: 'true: in force today' })
  @IsOptional()
  @IsBoolean()
  isInForce?: boolean | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() playerId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Also those of its present players' })
  @IsOptional()
  @IsInt()
  teamId?: number | null;
}

@InputType({ isAbstract: true })
export abstract class SanctionTextsInput {
  @Field(() => String) @IsString() @MaxLength(LONGEST) reasonSv: string;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST) reasonEn?: string | null;
  @Field(() => String, { nullable: true, description: 'For staff only' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  note?: string | null;
  @Field(() => Boolean) @IsBoolean() isPublic: boolean;
}

@InputType({ description: 'A sanction of a player or of a team' })
export class AddSanctionInput extends SanctionTextsInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() playerId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() teamId?: number | null;
  @Field(() => SanctionKindEnum) @IsIn(Object.values(SanctionKindEnum)) kind: SanctionKind;
  @Field(() => String, DAY) @IsString() @MaxLength(LONGEST) startsOn: string;
  @Field(() => String, { ...DAY, nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST) endsOn?: string | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() seriesCount?: number | null;
}

@InputType()
export class ChangeSanctionInput extends SanctionTextsInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType()
export class LiftSanctionInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
  @Field(() => String) @IsString() @MaxLength(LONGEST) reason: string;
}

export const SanctionResult = resultOf('SanctionResult', AdminSanctionType);
