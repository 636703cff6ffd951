import type { TeamDecision } from '../../../../domain/competition/division.ts';
import type { AdminDivision } from './division-admin.ts';

/** What the audit stores of a division's settings: the names at that time. */
export const settingsOf = ({ name, rank, adminNickname, format }: AdminDivision) => ({
  name,
  rank,
  admin: adminNickname,
  format,
});

/** What it stores of its teams. */
export const namesOf = ({ entries }: AdminDivision): string[] => entries.map(({ team }) => team.name);

/** What it stores of a decision about a team. */
export const decisionOf = (decision: Omit<TeamDecision, 'disqualificationReason'>) => {
  const { isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason } = decision;
  return { isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason };
};
