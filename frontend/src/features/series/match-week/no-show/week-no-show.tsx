import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { useAction } from '../../../../lib/use-action';
import { styled } from '../../../../styled-system/jsx';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Button, ButtonLink } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Heading, Text } from '../../../../ui/text';
import { DisputeForm, NOTHING_SAID, type Said } from '../result/dispute-form';
import { Claim } from './claim';
import { ClaimForm } from './claim-form';
import { useObjectToNoShowMutation, useWithdrawNoShowMutation } from './no-show-acts.generated';
import type { WeekNoShowFragment } from './week-no-show.generated';

const Section = styled('section', {
  base: { marginTop: '6', display: 'grid', gap: '3', justifyItems: 'start', '& > form': { justifySelf: 'stretch' } },
});

/** Why a side can claim a walkover only later. */
const NOT_YET = ['api.match-week.no-show.too-early', 'api.match-week.no-show.not-ready'];
const SILENT = { isProblemSilent: true, isFaultSilent: true };

const refusedText = (outcome: { status: string; text?: string }) =>
  outcome.status === 'refused' || outcome.status === 'failed' ? (outcome.text ?? null) : null;

/** The other team does not come: a captain claims a walkover, the other one objects, and staff decide. */
export function WeekNoShow({ week }: { week: WeekNoShowFragment }) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  const objection = useDraftState({ form: 'objection', thing: week.id }, NOTHING_SAID);
  const [isClaiming, setIsClaiming] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const object = useAction(useObjectToNoShowMutation(), { ...SILENT, success: t('no-show.objected') });
  const withdraw = useAction(useWithdrawNoShowMutation(), { ...SILENT, success: t('no-show.withdrawn') });
  const { id: seriesId, version, noShow } = week;
  const { claim, claimableFrom, mayClaim } = noShow;
  const isSoon = claimableFrom !== null && week.ready.lobby !== null && NOT_YET.includes(noShow.claimClosedKey ?? '');
  if (!claim && !mayClaim && !isSoon) return null;

  const sendObjection = async ({ text, pictures }: Said) =>
    refusedText(await object.run({ input: { seriesId, text, pictures } }));
  const takeBack = async () => setRefusal(refusedText(await withdraw.run({ seriesId, version })));

  return (
    <Section aria-labelledby="week-no-show" id="no-show">
      <Heading id="week-no-show" size="md">
        {t(claim ? 'no-show.title-claimed' : 'no-show.title')}
      </Heading>
      {claim && <Claim claim={claim} teams={week.series} />}
      {isSoon && <Text color="fg.muted">{t('no-show.from', { at: times.dateTime(claimableFrom) })}</Text>}
      {mayClaim && !isClaiming && <Button onClick={() => setIsClaiming(true)}>{t('no-show.open')}</Button>}
      {mayClaim && isClaiming && <ClaimForm seriesId={seriesId} version={version} />}
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      {noShow.mayWithdraw && (
        <Button isWaiting={withdraw.busy} onClick={() => void takeBack()}>
          {t('no-show.withdraw')}
        </Button>
      )}
      {noShow.mayObject && (
        <DisputeForm
          key={claim?.objection?.at}
          draft={objection}
          label={t(claim?.objection ? 'no-show.object-again' : 'no-show.object')}
          send={t('no-show.send-objection')}
          games={0}
          isBusy={object.busy}
          onSend={sendObjection}
        />
      )}
      {noShow.mayDecline && <ButtonLink to={paths.adminContest(seriesId)}>{t('result.to-dispute')}</ButtonLink>}
    </Section>
  );
}
