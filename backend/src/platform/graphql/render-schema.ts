import type { INestApplicationContext, Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { withDescriptions } from './described-schema.ts';
import { DateTimeScalar } from './date-time.scalar.ts';

const BANNER = '# Generated from the backend by `npm run schema`. Do not edit.\n\n';

/** The schema of the application's resolvers as sorted text. The application need not be started. */
export async function renderSchema(application: INestApplicationContext): Promise<string> {
  const builder = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: false });
  await builder.init();
  const schema = await builder.get(GraphQLSchemaFactory).create(providersOf(application), [DateTimeScalar]);
  await builder.close();
  return schemaText(withDescriptions(schema));
}

/** A described schema as the text that partners get. */
export const schemaText = (schema: GraphQLSchema): string =>
  BANNER + printSchema(lexicographicSortSchema(schema)) + '\n';

/** The providers of all modules. The schema factory picks the resolvers. */
function providersOf(application: INestApplicationContext): Type[] {
  const modules = [...application.get(ModulesContainer).values()];
  return modules.flatMap(({ providers }) =>
    [...providers.values()].flatMap(({ metatype }) => (metatype as Type | null) ?? []),
  );
}
