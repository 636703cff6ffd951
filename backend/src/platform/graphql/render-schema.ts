import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';

const BANNER = '# Generated from the backend by `npm run schema`. Do not edit.\n\n';

/** The schema of these resolvers as sorted text, without starting the application. */
export async function renderSchema(resolvers: Type[], scalars: Type[]): Promise<string> {
  const app = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: false });
  await app.init();
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers, scalars);
  await app.close();
  return BANNER + printSchema(lexicographicSortSchema(schema)) + '\n';
}
