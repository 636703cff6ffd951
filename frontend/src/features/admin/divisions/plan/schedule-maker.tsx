import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../lib/i18n/server-text';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { useAction } from '../../../../lib/use-action';
import { BusyButton } from '../../../../ui/form/busy-button';
import { Button } from '../../../../ui/button';
import { useStaffConfirm } from '../../kit/staff-confirm';
import { Fields, Labelled, Note } from '../../labelled';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { useCreateScheduleMutation } from '../division-actions.generated';
import { usePlayingOrderQuery } from '../division-parts.generated';
import { datesOf, isTypedDates, NO_DATES, ScheduleDates } from './schedule-dates';
import { SchedulePreview } from './schedule-preview';
import { Choice } from '../../kit/choice';

const ONE_OR_TWO = [1, 2];

/** Shows a possible schedule of the division week by week, and creates its series on a click (R6). */
export function ScheduleMaker({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { id: divisionId, mayRun, entries, seriesCount, reportedCount } = division;
  const serverText = useServerText();
  const [matchesPerWeek, setMatchesPerWeek] = useState(1);
  const [cycles, setCycles] = useState(1);
  const [seed, setSeed] = useState(divisionId);
  const when = useDraftState({ form: 'schedule-dates', thing: divisionId }, NO_DATES, { isValid: isTypedDates });
  const [dialog, ask] = useStaffConfirm();
  const { data: order } = usePlayingOrderQuery();
  const { run, busy } = useAction(useCreateScheduleMutation(), {
    success: t('schedule.done'),
    refetch: ['SeriesPlans', 'DivisionSummaries', 'ColouredTable', 'AdminDivision'],
  });
  const n = entries.length;
  const isPossible = order?.playingOrder.some(
    ({ noOfTeams, noOfGamesVsOther }) => noOfTeams === n && noOfGamesVsOther === cycles,
  );
  const startsOn = order?.seasons.find(({ id }) => id === division.season.id)?.startsOn ?? '';
  const dates = datesOf(when.value, matchesPerWeek, startsOn);
  const choice = { divisionId, cycles, matchesPerWeek, seed, dates: dates ?? null };
  const create = async () => {
    const outcome = await run({
      input: { ...choice, discardedResults: reportedCount, version: division.versions.schedule },
    });
    if (outcome.status === 'done') when.clear();
  };
  const askFirst = () => {
    if (seriesCount === 0) return void create();
    ask({
      title: t('schedule.question'),
      isDestructive: true,
      confirmLabel: reportedCount > 0 ? t('schedule.confirm-results', { count: reportedCount }) : t('schedule.confirm'),
      children: (
        <>
          <Text>{t('schedule.lost-series', { count: seriesCount })}</Text>
          {reportedCount > 0 && (
            <Text marginTop="2" fontWeight="bold">
              {t('schedule.lost-results', { count: reportedCount })}
            </Text>
          )}
        </>
      ),
      onConfirm: create,
    });
  };

  return (
    <>
      <Fields>
        <Labelled label={t('schedule.per-week')}>
          {(id) => (
            <Choice id={id} value={matchesPerWeek} onChange={(event) => setMatchesPerWeek(Number(event.target.value))}>
              {ONE_OR_TWO.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Choice>
          )}
        </Labelled>
        <Labelled label={t('schedule.cycles')}>
          {(id) => (
            <Choice id={id} value={cycles} onChange={(event) => setCycles(Number(event.target.value))}>
              {ONE_OR_TWO.map((each) => (
                <option key={each} value={each}>
                  {t(each === 1 ? 'schedule.single' : 'schedule.double')}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
        <Button disabled={!isPossible} onClick={() => setSeed((before) => before + 1)}>
          {t('schedule.redraw')}
        </Button>
      </Fields>
      <ScheduleDates value={when.value} perWeek={matchesPerWeek} startsOn={startsOn} onChange={when.change} />
      {dates === undefined && <Note role="status">{t('schedule.dates-missing')}</Note>}
      {order && !isPossible && (
        <Text role="status" marginBottom="4">
          {serverText('division.schedule.none-for-team-count', [
            { name: 'n', value: String(n) },
            { name: 'k', value: String(matchesPerWeek) },
          ])}
        </Text>
      )}
      {seriesCount > 0 && <Note role="note">{t('schedule.warning', { count: seriesCount })}</Note>}
      <BusyButton
        variant={reportedCount > 0 ? 'danger' : 'solid'}
        isBusy={busy}
        disabled={!mayRun || !isPossible || dates === undefined}
        onClick={askFirst}
        marginBottom="6"
      >
        {t('schedule.create')}
      </BusyButton>
      {isPossible && <SchedulePreview choice={choice} />}
      {dialog}
    </>
  );
}
