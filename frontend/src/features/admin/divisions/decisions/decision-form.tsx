import { Input } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { useStaffConfirm } from '../../kit/staff-confirm';
import { Fields, Labelled, Note } from '../../labelled';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { useDecideDivisionTeamMutation } from '../division-actions.generated';
import { useTeamUnplayedSeriesQuery } from '../division-parts.generated';
import { DecisionPreview } from './decision-preview';
import { REASON_MAX } from '../division-limits';
import { UnplayedSeries } from '../plan/unplayed-series';
import { STANDINGS, useDecisionFields } from './use-decision-fields';
import { Choice } from '../../kit/choice';
import { NumberBox } from '../../kit/number-box';

interface DecisionFormProps {
  division: AdminDivisionPartsFragment;
  entry: AdminDivisionPartsFragment['entries'][number];
}

/** Staff's decision about one team, and a preview of the table. */
export function DecisionForm({ division, entry }: DecisionFormProps) {
  const { t } = useTranslation('admin-divisions');
  const { fields, set, isChanged, notice, version, settle } = useDecisionFields(division.id, entry);
  const { standing, adjustment, decider } = fields;
  const guard = useUnsavedGuard(isChanged);
  const { run, busy } = useAction(useDecideDivisionTeamMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    refetch: ['ColouredTable', 'CurrentTable', 'TeamUnplayedSeries'],
  });
  const [givesWalkovers, setGivesWalkovers] = useState(false);
  const [dialog, ask] = useStaffConfirm();

  const isDisqualified = standing !== 'in';
  const keys = { divisionId: division.id, teamId: entry.team.id };
  const { data, error } = useTeamUnplayedSeriesQuery(
    isDisqualified ? { variables: keys, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const unplayed = (isDisqualified && data?.teamUnplayedSeries) || [];
  const walkovers = givesWalkovers ? unplayed.map(({ series }) => series.id) : [];
  // a save that does not change the disqualification asks no question
  const isNewVerdict =
    isDisqualified !== entry.isDisqualified || (standing === 'annulled') !== entry.areResultsAnnulled;
  const decision = {
    ...keys,
    isDisqualified,
    areResultsAnnulled: standing === 'annulled',
    adjustment: Number(adjustment),
    decider: decider === '' ? null : Number(decider),
  };

  const save = async () => {
    const { disqualificationReason, adjustmentReason, deciderReason } = fields;
    const reasons = { disqualificationReason, adjustmentReason, deciderReason };
    const outcome = await run({ input: { ...decision, ...reasons, walkoverSeriesIds: walkovers, version } });
    await settle(outcome);
    return outcome;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (standing === 'in' || (!isNewVerdict && walkovers.length === 0)) return void save();
    const stay = unplayed.length - walkovers.length;
    ask({
      title: t('decide.question.title', { team: entry.team.name }),
      isDestructive: true,
      confirmLabel: t(walkovers.length > 0 ? 'decide.question.confirm-walkovers' : 'decide.question.confirm', {
        count: walkovers.length,
      }),
      children: (
        <>
          <Note>{t(`decide.note.${standing}`)}</Note>
          {walkovers.length > 0 && <Note>{t('decide.question.walkovers', { count: walkovers.length })}</Note>}
          {stay > 0 && <Note>{t('decide.question.stay', { count: stay })}</Note>}
        </>
      ),
      onConfirm: save,
    });
  };
  const reason = (field: 'disqualificationReason' | 'adjustmentReason' | 'deciderReason', isNeeded: boolean) =>
    isNeeded && (
      <Labelled label={t(`decide.${field}`)}>
        {(id) => (
          <Input
            id={id}
            required
            maxLength={REASON_MAX}
            value={fields[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        )}
      </Labelled>
    );

  return (
    <>
      {notice}
      <form onSubmit={submit}>
        <Fields>
          <Labelled label={t('decide.adjustment')}>
            {(id) => (
              <NumberBox
                id={id}
                required
                min={-99}
                max={99}
                value={adjustment}
                onChange={(value) => set({ adjustment: value })}
              />
            )}
          </Labelled>
          {reason('adjustmentReason', Number(adjustment) !== 0)}
        </Fields>
        <Fields>
          <Labelled label={t('decide.decider')}>
            {(id) => (
              <NumberBox id={id} min={1} max={99} value={decider} onChange={(value) => set({ decider: value })} />
            )}
          </Labelled>
          {reason('deciderReason', decider !== '')}
        </Fields>
        <Fields>
          <Labelled label={t('decide.disqualified')}>
            {(id) => (
              <Choice
                id={id}
                value={standing}
                onChange={(event) => set({ standing: STANDINGS.find((each) => each === event.target.value) ?? 'in' })}
              >
                {STANDINGS.map((each) => (
                  <option key={each} value={each}>
                    {t(`decide.standing.${each}`)}
                  </option>
                ))}
              </Choice>
            )}
          </Labelled>
          {reason('disqualificationReason', isDisqualified)}
        </Fields>
        {isDisqualified && <Note>{t(`decide.note.${standing}`)}</Note>}
        {isDisqualified && error && !data && <Note role="alert">{t('decide.unplayed.unknown')}</Note>}
        {isDisqualified && data && (
          <UnplayedSeries series={unplayed} givesWalkovers={givesWalkovers} onChange={setGivesWalkovers} />
        )}
        <DecisionPreview division={division} decision={{ ...decision, givesWalkovers }} />
        <Button type="submit" variant="solid" isWaiting={busy}>
          {t('decide.save')}
        </Button>
      </form>
      {dialog}
      {guard}
    </>
  );
}
