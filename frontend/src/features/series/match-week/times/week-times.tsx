import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../lib/i18n/server-text';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Heading, Text } from '../../../../ui/text';
import { NO_STARTS, OfferForm } from './offer-form';
import { SeriesEvenings } from './series-evenings';
import { useAcceptTimeMutation, useWithdrawTimesMutation } from './times-acts.generated';
import type { WeekTimesFragment } from './week-times.generated';

const Section = styled('section', { base: { marginTop: '6', display: 'grid', gap: '3' } });
const Starts = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2',
      borderTop: '1px solid token(colors.border)',
    },
  },
});

const isPast = (at: string): boolean => Date.parse(at) <= Date.now();

/** How the captains agree on the time: the offers that stand, an own offer, and the evenings of both teams. */
export function WeekTimes({ week }: { week: WeekTimesFragment }) {
  const { t } = useTranslation('series-match-week');
  const written = useTimes();
  const serverText = useServerText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const typed = useDraftState({ form: 'offer', thing: week.id }, NO_STARTS);
  const accept = useAction(useAcceptTimeMutation(), { success: t('times.agreed'), isProblemSilent: true });
  const withdraw = useAction(useWithdrawTimesMutation(), { success: t('times.withdrawn'), isProblemSilent: true });
  const { id: seriesId, side, captainsSetTimes, series, times, window } = week;
  /** The time that the reader wants to move. Another time that is agreed ends it. */
  const [moved, setMoved] = useState(typed.isRestored ? series.scheduledAt : null);
  const isMoving = moved !== null && moved === series.scheduledAt;
  if (!captainsSetTimes) return null;
  const isReported = series.state === 'REPORTED';
  const own = times.offers.find((offer) => offer.side === side);
  const nameOf = (one: 'HOME' | 'AWAY') => (one === 'HOME' ? series.home.name : series.away.name);
  const said = (outcome: { status: string; text?: string }) =>
    setRefusal(outcome.status === 'refused' ? (outcome.text ?? null) : null);
  const take = async (start: string) => {
    const outcome = await accept.run({ seriesId, start });
    said(outcome);
    // what was typed was about the time that is agreed now
    if (outcome.status === 'done') typed.clear();
  };

  return (
    <Section aria-labelledby="week-times">
      <Heading id="week-times" size="md">
        {t('times.title')}
      </Heading>
      <Text>
        {series.scheduledAt
          ? t(isReported ? 'times.was' : times.isAgreed ? 'times.stands-agreed' : 'times.stands', {
              at: written.dateTime(series.scheduledAt),
            })
          : t(isPast(window.deadline) ? 'times.deadline-over' : 'times.until', {
              at: written.until(window.deadline),
            })}
      </Text>
      {times.closedKey && side && !isReported && <Text color="fg.muted">{serverText(times.closedKey)}</Text>}
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      {times.offers.map((offer) => (
        <div key={offer.id}>
          <Text fontWeight="semibold">{t('times.offers', { team: nameOf(offer.side) })}</Text>
          <Starts>
            {offer.starts.map((start) => (
              <li key={start}>
                <span>{written.weekdayDateTime(start)}</span>
                {times.mayOffer && offer.side !== side && start >= times.firstStart && (
                  <Button
                    variant="solid"
                    isWaiting={accept.busy}
                    aria-label={t('times.accept-at', { at: written.dateTime(start) })}
                    onClick={() => void take(start)}
                  >
                    {t('times.accept')}
                  </Button>
                )}
              </li>
            ))}
          </Starts>
          {times.mayOffer && offer.side === side && (
            <Button isWaiting={withdraw.busy} onClick={() => void withdraw.run({ seriesId }).then(said)}>
              {t('times.withdraw')}
            </Button>
          )}
        </div>
      ))}
      {times.mayOffer && series.scheduledAt !== null && !isMoving && (
        <Button justifySelf="start" onClick={() => setMoved(series.scheduledAt)}>
          {t('times.move')}
        </Button>
      )}
      {times.mayOffer && (series.scheduledAt === null || isMoving) && (
        <OfferForm key={own?.id ?? 'none'} week={week} isAnswer={times.offers.length > 0} draft={typed} />
      )}
      {times.closedKey === null && <SeriesEvenings week={week} />}
    </Section>
  );
}
