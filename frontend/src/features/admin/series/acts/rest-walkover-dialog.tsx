import { Box, chakra, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../lib/i18n/server-text';
import { notifyReader } from '../../../../lib/notify';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { useTeamUnplayedSeriesQuery } from '../../divisions/division-parts.generated';
import { StaffDialog } from '../../kit/staff-dialog';
import { ErrorState } from '../../../../ui/page/error-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Spinner } from '../../../../ui/page/spinner';
import { ReasonField } from '../../contest/reason-field';
import { Labelled } from '../../labelled';
import { useGiveAwayRestMutation } from '../bulk-series.generated';
import { RefusedSeries, type Refusal } from '../refused-series';
import { MOST_TOGETHER } from '../use-chosen-series';
import type { SeriesDialogProps } from './series-dialog-props';
import { Choice } from '../../kit/choice';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { divisionName } from '../../../../league/division-name';

const Choices = chakra('fieldset', {
  base: {
    border: 'none',
    padding: '0',
    marginBottom: '4',
    '& legend': { fontWeight: 'medium', marginBottom: '1' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' },
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

/**
 * Gives the rest of a team's series in the division to the opponents, from a week on (R5). The team is not
 * disqualified. The dialog lists what it decides before it does.
 */
export function RestWalkoverDialog({ row: { series }, onClose }: Omit<SeriesDialogProps, 'onDone'>) {
  const { t } = useTranslation('admin-series');
  const language = useLanguage();
  const serverText = useServerText();
  const { home, away, division } = series;
  const [teamId, setTeamId] = useState(home.id);
  const [week, setWeek] = useState(1);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { data, error, refetch } = useTeamUnplayedSeriesQuery({
    variables: { divisionId: division.id, teamId },
    fetchPolicy: 'network-only',
  });
  const { run, busy } = useAction(useGiveAwayRestMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSeries', 'MatchNight', 'CurrentTable'],
  });
  const plans = data?.teamUnplayedSeries ?? [];
  const unplayed = plans.map((plan) => plan.series);
  const weeks = [...new Set(unplayed.map((each) => each.week))];
  const rest = unplayed.filter((each) => each.week >= week);
  const contested = plans.filter((plan) => plan.isContested && plan.series.week >= week);
  const team = teamId === home.id ? home : away;
  const nameOf = (id: number): string => {
    const found = unplayed.find((each) => each.id === id);
    return found ? t('rest.series', { week: found.week, home: found.home.name, away: found.away.name }) : `#${id}`;
  };

  const typeReason = (text: string) => {
    setReason(text);
    setIsMissing(false);
  };
  const give = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || rest.length === 0) return;
    setRefusal(null);
    const isUnexplained = contested.length > 0 && reason.trim() === '';
    setIsMissing(isUnexplained);
    if (isUnexplained) return;
    const seriesIds = rest.map(({ id }) => id);
    const why = contested.length > 0 ? { reason } : {};
    const outcome = await run({ input: { divisionId: division.id, teamId, seriesIds, ...why } });
    if (outcome.status === 'done') {
      notifyReader({ kind: 'success', text: t('rest.done', { count: seriesIds.length, team: team.name }) });
      onClose();
    } else if (outcome.status === 'refused') {
      const { messageKey, params, rows } = outcome.problem;
      setRefusal({ text: serverText(messageKey, params), rows });
      void refetch();
    } else if (outcome.status === 'failed') setRefusal({ text: outcome.text, rows: [] });
  };

  return (
    <StaffDialog
      title={t('rest.title')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="rest-walkover"
            variant="danger"
            isWaiting={busy}
            disabled={rest.length === 0 || rest.length > MOST_TOGETHER}
          >
            {busy && <Spinner />}
            {t('rest.confirm', { count: rest.length })}
          </Button>
        </>
      }
    >
      <form id="rest-walkover" onSubmit={(event) => void give(event)}>
        {refusal && <RefusedSeries refusal={refusal} nameOf={nameOf} />}
        <Choices>
          <legend>{t('rest.team', { division: divisionName(division, language) })}</legend>
          {[home, away].map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="team" checked={teamId === id} onChange={() => setTeamId(id)} />
              {name}
            </label>
          ))}
        </Choices>
        {error && !data && <ErrorState onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={4} rowHeight={24} />}
        {data && unplayed.length === 0 && <Text>{t('rest.none')}</Text>}
        {unplayed.length > 0 && (
          <>
            <Labelled label={t('rest.from')}>
              {(id) => (
                <Choice id={id} value={week} onChange={({ target }) => setWeek(Number(target.value))}>
                  <option value={1}>{t('rest.all-weeks')}</option>
                  {weeks.slice(1).map((each) => (
                    <option key={each} value={each}>
                      {t('rest.week', { week: each })}
                    </option>
                  ))}
                </Choice>
              )}
            </Labelled>
            <Text marginTop="4">{t('rest.becomes', { count: rest.length, team: team.name })}</Text>
            <chakra.ul paddingInlineStart="5" listStyleType="disc" marginTop="1">
              {rest.map(({ id }) => (
                <li key={id}>{nameOf(id)}</li>
              ))}
            </chakra.ul>
            {contested.length > 0 && (
              <Box marginTop="3" display="grid" gap="2">
                <Text>{t('rest.contested', { count: contested.length })}</Text>
                <ReasonField value={reason} onChange={typeReason} isMissing={isMissing} />
              </Box>
            )}
            {rest.length > MOST_TOGETHER && <Text role="alert">{t('rest.too-many', { most: MOST_TOGETHER })}</Text>}
            <Text color="fg.muted" fontSize="sm" marginTop="3">
              {t('rest.stays', { team: team.name })}
            </Text>
          </>
        )}
      </form>
    </StaffDialog>
  );
}
