// The load in a separate process. It gets the request, and answers with the number of answered requests per second.
import { repeated, throughput, uncached } from './load.mjs';

const KINDS = { uncached, repeated };

process.on('message', ({ url, kind, request, seconds }) => {
  throughput(url, KINDS[kind](request), seconds).then(
    (rate) => process.send({ rate }),
    (error) => process.send({ error: error.message }),
  );
});
