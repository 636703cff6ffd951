import { useEffect, useState } from 'react';
import '../../../../ui/trusted-types';

/** The answer to a question, which may still be the one to the question before. */
export interface SimulationAnswer<Question, Odds> {
  odds: Odds;
  question: Question;
}

/**
 * The odds of a table or a bracket, reckoned beside the page. Until a new question is answered, the former answer stays, so
 * that nothing on the page jumps. A browser without workers reckons on the page itself. The function is always the same one.
 */
export function useSimulation<Question, Odds>(
  kind: 'table' | 'bracket',
  question: Question,
  simulate: (question: Question) => Odds,
): SimulationAnswer<Question, Odds> | null {
  const [answer, setAnswer] = useState<SimulationAnswer<Question, Odds> | null>(null);
  useEffect(() => {
    const tell = (odds: Odds) => setAnswer({ odds, question });
    const here = () => tell(simulate(question));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const worker = startWorker();
    if (worker) {
      worker.onmessage = ({ data }: MessageEvent<{ odds: Odds }>) => tell(data.odds);
      worker.onerror = here;
      worker.postMessage({ kind, question });
    } else {
      timer = setTimeout(here);
    }
    return () => {
      worker?.terminate();
      clearTimeout(timer);
    };
  }, [kind, question, simulate]);
  return answer;
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
