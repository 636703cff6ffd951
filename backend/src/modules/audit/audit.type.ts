import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import type { AuditLogEntry } from './audit-log.ts';
import { AuditResultsType } from './shown-result.type.ts';
import { textKeyOf } from './staff-acts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The longest name of an act or of a kind. */
const LONGEST_NAME = 60;
/** The longest search text. */
const LONGEST_SEARCH = 1000;

@ObjectType('AuditEntry', { description: 'Admins only: an act of staff' })
export class AuditEntryType {
  @Field(() => Int) id: number;
  @Field(() => Date) at: string;
  @Field(() => String) act: string;
  @Field(() => String, { description: "Key of the act's text" }) actKey: string;
  @Field(() => String) objectKind: string;
  @Field(() => Int) objectId: number;
  @Field(() => String, { nullable: true, description: 'Its name at that time' }) objectName: string | null;
  @Field(() => Int) actorUserId: number;
  @Field(() => Int, { nullable: true }) actorPlayerId: number | null;
  @Field(() => String, { nullable: true, description: 'null: the account no longer exists' }) actorName: string | null;
  @Field(() => Boolean, { description: "About the actor's own team or person; only admins may" })
  isOwnTeam: boolean;
  @Field(() => Boolean, { description: 'The act was taken back' }) isUndone: boolean;
  @Field(() => String, { nullable: true, description: 'Key of the text of the act that this one took back' })
  undoesKey: string | null;
  @Field(() => String, { nullable: true, description: 'Of a redo: key of the text of the act that holds again' })
  redoesKey: string | null;
}

/** The entry with the keys of its texts. */
export const toAuditEntry = (entry: AuditLogEntry): AuditEntryType => ({
  ...entry,
  actKey: textKeyOf(entry.toldAct),
  undoesKey: entry.undoesAct && textKeyOf(entry.undoesAct),
  redoesKey: entry.redoesAct && textKeyOf(entry.redoesAct),
});

@ObjectType('AuditEntryPage')
export class AuditEntryPageType {
  @Field(() => [AuditEntryType]) items: AuditEntryType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ObjectType('AuditChange', { description: 'A value that became another one; both are JSON, null where there was none' })
export class AuditChangeType {
  @Field(() => String, { description: 'Such as games.0.homeGoals' }) path: string;
  @Field(() => String, { nullable: true }) before: string | null;
  @Field(() => String, { nullable: true }) after: string | null;
}

@ObjectType('AuditDetails')
export class AuditDetailsType {
  @Field(() => AuditResultsType, { nullable: true, description: 'Of an act about the result of a series' })
  results: AuditResultsType | null;
  @Field(() => [AuditChangeType]) changes: AuditChangeType[];
  @Field(() => Int, { description: 'Number of all changes; `changes` has the first of them' }) changeCount: number;
  @Field(() => String, { nullable: true, description: "The request's id in the log" }) requestId: string | null;
}

@ObjectType('StaffAct')
export class StaffActType {
  @Field(() => String) act: string;
  @Field(() => String, { description: 'Key of its text' }) actKey: string;
}

@InputType()
export class AuditEntryFilter {
  @Field(() => String, { nullable: true, description: "A part of the actor's or the object's name" })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SEARCH)
  text?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST_NAME) act?: string | null;
  @Field(() => String, { nullable: true, description: 'A Swedish day, YYYY-MM-DD' })
  @IsOptional()
  @Matches(DAY)
  fromDay?: string | null;
  @Field(() => String, { nullable: true, description: 'A Swedish day, YYYY-MM-DD: it counts as well' })
  @IsOptional()
  @Matches(DAY)
  toDay?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsString() @MaxLength(LONGEST_NAME) objectKind?:
    string | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() objectId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Rows of a page, at most 500; null: 500' })
  @IsOptional()
  @IsInt()
  @Min(1)
  first?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() @Min(0) offset?: number | null;
}
