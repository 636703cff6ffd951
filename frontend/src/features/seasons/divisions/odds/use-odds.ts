import { useEffect, useState } from 'react';
import '../../../../ui/trusted-types';
import { simulateOdds, type Odds, type OddsQuestion } from './simulate';

/** The answer to a question, which may still be the one to the question before. */
interface OddsAnswer {
  odds: Odds;
  question: OddsQuestion;
}

/**
 * The odds of a division, reckoned beside the page. Until a new question is answered, the former answer stays, so that
 * nothing on the page jumps. A browser without workers reckons on the page itself.
 */
export function useOdds(question: OddsQuestion): OddsAnswer | null {
  const [answer, setAnswer] = useState<OddsAnswer | null>(null);
  useEffect(() => {
    const tell = (odds: Odds) => setAnswer({ odds, question });
    const here = () => tell(simulateOdds(question));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const worker = startWorker();
    if (worker) {
      worker.onmessage = ({ data }: MessageEvent<{ odds: Odds }>) => tell(data.odds);
      worker.onerror = here;
      worker.postMessage({ question });
    } else {
      timer = setTimeout(here);
    }
    return () => {
      worker?.terminate();
      clearTimeout(timer);
    };
  }, [question]);
  return answer;
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
