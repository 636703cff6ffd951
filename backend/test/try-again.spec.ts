import { Controller, Get, Module, Param } from '@nestjs/common';
import { Args, Field, Int, Mutation, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../src/platform/access/access.decorators.ts';
import { Db } from '../src/platform/db/db.ts';
import { resultOf } from '../src/platform/errors/problem.type.ts';
import { bootApp, type GraphqlAnswer, type TestApp } from './harness/app.ts';

/** What the database's refusals of a moment become at each door: the call may be right, and can be sent again soon. */

/** PostgreSQL's own, each thrown by a real server. */
const OF_THE_SERVER = {
  '57014': 'a statement was stopped',
  '55P03': 'a lock was not to be had in time',
  '40001': 'another transaction has changed what it read',
  '40P01': 'two wait for each other',
  '53300': 'no connection is left',
  '53200': 'no memory is left',
  '57P01': 'the server stops',
  '57P03': 'the server starts',
  '08006': 'the connection failed',
  '25P03': 'a transaction was idle for too long',
  '25006': 'the server takes no writes for now',
};
/** The driver's, and the system's. */
const ON_THE_WAY: Record<string, Error> = {
  ECONNRESET: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  ECONNREFUSED: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  'no socket': Object.assign(new Error('connect ENOENT /run/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' }),
  'all connections are taken': new Error('timeout exceeded when trying to connect'),
  'no answer': new Error('Query read timeout'),
  'a lost connection': new Error('Connection terminated unexpectedly'),
};
/** Those of another transaction, which an act's own gave way to. */
const OF_ANOTHER = ['55P03', '40001', '40P01'];
const FOR_NOW = [...Object.keys(OF_THE_SERVER), ...Object.keys(ON_THE_WAY)];
/** A second time would be no better. */
const FAULTS = ['42P01', '23505', '25P02', 'XX000'];

@ObjectType('Trial')
class TrialType {
  @Field(() => Int) number: number;
  what: string;
}
const TrialResult = resultOf('TrialResult', TrialType);

@Controller('trial')
class TrialController {
  constructor(private readonly db: Db) {}

  @Public() @Get(':what') read(@Param('what') what: string): Promise<unknown> {
    return meet(this.db, what);
  }
}

@Resolver(() => TrialType)
class TrialResolver {
  constructor(private readonly db: Db) {}

  @Public() @Query(() => Int, { nullable: true }) async atTheRoot(@Args('what') what: string): Promise<number> {
    return meet(this.db, what);
  }
  @Public() @Query(() => [TrialType]) trials(@Args('what') what: string): TrialType[] {
    return [1, 2].map((number) => ({ number, what }));
  }
  @ResolveField(() => Int, { nullable: true }) inside(@Parent() { what }: TrialType): Promise<number> {
    return meet(this.db, what);
  }
  @Public() @Mutation(() => TrialResult) tryIt(@Args('what') what: string): Promise<TrialType> {
    return this.db.transaction(() => meet(this.db, what).then((number) => ({ number, what })));
  }
}

@Module({ controllers: [TrialController], providers: [TrialResolver] })
class TrialModule {}

async function meet(db: Db, what: string): Promise<number> {
  if (what === 'nothing') return 1;
  if (ON_THE_WAY[what]) throw ON_THE_WAY[what];
  await db.query(`do $$ begin raise exception using errcode = '${what}', message = 'of this moment'; end $$`);
  return 1;
}

let app: TestApp;
beforeAll(async () => {
  app = await bootApp({ modules: [TrialModule], env: { LOG_LEVEL: 'silent' } });
  // from the third time on a compiled document answers
  for (let time = 0; time < 4; time++)
    for (const query of [ROOT, FIELD]) expect(await ask(query, 'nothing')).toEqual(GOOD);
});
afterAll(() => app.close());

const ROOT = 'query ($what: String!) { atTheRoot(what: $what) }';
const FIELD = 'query ($what: String!) { trials(what: $what) { number inside } }';
const ACT = 'mutation ($what: String!) { tryIt(what: $what) { __typename ... on Problem { code } } }';

/** The codes of the answer's errors, and when to ask again. */
async function ask(
  query: string,
  what: string,
): Promise<{ codes: unknown[]; retryAfter: string | null; text: string }> {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { what } }),
  });
  const text = await answer.text();
  const { errors = [] } = JSON.parse(text) as GraphqlAnswer<unknown>;
  const codes = [...new Set(errors.map(({ extensions }) => extensions['code']))];
  return { codes, retryAfter: answer.headers.get('retry-after'), text };
}

const GOOD = { codes: [], retryAfter: null, text: expect.not.stringContaining('null') };
const AGAIN = { codes: ['SERVICE_UNAVAILABLE'], retryAfter: '5', text: expect.stringContaining('"retryAfter":5') };
const FAULT = { codes: ['INTERNAL'], retryAfter: null, text: expect.not.stringContaining('of this moment') };

describe.each(FOR_NOW)('%s', (what) => {
  test('REST says when to ask again', async () => {
    const answer = await fetch(`${app.url}/api/trial/${encodeURIComponent(what)}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('GraphQL does, also of a field in the answer', async () => {
    for (const query of [ROOT, FIELD]) expect(await ask(query, what)).toEqual(AGAIN);
    // another document, which is not compiled
    expect(await ask(`${FIELD} # ${what}`, what)).toEqual(AGAIN);
  });

  test('an act is tried again in vain, or says it too', async () => {
    const busy = { ...GOOD, text: expect.stringContaining('"code":"BUSY"') };
    expect(await ask(ACT, what)).toEqual(OF_ANOTHER.includes(what) ? busy : AGAIN);
  });
});

test.each(FAULTS)('%s is a fault of ours, at each door', async (what) => {
  expect((await fetch(`${app.url}/api/trial/${what}`)).status).toBe(500);
  for (const query of [ROOT, FIELD, `${FIELD} # ${what}`, ACT]) expect(await ask(query, what)).toEqual(FAULT);
});
