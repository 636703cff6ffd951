import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../../league/drafts/parts';
import type { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { fieldTime, sentTime, typedInstant } from '../../../../lib/i18n/stockholm-field';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Input } from '../../../../ui/form/form-control';
import { Skeleton } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { OwnTime } from '../../../../ui/time/instant';
import { useOfferTimesMutation } from './times-acts.generated';
import type { WeekTimesFragment } from './week-times.generated';

/** Not more starts than people can compare; the server has the same limit. */
const MOST_STARTS = 3;
/** The form before anything is typed. */
export const NO_STARTS: readonly string[] = Array.from({ length: MOST_STARTS }, () => '');
/** When most series are played. */
const USUAL_TIME = '19:00';

const Form = styled('form', { base: { display: 'grid', gap: '3' } });
const Best = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface OfferFormProps {
  week: WeekTimesFragment;
  /** There are offers already. */
  isAnswer: boolean;
  /** The typed starts, kept until they are sent: a reload and the end of a login lose nothing. */
  draft: ReturnType<typeof useDraftState<readonly string[]>>;
}

/** Offers one to three starts. A press on one of the best evenings fills in the next one. */
export function OfferForm({ week: { id: seriesId, times, window }, isAnswer, draft }: OfferFormProps) {
  const { t } = useTranslation('series-match-week');
  const written = useTimes();
  const id = useId();
  const starts = draft.value;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(useOfferTimesMutation(), {
    success: t('times.offered'),
    isProblemSilent: true,
  });
  const best = times.evenings
    .filter(({ rank }) => rank !== null)
    .toSorted((one, two) => (one.rank ?? 0) - (two.rank ?? 0));

  const fill = (at: number, value: string) =>
    draft.change((before) => before.map((start, index) => (index === at ? value : start)));
  const add = (day: string) => {
    const free = starts.indexOf('');
    const start = `${day}T${USUAL_TIME}`;
    if (free >= 0 && !starts.includes(start)) fill(free, start);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const typed = starts.flatMap((start) => sentTime(start) ?? []);
    const outcome = await run({ input: { seriesId, starts: typed } });
    setRefusal(outcome.status === 'refused' ? outcome.text : null);
    if (outcome.status === 'done') draft.clear();
  };

  return (
    <Form onSubmit={(event) => void send(event)}>
      {draft.isRestored && <DraftNotice onDiscard={draft.clear} fallback={<Skeleton height="44" />} />}
      <Text fontWeight="semibold">{t(isAnswer ? 'times.offer-others' : 'times.offer')}</Text>
      {best.length > 0 && (
        <>
          <Text color="fg.muted">{t('times.best')}</Text>
          <Best>
            {best.slice(0, MOST_STARTS).map(({ day }) => (
              <Button key={day} size="sm" onClick={() => add(day)}>
                {written.weekday(day)} {USUAL_TIME}
              </Button>
            ))}
          </Best>
        </>
      )}
      {starts.map((start, index) => (
        <label key={index} htmlFor={`${id}-${index}`}>
          {t('times.start', { number: index + 1 })}
          <Input
            id={`${id}-${index}`}
            type="datetime-local"
            value={start}
            min={fieldTime(times.firstStart)}
            max={fieldTime(new Date(Date.parse(window.to) - 60_000).toISOString())}
            onChange={({ target }) => fill(index, target.value)}
          />
          <TypedTime start={start} />
        </label>
      ))}
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Button
        type="submit"
        variant={isAnswer ? 'outline' : 'solid'}
        isWaiting={busy}
        disabled={starts.every((start) => start === '')}
      >
        {t('times.send')}
      </Button>
    </Form>
  );
}

/** What a typed start is on the reader's own clock. */
function TypedTime({ start }: { start: string }) {
  const at = typedInstant(start);
  return at ? <OwnTime at={at} /> : null;
}
