// Load from this machine to itself, with a time limit. Started as a process, it sends what it is told.
import autocannon from 'autocannon';
import { hasProcessorTime, processorMs } from './processes.mjs';

const CONNECTIONS = 32;
const LONGEST_ROUND_SECONDS = 30;
/** Code that is not compiled yet costs several times as much processor time. */
const WARM_UP_SECONDS = 3;

let asked = 0;

/** Differs in every request of every process. */
const mark = () => `${process.pid}-${(asked += 1)}`;

/** A body that no server has seen: the same request with one more variable, which the document does not declare. */
const unseenBody = (request) => JSON.stringify({ ...request, variables: { ...request.variables, asked: mark() } });

const POST = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };
const AS_BROWSER = {
  ...POST,
  headers: { ...POST.headers, accept: 'application/graphql-response+json,application/json;q=0.9' },
};

/** The kinds of requests, by name, because a function cannot travel to the process that sends them. */
const KINDS = {
  /** A read that is never in the product's answer cache, with the headers of the site's client. */
  byBrowser: (request) => ({ ...AS_BROWSER, setupRequest: (next) => ({ ...next, body: unseenBody(request) }) }),
  /** The same body each time, so that the answer comes from the cache. */
  repeated: (request) => ({ ...POST, body: JSON.stringify(request) }),
  /** The same GET each time. */
  get: ({ path, headers = {} }) => ({ method: 'GET', path, headers }),
  /** A read of yardstick b. Its path differs each time, like the product's body. */
  ofYardstick: ({ name, values }) => {
    const path = () => yardstickPath(name, values, mark());
    return { method: 'GET', path: path(), setupRequest: (next) => ({ ...next, path: path() }) };
  },
};

/** The path of a read of yardstick b. */
export const yardstickPath = (name, values, ask = mark()) =>
  `/${name}?asked=${ask}&${new URLSearchParams(values.map((value) => ['v', String(value)]))}`;

/** The path of a GET of this request. */
export const pathOf = ({ query, variables }) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** A GET by a caller who already has the answer with this ETag. */
export const conditionalRequest = (path, etag) => ({ path, headers: { 'if-none-match': etag } });

const isConditional = ({ headers }) => headers?.['if-none-match'] !== undefined;

/**
 * Sends requests of one kind for some seconds, or a number of them. Throws for answers other than 200 and 304.
 * @param {{ url: string, kind: string, request: object, seconds?: number, amount?: number }} what
 * @returns {Promise<{ answered: number, rate: number }>} `rate` in answers per second
 */
export async function sendRequests({ url, kind, request, seconds, amount }) {
  const limit = amount === undefined ? { duration: seconds } : { amount };
  const made = KINDS[kind](request);
  const result = await autocannon({ url, connections: CONNECTIONS, ...limit, requests: [made] });
  const answered = result['2xx'] + result['3xx'];
  // on a machine that is busy with other work, a short round can end before the first answer
  if (answered === 0 && result.errors === 0 && seconds < LONGEST_ROUND_SECONDS) {
    return sendRequests({ url, kind, request, seconds: seconds * 2 });
  }
  if (result.errors + result.timeouts + result.non2xx - result['3xx'] > 0 || answered === 0) {
    throw new Error(`${url}${made.path} failed under load: ${JSON.stringify(result.statusCodeStats)}`);
  }
  // an answer may change under load, as with the minute; but one that is never 304 would be measured under a wrong name
  if (isConditional(request) && result['3xx'] < result['2xx'])
    throw new Error(`${url}${made.path} is not answered 304`);
  return { answered, rate: answered / result.duration };
}

/** The median of some numbers. */
export function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The answers per second of one target, and the processor time of one answer in ms (null: not measured). */
async function measured(load, { url, kind, request, pids }, seconds) {
  const from = processorMs(pids);
  const { rate, answered } = await load.send({ url, kind, request, seconds });
  return { rate, processor: hasProcessorTime ? (processorMs(pids) - from) / answered : null };
}

/**
 * Compares targets with the first one. In each round they run one after the other and never two at a time, so that a
 * disturbance of the machine affects all. The first round only warms up.
 * @param {{ send(what: object): Promise<{ answered: number, rate: number }> }} load the process that sends
 * @param {{ url: string, kind: string, request: object, pids: number[] }[]} targets `pids` are the processes whose
 * processor time counts
 * @param {{ rounds: number, seconds: number }} pace
 * @returns {Promise<{ rate: number, processor: number | null }[]>} for each target except the first, the medians over the
 * rounds: its share of the first one's rate, and the first one's processor time for an answer as a share of its own
 */
export async function sharesOf(load, targets, { rounds, seconds }) {
  const seen = targets.slice(1).map(() => ({ rate: [], processor: [] }));
  for (let round = 0; round <= rounds; round++) {
    const [first, ...others] = await inTurn(targets, (target) =>
      measured(load, target, round === 0 ? Math.min(seconds, WARM_UP_SECONDS) : seconds),
    );
    if (round === 0) continue;
    others.forEach(({ rate, processor }, index) => {
      seen[index].rate.push(rate / first.rate);
      if (hasProcessorTime) seen[index].processor.push(first.processor / processor);
    });
  }
  return seen.map(({ rate, processor }) => ({
    rate: medianOf(rate),
    processor: hasProcessorTime ? medianOf(processor) : null,
  }));
}

async function inTurn(things, work) {
  const results = [];
  for (const thing of things) results.push(await work(thing));
  return results;
}

if (process.argv[1] === import.meta.filename) {
  process.on('message', (/** @type {any} */ what) => {
    sendRequests(what).then(
      (result) => process.send({ result }),
      (error) => process.send({ error: error.message }),
    );
  });
}
