import { useState } from 'react';
import type { PlayedChoice } from '../../../../lib/schema.generated';

/** What staff have chosen for series of a bracket that were played. */
export interface PlayedState {
  choice: PlayedChoice | null;
  choose: (choice: PlayedChoice) => void;
  /** For the input of the act. */
  input: { played?: PlayedChoice };
}

/** Nothing is chosen at first: without a choice such an act is refused. */
export function usePlayedChoice(): PlayedState {
  const [choice, choose] = useState<PlayedChoice | null>(null);
  return { choice, choose, input: choice ? { played: choice } : {} };
}
