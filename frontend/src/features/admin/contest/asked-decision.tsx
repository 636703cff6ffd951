import { Stack, Text } from '@chakra-ui/react';
import type { PlayedChoice, SeriesOutcomeInput } from '../../../lib/schema.generated';
import { PlayedAfter } from '../report/preview/played-after';
import { usePlayedChoice } from '../report/preview/use-played-choice';
import type { ContestPartsFragment } from './contest.generated';

interface AskedDecisionProps {
  series: ContestPartsFragment['series'];
  /** What the decision makes of the result. */
  outcome: SeriesOutcomeInput;
  effect: string;
  onChoose: (choice: PlayedChoice) => void;
}

/** What a decision does, and in a bracket what becomes of the series that were played after it (R43). */
export function AskedDecision({ series, outcome, effect, onChoose }: AskedDecisionProps) {
  const played = usePlayedChoice();
  const choose = (choice: PlayedChoice) => {
    played.choose(choice);
    onChoose(choice);
  };
  return (
    <Stack gap="3">
      <Text>{effect}</Text>
      {series.bracketPlace && (
        <PlayedAfter seriesId={series.id} outcome={outcome} choice={played.choice} onChoose={choose} />
      )}
    </Stack>
  );
}
