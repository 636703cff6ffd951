import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional } from 'class-validator';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TableFilter } from '../../../platform/graphql/table-filter.type.ts';
import type { MemberSort } from './member-list.ts';

const MemberSortEnum = { NAME: 'name', EMAIL: 'email', JOINED: 'joined' } as const satisfies Record<string, MemberSort>;
registerEnumType(MemberSortEnum, { name: 'MemberSort' });

@ObjectType('AssociationMember', { description: 'Admins only: a member of the association' })
export class AssociationMemberType {
  @Field(() => Int) id: number;
  @Field(() => String, {
    nullable: true,
    description: 'null, as are the next seven fields: became a member without a form',
  })
  name: string | null;
  @Field(() => String, { nullable: true }) firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => String, { nullable: true }) address: string | null;
  @Field(() => String, { nullable: true }) phone: string | null;
  @Field(() => String, { nullable: true }) zip: string | null;
  @Field(() => String, { nullable: true }) city: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Letters of the association may be sent' })
  agreesToMarketing: boolean | null;
  @Field(() => String) email: string;
  @Field(() => Date) joinedAt: string;
  @Field(() => Boolean, { description: 'An account with this address, verified, has logged in' }) hasAccount: boolean;
  @Field(() => Int, { nullable: true }) userId: number | null;
  @Field(() => Int, { nullable: true }) playerId: number | null;
  @Field(() => String, { nullable: true }) nickname: string | null;
}

@ObjectType('AssociationMemberPage')
export class AssociationMemberPageType {
  @Field(() => [AssociationMemberType]) items: AssociationMemberType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ObjectType('MemberExport')
export class MemberExportType {
  @Field(() => String, { description: 'For Swedish Excel: with byte order mark, semicolons, CRLF' }) csv: string;
}

export const ExportMembersResult = resultOf('ExportMembersResult', MemberExportType);

@InputType({ description: '`text` is a part of a name or of an address' })
export class AssociationMemberFilter extends TableFilter {
  @Field(() => MemberSortEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(MemberSortEnum))
  sort?: MemberSort | null;
  @Field(() => Boolean, { nullable: true }) @IsOptional() @IsBoolean() hasAccount?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only members with an address like that of this account, the likest first',
  })
  @IsOptional()
  @IsInt()
  nearUserId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only this member' }) @IsOptional() @IsInt() id?: number | null;
}
