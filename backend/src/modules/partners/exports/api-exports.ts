import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { Column } from './export-column.ts';
import { DATA_LICENCE, EXPORT_FILES, EXPORT_FORMATS, EXPORT_NAMES, headerOf, type ExportName } from './export-files.ts';

/** The answer's description: what is the same in all files, and the header of each. */
const DESCRIPTION = [
  `The league's public data as a file, from one moment. Licence: ${DATA_LICENCE.id} (${DATA_LICENCE.url}), attribution`,
  `“${DATA_LICENCE.attribution}”. UTF-8, sorted by the ids. Times are ISO 8601 in UTC. CSV: RFC 4180, with a header and`,
  'commas; a missing value is an empty cell, and a text that a spreadsheet would run as a formula begins with an',
  'apostrophe. NDJSON: one object a line; null for a missing value, and texts are unchanged. New columns are added at the',
  'end. A connection that closes before the end of the answer means that the file is not whole. The cost is one unit of',
  "the caller's minute for each 2,500 fields, and at most a whole minute. An address can read two files at a time.",
].join(' ');

const headers = EXPORT_NAMES.map((name) => `- \`${name}.csv\`: \`${headerOf(name).join(',')}\``).join('\n');

const propertyOf = ({ schema, isNullable, description }: Column<unknown>) => ({
  ...schema,
  type: isNullable ? [schema.type, 'null'] : schema.type,
  ...(schema.enum ? { enum: [...schema.enum, ...(isNullable ? [null] : [])] } : {}),
  description,
});

const rowSchemaOf = (name: ExportName) => ({
  title: name,
  type: 'object' as const,
  additionalProperties: false,
  required: headerOf(name),
  properties: Object.fromEntries(
    Object.entries<Column<unknown>>(EXPORT_FILES[name]).map(([column, about]) => [column, propertyOf(about)]),
  ),
});

/** Where the feed was when the file was read. */
export const POSITION_HEADER = 'Feed-Position';
export const VERSION_HEADER = 'League-Version';

/** Describes the call for exports, with the columns of every file. */
export const ApiExports = (): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      operationId: 'exportTable',
      summary: 'The public data of the league as CSV or NDJSON',
      description: `${DESCRIPTION}\n\n${headers}`,
    }),
    ApiParam({ name: 'what', enum: EXPORT_NAMES }),
    ApiParam({ name: 'format', enum: EXPORT_FORMATS }),
    ApiQuery({ name: 'seasonId', required: false, description: 'Only what belongs to this season' }),
    ApiOkResponse({
      description: 'The file. `application/x-ndjson` shows the schema of one line.',
      headers: {
        [POSITION_HEADER]: {
          description: 'The newest event that the file knows: a copy continues with it as `after` of `/api/events`',
          schema: { type: 'integer' },
        },
        [VERSION_HEADER]: {
          description: 'The number of changes of what visitors see, as `leagueVersion` of GraphQL',
          schema: { type: 'integer' },
        },
      },
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/x-ndjson': { schema: { oneOf: EXPORT_NAMES.map(rowSchemaOf) } as never },
      },
    }),
    ApiNotFoundResponse(),
    ApiExtension('x-data-licence', DATA_LICENCE),
  );
