import { useTeamCareerQuery } from '../../../league/careers/careers.generated';
import { HonourMarks } from '../../../league/careers/honour-marks';
import type { HiddenTeam } from '../hidden-team';

/** What a team has won, at the head of its page. The career below asks for the same, so it is read once. */
export function TeamHonours({ teamId, hides }: { teamId: number; hides: HiddenTeam }) {
  const honours = useTeamCareerQuery({ variables: { teamId } }).data?.teamCareer?.honours;
  return honours && honours.length > 0 && <HonourMarks honours={honours} hides={hides} />;
}
