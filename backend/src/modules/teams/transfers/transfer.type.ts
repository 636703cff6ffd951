import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import type { TransferSort } from './transfer.ts';

const TransferSortEnum = {
  PLAYER: 'player',
  PREVIOUS_TEAM: 'previousTeam',
  TEAM: 'team',
  FROM: 'from',
  TO: 'to',
} as const satisfies Record<string, TransferSort>;
registerEnumType(TransferSortEnum, { name: 'TransferSort' });

@ObjectType('Transfer', { description: "A player's time in a team, with the team they came from" })
export class TransferType {
  @Field(() => Int) id: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => TeamRefType, { nullable: true }) previousTeam: TeamRefType | null;
  @Field(() => Date) validFrom: string;
  @Field(() => Date, { nullable: true, description: 'null: still in the team' }) validTo: string | null;
  @Field(() => Int, { description: '1 is the captain' }) sortOrder: number;
}

@ObjectType('TransferPage', { description: 'A page of transfers, newest first' })
export class TransferPageType {
  @Field(() => [TransferType]) items: TransferType[];
  @Field(() => Int, { nullable: true, description: 'The `after` of the next page; null on the last one' })
  nextAfter: number | null;
}

@ObjectType('AdminTransferPage', { description: 'For staff only: a page of the table' })
export class AdminTransferPageType {
  @Field(() => [TransferType]) items: TransferType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@InputType({ description: 'The name of the player, the team or the team before begins with `text`' })
export class AdminTransferFilter extends TableFilter {
  @Field(() => TransferSortEnum, { nullable: true, description: 'Left out: by the day the player came' })
  @IsOptional()
  @IsIn(Object.values(TransferSortEnum))
  sort?: TransferSort | null;
}
