import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ImportKind } from '../../domain/imports/import-table.ts';
import { ProblemType, resultOf } from '../../platform/errors/problem.type.ts';

export const ImportKindEnum = {
  PLAYERS: 'players',
  TEAMS: 'teams',
  RESULTS: 'results',
  ROLES: 'roles',
  ROSTERS: 'rosters',
} as const satisfies Record<string, ImportKind>;
registerEnumType(ImportKindEnum, { name: 'ImportKind', description: 'What the lines of a table are about' });

@ObjectType('ImportedLine', { description: 'What became of a line, or would' })
export class ImportedLineType {
  @Field(() => Int, { description: 'In the file, from 1' }) line: number;
  @Field(() => String, { description: 'What it is about, as written there' }) name: string;
  @Field(() => ProblemType, { nullable: true, description: 'Why it is not saved; null when it is' })
  problem: ProblemType | null;
}

@ObjectType('ImportedLines')
export class ImportedLinesType {
  @Field(() => [ImportedLineType]) lines: ImportedLineType[];
}

export const ImportTableResult = resultOf('ImportTableResult', ImportedLinesType);
