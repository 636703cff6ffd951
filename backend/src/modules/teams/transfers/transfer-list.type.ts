import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsDate, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { connectionOf, ListFilterInput, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import type { TransferListFilter, TransferListOrder } from './transfer-list.ts';
import { TransferType } from './transfer.type.ts';

@ObjectType('TransferConnection', { description: 'A page of transfers' })
export class TransferConnectionType extends connectionOf('Transfer', TransferType) {}

@InputType('TransferListFilter', { description: 'Which transfers; what is left out does not limit them' })
export class TransferListFilterInput extends ListFilterInput implements TransferListFilter {
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

const TransferOrderEnum = {
  JOINED: 'joined',
  REGISTERED: 'registered',
} as const satisfies Record<string, TransferListOrder>;
registerEnumType(TransferOrderEnum, {
  name: 'TransferOrderBy',
  description: 'What the list is ordered by',
  valuesMap: {
    JOINED: { description: 'By the time at which the player came' },
    REGISTERED: { description: 'By the order in which they were stored' },
  },
});

@InputType('TransferOrder', { description: 'What the list is ordered by; the latest come first unless said otherwise' })
export class TransferOrderInput extends OrderInput {
  @Field(() => TransferOrderEnum, { nullable: true, description: 'Left out: JOINED' })
  @IsOptional()
  @IsIn(Object.values(TransferOrderEnum))
  by?: TransferListOrder | null;
}

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
