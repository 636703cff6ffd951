import { GraphQLError } from 'graphql';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { unitsOf, type LimitReads } from '../../limits/limit-reads.ts';
import type { SocketExtra } from './connect-socket.ts';
import { readOperation, type SentOperation } from './read-operation.ts';

const MOST_SUBSCRIPTIONS = { session: 10, visitor: 2 } as const;
/** Values that a subscription tells for its cost; each further hundred costs as much again, as a page of events does over HTTP. */
const TOLD_FOR_A_CHARGE = 100;
/** The longest name of a subscription, which comes back with each of its values. Clients use numbers or UUIDs. */
const LONGEST_ID = 100;

/** An operation from its message to its end. */
interface Running {
  readonly id: string;
  /** What it costs, in units. */
  units: number;
  told: number;
  /** Until its resolver has answered, the protocol could not end it: a second one of the same name would take its place. */
  hasBegun: boolean;
}

/** The data of a socket with its operations, in the protocol's callbacks. */
export interface OperationsExtra extends SocketExtra {
  isVisitor?: boolean;
  running?: Map<SentOperation, Running>;
}

/** An operation that a socket asks for. `open`: those that it has, with this one. */
interface Asked {
  readonly id: string;
  readonly sent: SentOperation;
  readonly open: object;
}

/** What sockets subscribe to: how many they may, what it costs, and how much they are told for it (T110). */
export class SocketOperations {
  constructor(
    private readonly schema: () => GraphQLSchema,
    private readonly limits: LimitReads,
  ) {}

  /** The operation to execute, or the reason against it. A refused one counts as several messages. */
  async read(extra: OperationsExtra, asked: Asked): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const answer = this.#brokenRuleOf(extra, asked) ?? (await this.#begin(extra, asked));
    if (isRefusal(answer)) extra.guard.refused();
    return answer;
  }

  /** Its resolver has answered. An answer without values to come is a refusal. */
  begun({ running, guard }: OperationsExtra, sent: SentOperation, answer: object): void {
    const own = running?.get(sent);
    if (own) own.hasBegun = true;
    if (!(Symbol.asyncIterator in answer)) guard.refused();
  }

  /** A value is about to be told. Throws TOO_MANY_REQUESTS when its caller has no units left for more. */
  async told({ running, request }: OperationsExtra, sent: SentOperation): Promise<void> {
    const own = running?.get(sent);
    if (own && ++own.told % TOLD_FOR_A_CHARGE === 0) await this.limits.ofMessage(request)(own.units);
  }

  /** It is over. */
  ended({ running }: OperationsExtra, sent: SentOperation): void {
    running?.delete(sent);
  }

  /** Null: no rule about names and numbers is broken. Some refusals close the socket, so that no answer repeats the name. */
  #brokenRuleOf({ isVisitor, running, socket }: OperationsExtra, { id, open }: Asked): readonly GraphQLError[] | null {
    if (id.length > LONGEST_ID) {
      socket.close(CloseCode.BadRequest, 'Invalid message received');
      return [refuse('The id is too long')];
    }
    if ([...(running?.values() ?? [])].some((other) => other.id === id && !other.hasBegun)) {
      socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
      return [refuse('The id is taken')];
    }
    const most = MOST_SUBSCRIPTIONS[isVisitor ? 'visitor' : 'session'];
    return Object.keys(open).length > most ? [refuse(`At most ${most} subscriptions at a time`)] : null;
  }

  async #begin(extra: OperationsExtra, { id, sent }: Asked): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const charge = this.limits.ofMessage(extra.request);
    const own: Running = { id, units: 1, told: 0, hasBegun: false };
    extra.running = (extra.running ?? new Map<SentOperation, Running>()).set(sent, own);
    const answer = await readOperation(this.schema(), sent, (cost) => charge((own.units = unitsOf(cost))));
    if (isRefusal(answer)) extra.running.delete(sent);
    return answer;
  }
}

const isRefusal = (answer: ExecutionArgs | readonly GraphQLError[]): answer is readonly GraphQLError[] =>
  Array.isArray(answer);

const refuse = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
