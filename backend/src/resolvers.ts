import { SettingsResolver } from './modules/settings/settings.resolver.ts';
import { DateTimeScalar } from './platform/graphql/date-time.scalar.ts';

/** Scalars of our own, for the schema that is printed without starting the application. */
export const scalars = [DateTimeScalar];

/** Every resolver class: the modules provide them, schema.ts prints them. A test holds this list to the running schema. */
export const resolvers = [
  SettingsResolver,
];
