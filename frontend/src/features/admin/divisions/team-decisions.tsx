import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DecideDivisionTeamDocument, type AdminDivisionPartsFragment } from '../../../gql/admin/graphql';
import { formatSigned } from '../../../lib/format';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { Fields, Input, Labelled, Note, Select } from '../labelled';

type Entry = AdminDivisionPartsFragment['entries'][number];

/** Disqualification, points and the order of teams that nothing else separates, each with its reason (R4, R5). */
export function TeamDecisions({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const [teamId, setTeamId] = useState<number | null>(null);
  const entry = division.entries.find(({ team }) => team.id === teamId);
  const decided = division.entries.filter(
    ({ isDisqualified, adjustment, decider }) => isDisqualified || adjustment !== 0 || decider !== null,
  );

  return (
    <Section heading={t('decide.heading')}>
      {decided.length > 0 && (
        <ul>
          {decided.map(({ team, isDisqualified, adjustment, adjustmentReason, decider, deciderReason }) => (
            <li key={team.id}>
              {[
                team.name,
                isDisqualified && t('decide.is-disqualified'),
                adjustment !== 0 &&
                  t('decide.has-points', { points: formatSigned(adjustment), reason: adjustmentReason }),
                decider !== null && t('decide.has-decider', { decider, reason: deciderReason }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      <Fields>
        <Labelled label={t('teams.team')}>
          {(field) => (
            <Select
              id={field}
              value={teamId ?? ''}
              disabled={!division.mayRun}
              onChange={(event) => setTeamId(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t('decide.choose')}</option>
              {division.entries.map(({ team }) => (
                <option key={team.id} value={team.id}>
                  {team.name}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </Fields>
      {entry && <DecisionForm key={entry.team.id} divisionId={division.id} entry={entry} />}
    </Section>
  );
}

function DecisionForm({ divisionId, entry }: { divisionId: number; entry: Entry }) {
  const { t } = useTranslation('admin-divisions');
  const [isDisqualified, setDisqualified] = useState(entry.isDisqualified);
  const [adjustment, setAdjustment] = useState(String(entry.adjustment));
  const [decider, setDecider] = useState(entry.decider === null ? '' : String(entry.decider));
  const [reasons, setReasons] = useState({
    disqualificationReason: '',
    adjustmentReason: entry.adjustmentReason ?? '',
    deciderReason: entry.deciderReason ?? '',
  });
  const { run, busy } = useAction(DecideDivisionTeamDocument, { success: t('saved'), refetch: ['ColouredTable'] });

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run({
      input: {
        divisionId,
        teamId: entry.team.id,
        isDisqualified,
        adjustment: Number(adjustment),
        decider: decider === '' ? null : Number(decider),
        ...reasons,
      },
    });
  };
  const reason = (field: keyof typeof reasons, isNeeded: boolean) =>
    isNeeded && (
      <Labelled label={t(`decide.${field}`)}>
        {(id) => (
          <Input
            id={id}
            required
            maxLength={500}
            value={reasons[field]}
            onChange={(event) => setReasons((before) => ({ ...before, [field]: event.target.value }))}
          />
        )}
      </Labelled>
    );

  return (
    <form onSubmit={save}>
      <Fields>
        <Labelled label={t('decide.adjustment')}>
          {(id) => (
            <Input
              id={id}
              type="number"
              required
              min={-99}
              max={99}
              value={adjustment}
              onChange={(event) => setAdjustment(event.target.value)}
            />
          )}
        </Labelled>
        {reason('adjustmentReason', Number(adjustment) !== 0)}
      </Fields>
      <Fields>
        <Labelled label={t('decide.decider')}>
          {(id) => (
            <Input
              id={id}
              type="number"
              min={1}
              max={99}
              value={decider}
              onChange={(event) => setDecider(event.target.value)}
            />
          )}
        </Labelled>
        {reason('deciderReason', decider !== '')}
      </Fields>
      <Fields>
        <Labelled label={t('decide.disqualified')}>
          {(id) => (
            <Select
              id={id}
              value={isDisqualified ? 'yes' : 'no'}
              onChange={(event) => setDisqualified(event.target.value === 'yes')}
            >
              <option value="no">{t('decide.no')}</option>
              <option value="yes">{t('decide.yes')}</option>
            </Select>
          )}
        </Labelled>
        {reason('disqualificationReason', isDisqualified)}
      </Fields>
      {isDisqualified && <Note>{t('decide.disqualified-note')}</Note>}
      <Button type="submit" variant="solid" disabled={busy}>
        {t('decide.save')}
      </Button>
    </form>
  );
}
