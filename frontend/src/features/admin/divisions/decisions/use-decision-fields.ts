import type { AdminDivisionPartsFragment } from '../../../../gql/admin/graphql';
import { hasShapeOf } from '../../../../lib/draft-store';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';

/** The results of the team after its disqualification. */
export const STANDINGS = ['in', 'out', 'annulled'] as const;

type Entry = AdminDivisionPartsFragment['entries'][number];

const standingOf = (entry: Entry): (typeof STANDINGS)[number] =>
  entry.areResultsAnnulled ? 'annulled' : entry.isDisqualified ? 'out' : 'in';

const storedOf = (entry: Entry) => ({
  standing: standingOf(entry),
  adjustment: String(entry.adjustment),
  decider: entry.decider === null ? '' : String(entry.decider),
  disqualificationReason: '',
  adjustmentReason: entry.adjustmentReason ?? '',
  deciderReason: entry.deciderReason ?? '',
});

type DecisionFields = ReturnType<typeof storedOf>;

/** The fields of the decision about one team, kept as a draft until they are saved. */
export function useDecisionFields(divisionId: number, entry: Entry) {
  const stored = storedOf(entry);
  const { value, change, ...draft } = useDraftState(
    { form: 'team-decision', thing: `${divisionId}-${entry.team.id}` },
    stored,
    (kept): kept is DecisionFields => hasShapeOf(stored, kept) && STANDINGS.includes(kept.standing),
  );
  const set = (changed: Partial<DecisionFields>) => change((before) => ({ ...before, ...changed }));
  return { fields: value, set, ...draft };
}
