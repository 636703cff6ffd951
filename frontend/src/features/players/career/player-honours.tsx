import { usePlayerCareerQuery } from '../../../league/careers/careers.generated';
import { HonourMarks } from '../../../league/careers/honour-marks';
import { hiddenPlayer } from './hidden-player';

/** What a player has won, at the head of their page. The career below asks for the same, so it is read once. */
export function PlayerHonours({ playerId }: { playerId: number }) {
  const career = usePlayerCareerQuery({ variables: { playerId } }).data?.playerCareer;
  return career && career.honours.length > 0 && <HonourMarks honours={career.honours} hides={hiddenPlayer(career)} />;
}
