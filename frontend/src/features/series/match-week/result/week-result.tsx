import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatScore } from '../../../../lib/i18n/format';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { paths } from '../../../../lib/paths';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { Button, ButtonLink } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Heading, Text } from '../../../../ui/text';
import { nameOf } from '../side-name';
import { Dispute } from './dispute';
import { DisputeForm, NOTHING_SAID, type Said } from './dispute-form';
import { Evidence } from './evidence';
import { ReportedGames } from './reported-games';
import { useConfirmResultMutation, useDisputeResultMutation, useTellStoryMutation } from './result-acts.generated';
import type { WeekResultFragment } from './week-result.generated';

const Section = styled('section', { base: { marginTop: '6', display: 'grid', gap: '3' } });
const Acts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

const refusedText = (outcome: { status: string; text?: string }) =>
  outcome.status === 'refused' || outcome.status === 'failed' ? (outcome.text ?? null) : null;

/** The result: a captain reports it, the other one sees what was reported before they confirm or dispute it, and staff end a dispute. */
export function WeekResult({ week }: { week: WeekResultFragment }) {
  const { t } = useTranslation('series-match-week');
  const objection = useDraftState({ form: 'dispute', thing: week.id }, NOTHING_SAID);
  const story = useDraftState({ form: 'story', thing: week.id }, NOTHING_SAID);
  const [isDisputing, setIsDisputing] = useState(objection.isRestored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const silent = { isProblemSilent: true, isFaultSilent: true };
  const confirm = useAction(useConfirmResultMutation(), { ...silent, success: t('result.confirmed') });
  const dispute = useAction(useDisputeResultMutation(), { ...silent, success: t('result.sent') });
  const tell = useAction(useTellStoryMutation(), { ...silent, success: t('result.told') });
  const { id: seriesId, version, captainsReport, series, result } = week;
  const isReported = series.state === 'REPORTED';
  // what the page is about until staff have decided, so it stands above what was reported
  const isOpen = result.dispute?.outcome === null;
  if (!captainsReport && result.confirmation === null && !result.dispute) return null;

  const sendDispute = async ({ text, game, pictures }: Said) => {
    const outcome = await dispute.run({ input: { seriesId, version, game, reason: text, pictures } });
    if (outcome.status === 'done') setIsDisputing(false);
    return refusedText(outcome);
  };
  const sendStory = async ({ text, pictures }: Said) =>
    refusedText(await tell.run({ input: { seriesId, text, pictures } }));

  return (
    <Section aria-labelledby="week-result" id="result">
      <Heading id="week-result" size="md">
        {t('result.title')}
      </Heading>
      <State week={week} />
      {isOpen && <Dispute week={week} />}
      {result.mayTell && (
        <DisputeForm
          key={result.dispute?.stories.find(({ side }) => side === week.side)?.at}
          draft={story}
          label={t('result.story')}
          send={t('result.send-story')}
          games={0}
          isBusy={tell.busy}
          onSend={sendStory}
        />
      )}
      {isReported && <ReportedGames series={series} />}
      {!result.dispute && <Evidence week={week} />}
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Acts>
        {result.mayReport && (
          <ButtonLink variant="solid" to={paths.weekReport(seriesId)}>
            {t(isReported ? 'result.report-again' : 'result.report')}
          </ButtonLink>
        )}
        {result.mayAnswer && (
          <>
            <Button
              variant="solid"
              isWaiting={confirm.busy}
              onClick={() =>
                void confirm.run({ seriesId, version }).then((outcome) => setRefusal(refusedText(outcome)))
              }
            >
              {t('result.confirm')}
            </Button>
            <Button aria-expanded={isDisputing} onClick={() => setIsDisputing(!isDisputing)}>
              {t('result.dispute')}
            </Button>
          </>
        )}
      </Acts>
      {result.mayAnswer && isDisputing && (
        <DisputeForm
          draft={objection}
          label={t('result.why')}
          send={t('result.send-dispute')}
          games={(series.homeGames ?? 0) + (series.awayGames ?? 0)}
          isBusy={dispute.busy}
          onSend={sendDispute}
        />
      )}
      {!isOpen && <Dispute week={week} />}
      {result.mayDecide && <ButtonLink to={paths.adminContest(seriesId)}>{t('result.to-dispute')}</ButtonLink>}
    </Section>
  );
}

/** One sentence about where the result stands. */
function State({ week: { series, result, side } }: { week: WeekResultFragment }) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  const { confirmation, reportedBySide, confirmBy } = result;
  const score = formatScore(series.homeGames ?? 0, series.awayGames ?? 0);
  const team = nameOf(series, reportedBySide ?? 'AWAY');
  if (confirmation === 'WAITING' && confirmBy) {
    const at = times.until(confirmBy);
    const other = nameOf(series, reportedBySide === 'HOME' ? 'AWAY' : 'HOME');
    const isAnswered = result.mayAnswer ? 'result.waits' : 'result.waits-of';
    return <Text>{t(reportedBySide === side ? 'result.waits-other' : isAnswered, { team, other, score, at })}</Text>;
  }
  if (confirmation === 'CONFIRMED') return <Text>{t('result.is-confirmed', { team, score })}</Text>;
  if (confirmation === 'DISPUTED') return <Text>{t('result.is-disputed', { team, score })}</Text>;
  if (series.state === 'REPORTED') return <Text>{t('result.by-staff')}</Text>;
  return <Text color="fg.muted">{t('result.none')}</Text>;
}
