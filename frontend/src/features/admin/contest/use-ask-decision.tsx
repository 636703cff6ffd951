import { useRef, type ReactNode } from 'react';
import type { PlayedChoice, SeriesOutcomeInput } from '../../../lib/schema.generated';
import { useStaffConfirm } from '../kit/staff-confirm';
import { AskedDecision } from './asked-decision';
import type { ContestPartsFragment } from './contest.generated';

/** What staff are asked before a decision takes a result away or gives one. */
interface Question {
  title: string;
  effect: string;
  confirmLabel: string;
  outcome: SeriesOutcomeInput;
  /** For the input of the decision: what was chosen for series of the bracket that were played. */
  onConfirm: (chosen: { played?: PlayedChoice }) => Promise<unknown>;
}

/** `[dialog, ask]`: asks before a decision of a contested series. */
export function useAskDecision(series: ContestPartsFragment['series']): [ReactNode, (question: Question) => void] {
  const [dialog, ask] = useStaffConfirm();
  /** Of the question that is open. */
  const chosen = useRef<{ played?: PlayedChoice }>({});
  const askDecision = ({ title, effect, confirmLabel, outcome, onConfirm }: Question) => {
    chosen.current = {};
    const onChoose = (played: PlayedChoice) => (chosen.current = { played });
    ask({
      ...{ title, confirmLabel },
      children: <AskedDecision {...{ series, outcome, effect, onChoose }} />,
      onConfirm: () => onConfirm(chosen.current),
    });
  };
  return [dialog, askDecision];
}
