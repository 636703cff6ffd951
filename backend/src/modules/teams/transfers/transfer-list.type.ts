import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsDate, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import type { TransferListFilter } from './transfer-list.ts';
import { TransferType } from './transfer.type.ts';

@ObjectType('TransferConnection', { description: 'A page of transfers' })
export class TransferConnectionType extends connectionOf('Transfer', TransferType) {}

@InputType('TransferListFilter', { description: 'Which transfers; what is left out does not limit them' })
export class TransferListFilterInput implements TransferListFilter {
  @Field(() => Int, { nullable: true, description: 'Of this player' }) @IsOptional() @IsInt() playerId?: number | null;
  @Field(() => Int, { nullable: true, description: 'To this team' }) @IsOptional() @IsInt() teamId?: number | null;
  @Field(() => Int, { nullable: true, description: 'From this team' })
  @IsOptional()
  @IsInt()
  previousTeamId?: number | null;
  @Field(() => Date, { nullable: true, description: 'The player came then or later' })
  @IsOptional()
  @IsDate()
  from?: Date | null;
  @Field(() => Date, { nullable: true, description: 'The player came before that' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}

@InputType('TransferOrder', { description: 'By the time at which the player came; newest first unless said otherwise' })
export class TransferOrderInput extends OrderInput {}

@ArgsType()
export class TransferListArgs extends PageArgs {
  @Field(() => TransferListFilterInput, { nullable: true, description: 'Left out: all transfers' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TransferListFilterInput)
  filter?: TransferListFilterInput | null;

  @Field(() => TransferOrderInput, { nullable: true, description: 'Left out: newest first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TransferOrderInput)
  order?: TransferOrderInput | null;
}
