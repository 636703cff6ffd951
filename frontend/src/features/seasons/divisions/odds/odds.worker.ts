import { simulateOdds, type OddsQuestion } from './simulate';

/** Simulates beside the page. It is one file without imports of its own, as its headers demand. */
addEventListener('message', ({ data }: MessageEvent<{ question: OddsQuestion }>) => {
  postMessage({ odds: simulateOdds(data.question) });
});
