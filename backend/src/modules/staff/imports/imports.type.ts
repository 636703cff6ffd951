import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ImportKind } from '../../../domain/imports/import-columns.ts';
import { ProblemType, resultOf } from '../../../platform/errors/problem.type.ts';
import type { ImportOutcome } from './imported-line.ts';

export const ImportKindEnum = {
  PLAYERS: 'players',
  TEAMS: 'teams',
  RESULTS: 'results',
  ROLES: 'roles',
  ROSTERS: 'rosters',
  NEW_TEAMS: 'newTeams',
  SIGNUPS: 'signups',
  DIVISIONS: 'divisions',
  SERIES: 'series',
} as const satisfies Record<string, ImportKind>;
registerEnumType(ImportKindEnum, { name: 'ImportKind', description: 'What the lines of a table are about' });

export const ImportOutcomeEnum = {
  CREATED: 'created',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
} as const satisfies Record<string, ImportOutcome>;
registerEnumType(ImportOutcomeEnum, { name: 'ImportOutcome', description: 'What a line makes of its thing' });

@ObjectType('ImportedLine', { description: 'What became of a line, or would' })
export class ImportedLineType {
  @Field(() => Int, { description: 'In the file, from 1' }) line: number;
  @Field(() => String, { description: 'What it is about, as written there' }) name: string;
  @Field(() => ImportOutcomeEnum, { nullable: true, description: 'null when it is not saved' })
  outcome: ImportOutcome | null;
  @Field(() => [String], { description: 'Nicknames of players whom the line makes, or would' }) newPlayers: string[];
  @Field(() => [String], { description: 'Players of the league whom it finds by their nicknames, and takes' })
  knownPlayers: string[];
  @Field(() => ProblemType, { nullable: true, description: 'Why it is not saved; null when it is' })
  problem: ProblemType | null;
}

@ObjectType('ImportedLines')
export class ImportedLinesType {
  @Field(() => [ImportedLineType]) lines: ImportedLineType[];
  @Field(() => [String], {
    description: 'Headings of columns that are not read, because they follow from something else',
  })
  unread: string[];
}

export const ImportTableResult = resultOf('ImportTableResult', ImportedLinesType);
