import { once } from 'node:events';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isObjectType, getNamedType, type GraphQLField } from 'graphql';
import { WebSocket } from 'ws';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { weekLeague, type WeekLeague } from '../../factories/week-league.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { logLines } from '../../harness/log-lines.ts';

/** Whatever is asked of a subscription, the answer is a refusal of that one, and never a fault of ours (T110). */

let app: TestApp;
let world: WeekLeague;
let accessToken: string;
beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2030-03-14');
  const userId = world.squads.home[0].userId as number;
  ({ accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider'));
});
afterAll(() => app.close());

interface Field {
  name: string;
  /** With its arguments and what it is asked for. */
  asked: string;
}

/** The fields of subscriptions, as a client asks for them. */
function fields(): Field[] {
  const all = app.app.get(GraphQLSchemaHost).schema.getSubscriptionType()?.getFields() ?? {};
  return Object.values(all).map((field: GraphQLField<unknown, unknown>) => {
    const type = getNamedType(field.type);
    const inside = isObjectType(type) ? `{ __typename }` : '';
    return { name: field.name, asked: `${argsOf(field)} @DIRECTIVE ${inside}` };
  });
}

const argsOf = ({ args }: GraphQLField<unknown, unknown>): string =>
  args.some(({ name }) => name === 'seriesId') ? '(seriesId: 1)' : '';

type Odd = (field: Field) => { query: string; variables?: object; operationName?: string };
const plain = ({ name, asked }: Field, directive = ''): string => name + asked.replace('@DIRECTIVE', directive);

/** Ways to ask for nothing, for something else, or twice. */
const ODD: Record<string, Odd> = {
  'left out': (field) => ({ query: `subscription { ${plain(field, '@skip(if: true)')} }` }),
  'not taken in': (field) => ({ query: `subscription { ${plain(field, '@include(if: false)')} }` }),
  'left out by a variable': (field) => ({
    query: `subscription ($no: Boolean!) { ${plain(field, '@skip(if: $no)')} }`,
    variables: { no: true },
  }),
  'left out by a variable that has a value of its own': (field) => ({
    query: `subscription ($no: Boolean! = true) { ${plain(field, '@skip(if: $no)')} }`,
  }),
  'in a part that is left out': (field) => ({ query: `subscription { ... @skip(if: true) { ${plain(field)} } }` }),
  'in a fragment that is left out': (field) => ({
    query: `subscription { ...F @include(if: false) } fragment F on Subscription { ${plain(field)} }`,
  }),
  'left out in a fragment in a fragment': (field) => ({
    query: `subscription { ...F } fragment F on Subscription { ...G } fragment G on Subscription { ${plain(field, '@skip(if: true)')} }`,
  }),
  'in a fragment that spreads itself': (field) => ({
    query: `subscription { ...F } fragment F on Subscription { ...F ${plain(field)} }`,
  }),
  'with another of its kind': (field) => ({ query: `subscription { ${plain(field)} other: ${plain(field)} }` }),
  'by an operation that there is not': (field) => ({
    query: `subscription A { ${plain(field)} }`,
    operationName: 'constructor',
  }),
  'by two operations': (field) => ({ query: `subscription A { ${plain(field)} } subscription B { ${plain(field)} }` }),
  'with an argument too many': (field) => ({ query: `subscription { ${field.name}(toString: 1) }` }),
  'with lists and objects as arguments': (field) => ({
    query: `subscription ($id: Int) { ${field.name}(seriesId: $id, after: $id) { __typename } }`,
    variables: { id: [{ __proto__: 1 }] },
  }),
  'of the schema itself': () => ({ query: 'subscription { __schema { types { name } } }' }),
  'of its type': () => ({ query: 'subscription { __typename }' }),
};

interface Said {
  type: string;
  payload?: unknown;
}

/** All that is said to this subscription and to a ping behind it, and the code with which the socket was closed. */
async function answer(payload: object): Promise<{ said: Said[]; code: number | null }> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const said: Said[] = [];
  let code: number | null = null;
  await once(socket, 'open');
  const over = new Promise<void>((resolve) => {
    socket.on('close', (closed) => ((code = closed), resolve()));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Said;
      said.push(message);
      if (message.type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
      } else if (message.type !== 'pong') socket.send(JSON.stringify({ type: 'ping' }));
      else resolve();
    });
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
  await over;
  socket.terminate();
  return { said, code };
}

test.each(Object.keys(ODD))('a subscription %s is refused, and the socket stays', async (name) => {
  const lines = logLines();
  for (const field of fields()) {
    const { said, code } = await answer(ODD[name]!(field));
    expect([field.name, said[1]?.type, code]).toEqual([field.name, 'error', null]);
    expect(JSON.stringify(said)).not.toMatch(/INTERNAL|Internal|Cannot read|is not iterable/);
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
