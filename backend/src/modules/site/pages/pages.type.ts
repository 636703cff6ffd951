import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { MANAGED_PAGES } from '../../../domain/publishing/managed-page.ts';
import type { ManagedPageName } from '../../../domain/publishing/managed-page.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';

export const ManagedPageEnum = Object.fromEntries(MANAGED_PAGES.map((name) => [name.toUpperCase(), name])) as Record<
  string,
  ManagedPageName
>;
registerEnumType(ManagedPageEnum, { name: 'ManagedPageName', description: 'The pages whose text staff write' });

/** A first limit for every text; the rules have shorter ones. */
const LONGEST = 60_000;

@ObjectType('ManagedPage', { description: 'A page that staff write' })
export class ManagedPageType {
  @Field(() => ManagedPageEnum) name: ManagedPageName;
  @Field(() => String, { description: 'Markdown, Swedish' }) contentSv: string;
  @Field(() => String, { description: 'Markdown, English' }) contentEn: string;
  @Field(() => Int, { description: 'What a save must name; 0: it has not been written yet' }) version: number;
  @Field(() => Date, { nullable: true }) updatedAt: string | null;
}

@InputType()
export class ManagedPageInput {
  @Field(() => String, { description: 'Markdown, Swedish, at most 15 000 characters' })
  @IsString()
  @MaxLength(LONGEST)
  contentSv: string;
  @Field(() => String, { description: 'Markdown, English, at most 15 000 characters' })
  @IsString()
  @MaxLength(LONGEST)
  contentEn: string;
}

export const SaveManagedPageResult = resultOf('SaveManagedPageResult', ManagedPageType);
