import { simulateBracket, type BracketTask } from '../bracket/simulate-bracket';
import { simulateOdds, type OddsQuestion } from './simulate';

/** What the page asks for: a table's places, or a bracket's champion. */
type Asked = { kind: 'table'; question: OddsQuestion } | { kind: 'bracket'; question: BracketTask };

/** Simulates beside the page. It is one file without imports of its own, as its headers demand. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ odds: data.kind === 'table' ? simulateOdds(data.question) : simulateBracket(data.question) });
});
