import { useTranslation } from 'react-i18next';
import { hasShapeOf } from '../../../../lib/draft-store';
import { useGuardedState } from '../../conflict/use-guarded-state';
import { useRead } from '../../lists/all-rows';
import { AdminDivisionDocument, type AdminDivisionPartsFragment } from '../admin-division.generated';

/** The results of the team after its disqualification. */
export const STANDINGS = ['in', 'out', 'annulled'] as const;

type Entry = AdminDivisionPartsFragment['entries'][number];

const standingOf = (entry: Entry): (typeof STANDINGS)[number] =>
  entry.areResultsAnnulled ? 'annulled' : entry.isDisqualified ? 'out' : 'in';

const storedOf = (entry: Entry) => ({
  values: {
    standing: standingOf(entry),
    adjustment: String(entry.adjustment),
    decider: entry.decider === null ? '' : String(entry.decider),
    disqualificationReason: '',
    adjustmentReason: entry.adjustmentReason ?? '',
    deciderReason: entry.deciderReason ?? '',
  },
  version: entry.version,
});

type DecisionFields = ReturnType<typeof storedOf>['values'];

/** The fields of the decision about one team, kept as a draft until they are saved. */
export function useDecisionFields(divisionId: number, entry: Entry) {
  const { t } = useTranslation('admin-divisions');
  const read = useRead(AdminDivisionDocument);
  const stored = storedOf(entry);
  const { value, change, ...draft } = useGuardedState<DecisionFields, string>({
    draft: { form: 'team-decision', thing: `${divisionId}-${entry.team.id}` },
    stored,
    edits: { kind: 'DIVISION_DECISION', id: divisionId },
    readAgain: async () => {
      const { adminDivision } = await read({ id: divisionId });
      const found = adminDivision?.entries.find(({ team }) => team.id === entry.team.id);
      return found ? storedOf(found) : null;
    },
    labels: {
      standing: t('decide.disqualified'),
      adjustment: t('decide.adjustment'),
      decider: t('decide.decider'),
      disqualificationReason: t('decide.disqualificationReason'),
      adjustmentReason: t('decide.adjustmentReason'),
      deciderReason: t('decide.deciderReason'),
    },
    say: (field, said) =>
      field === 'standing' ? t(`decide.standing.${STANDINGS.find((each) => each === said) ?? 'in'}`) : said,
    isValid: (kept): kept is DecisionFields => hasShapeOf(stored.values, kept) && STANDINGS.includes(kept.standing),
  });
  const set = (changed: Partial<DecisionFields>) => change((before) => ({ ...before, ...changed }));
  return { fields: value, set, ...draft };
}
