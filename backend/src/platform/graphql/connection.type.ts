import type { Type } from '@nestjs/common';
import { ArgsType, Extensions, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { COUNTED, PAGE_ROWS } from './costs.ts';
import { GRAPHQL_LIMITS, PAGE_SIZE } from './limits.ts';

/** The directions of an order, by their GraphQL names; the value says whether it is descending. */
const DirectionEnum = { ASC: 'asc', DESC: 'desc' } as const;
export type Direction = (typeof DirectionEnum)[keyof typeof DirectionEnum];
registerEnumType(DirectionEnum, {
  name: 'Direction',
  description: 'The direction of an order',
  valuesMap: {
    ASC: { description: 'The smallest, first or earliest one comes first' },
    DESC: { description: 'The largest, last or latest one comes first' },
  },
});

/** Where a page of a connection is. */
@ObjectType('PageInfo', { description: 'Where a page is in its list, as Relay has it' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'There are rows after this page, or it ends before a cursor' })
  hasNextPage: boolean;
  @Field(() => Boolean, { description: 'There are rows before this page, or it begins after a cursor' })
  hasPreviousPage: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first row: the `before` of the previous page; null on an empty page',
  })
  startCursor: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last row: the `after` of the next page; null on an empty page',
  })
  endCursor: string | null;
}

/** A page of a list, as the schema has it. The number of all rows is read only for callers who ask for it. */
export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: PageInfoType;
  totalCount?: number;
}

/** The class of a connection and of its edge, for `class XConnectionType extends connectionOf('X', XType)`. */
export function connectionOf<Node>(name: string, node: Type<Node>): Type<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: 'A row of a list with its cursor' })
  class EdgeType {
    @Field(() => node, { description: 'The row' }) node: Node;
    @Field(() => String, { description: 'The row’s place in this order; opaque, and valid as long as the list exists' })
    cursor: string;
  }

  @ObjectType({ isAbstract: true })
  abstract class ConnectionType implements Connection<Node> {
    @Extensions(PAGE_ROWS)
    @Field(() => [EdgeType], { description: 'The rows of the page with their cursors' })
    edges: EdgeType[];
    @Extensions(PAGE_ROWS)
    @Field(() => [node], { description: 'The rows of the page without their cursors' })
    nodes: Node[];
    @Field(() => PageInfoType, { description: 'Where the page is in its list' }) pageInfo: PageInfoType;
    @Extensions(COUNTED)
    @Field(() => Int, { description: 'Rows on all pages together' })
    totalCount: number;
  }
  return ConnectionType as Type<Connection<Node>>;
}

/** The longest text that a list is searched for: a team's name. */
export const LONGEST_TEXT = 60;

const LENGTHS = `1 to ${GRAPHQL_LIMITS.first}; ${PAGE_SIZE} without \`first\` and \`last\``;

/** The arguments that every connection has. Each list adds its own filter and order. */
@ArgsType()
export abstract class PageArgs {
  @Field(() => Int, { nullable: true, description: `So many rows from the beginning, ${LENGTHS}` })
  @IsOptional()
  @IsInt()
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page begins after this cursor, the `endCursor` of a page in the same order',
  })
  @IsOptional()
  @IsString()
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `So many rows from the end, ${LENGTHS}. Not together with \`first\``,
  })
  @IsOptional()
  @IsInt()
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page ends before this cursor, the `startCursor` of a page in the same order',
  })
  @IsOptional()
  @IsString()
  before?: string | null;
}

/** The filter that every list has: a copy reads again what it was told of. */
@InputType({ isAbstract: true })
export abstract class ListFilterInput {
  @Field(() => [Int], { nullable: true, description: `Only these, by their ids, at most ${GRAPHQL_LIMITS.first}` })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(GRAPHQL_LIMITS.first)
  @IsInt({ each: true })
  ids?: number[] | null;
}

/** The direction that every order input has. */
@InputType({ isAbstract: true })
export abstract class OrderInput {
  @Field(() => DirectionEnum, { nullable: true, description: 'Left out: as the list says' })
  @IsOptional()
  @IsIn(Object.values(DirectionEnum))
  direction?: Direction | null;
}
