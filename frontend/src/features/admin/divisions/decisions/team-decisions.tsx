import { useTranslation } from 'react-i18next';
import { formatSigned } from '../../../../lib/i18n/format';
import { idOf } from '../../../../lib/paths';
import { useAddress } from '../../../../lib/use-address';
import { Section } from '../../../../ui/page/section';
import { Fields, Labelled } from '../../labelled';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { DecisionForm } from './decision-form';
import { Choice } from '../../kit/choice';

const PARAM = 'decide';

/** Disqualification, points, and the order of teams that are equal in everything else, each with its reason. */
export function TeamDecisions({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  // in the address, so that after a reload the form is open again with its typed values
  const { search, set } = useAddress();
  const teamId = idOf(search.get(PARAM) ?? undefined);
  const entry = division.entries.find(({ team }) => team.id === teamId);
  const decided = division.entries.filter(
    ({ isDisqualified, adjustment, decider }) => isDisqualified || adjustment !== 0 || decider !== null,
  );

  return (
    <Section heading={t('decide.heading')}>
      {decided.length > 0 && (
        <ul>
          {decided.map(
            ({ team, isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason }) => (
              <li key={team.id}>
                {[
                  team.name,
                  isDisqualified && t(areResultsAnnulled ? 'decide.is-annulled' : 'decide.is-disqualified'),
                  adjustment !== 0 &&
                    t('decide.has-points', { points: formatSigned(adjustment), reason: adjustmentReason }),
                  decider !== null && t('decide.has-decider', { decider, reason: deciderReason }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ),
          )}
        </ul>
      )}
      <Fields>
        <Labelled label={t('teams.team')}>
          {(field) => (
            <Choice
              id={field}
              value={entry?.team.id ?? ''}
              disabled={!division.mayRun}
              onChange={(event) => set({ [PARAM]: event.target.value })}
            >
              <option value="">{t('decide.choose')}</option>
              {division.entries.map(({ team }) => (
                <option key={team.id} value={team.id}>
                  {team.name}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      {entry && <DecisionForm key={entry.team.id} division={division} entry={entry} />}
    </Section>
  );
}
