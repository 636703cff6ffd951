import { Controller, Get, Module } from '@nestjs/common';
import { GraphQLSchemaHost, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { renderSchema } from '../src/platform/graphql/render-schema.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { handlersOf, type Handler } from './harness/handlers.ts';

@Controller('forgotten')
class ForgottenController {
  @Get() open(): string {
    return 'open';
  }
}

@Resolver()
class ForgottenResolver {
  @Query(() => Int) forgottenQuery(): number {
    return 1;
  }
  @Mutation(() => Int) forgottenMutation(): number {
    return 1;
  }
}

@Module({ controllers: [ForgottenController], providers: [ForgottenResolver] })
class ForgottenModule {}

const ruleOf = ({ access }: Handler): string => {
  if (!access) return 'undeclared';
  return access.kind === 'roles' ? access.roles.join(', ') : access.kind;
};

// the role table says which staff may do what: role-table.spec.ts
describe('access', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await bootApp();
  });
  afterAll(() => app.close());

  test('every handler says who may call it', () => {
    const undeclared = handlersOf(app.app).filter(({ kind, access }) => kind !== 'Field' && !access);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  // the guard checks root fields only; the service decides, from the actor, which other fields are shown
  test('no field relies on a declaration that no one would hold it to', () => {
    const relied = handlersOf(app.app).filter(
      ({ kind, access }) => kind === 'Field' && access && access.kind !== 'public',
    );
    expect(relied.map(({ name }) => name)).toEqual([]);
  });

  test('no mutation is open to everyone, but for becoming a member and asking for help when that failed', () => {
    const open = handlersOf(app.app).filter((handler) => handler.kind === 'Mutation' && ruleOf(handler) === 'public');
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'LoginHelpResolver.askForLoginHelp',
      'MembershipResolver.applyForMembership',
    ]);
  });

  test('the printed schema is the one that runs', async () => {
    const running = printSchema(lexicographicSortSchema(app.app.get(GraphQLSchemaHost).schema));
    expect((await renderSchema(app.app)).split('\n').slice(2).join('\n').trim()).toBe(running.trim());
  });
});

test('the walk finds what no one declared', async () => {
  const app = await bootApp({ modules: [ForgottenModule] });
  try {
    const undeclared = handlersOf(app.app).filter(({ kind, access }) => kind !== 'Field' && !access);
    expect(undeclared.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
      'Mutation ForgottenResolver.forgottenMutation',
      'Query ForgottenResolver.forgottenQuery',
      'REST ForgottenController.open',
    ]);
  } finally {
    await app.close();
  }
});
