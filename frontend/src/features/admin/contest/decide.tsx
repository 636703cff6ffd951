import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import type { DisputeDecision, Walkover } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button, ButtonLink } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { useStaffConfirm } from '../kit/staff-confirm';
import { type ContestPartsFragment, useEndClaimMutation, useEndDisputeMutation } from './contest.generated';
import { ReasonField } from './reason-field';
import { teamOf } from './sides';
import { useContestReason } from '../../report/use-contest-reason';

/** How staff end a dispute. A correction is made in the report form, which asks for the reason itself. */
export function DecideDispute({ contest: { id: seriesId, version, series } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const { reason, isMissing, onReason, miss, clear } = useContestReason(seriesId);
  const [question, ask] = useStaffConfirm();
  const { run, busy } = useAction(useEndDisputeMutation(), { success: t('decided') });

  const decide = async (decision: DisputeDecision, walkover: Walkover | null = null) => {
    if (miss()) return null;
    const outcome = await run({ input: { seriesId, version, decision, walkover, reason } });
    if (outcome.status === 'done') clear();
    return outcome;
  };
  // it takes the result away, and stands beside buttons that do not
  const askWalkover = (side: Walkover) => {
    if (miss()) return;
    const team = teamOf(series, side === 'HOME' ? 'HOME' : 'AWAY');
    ask({
      title: t('walkover-ask', { team }),
      children: t('walkover-effect'),
      confirmLabel: t('walkover', { team }),
      onConfirm: () => decide('WALKOVER', side),
    });
  };
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} isMissing={isMissing} />
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" isWaiting={busy} onClick={() => void decide('KEEP')}>
          {t('keep')}
        </Button>
        <Button isWaiting={busy} onClick={() => void decide('REPLAY')}>
          {t('replay')}
        </Button>
        {(['HOME', 'AWAY'] as const).map((side) => (
          <Button key={side} isWaiting={busy} onClick={() => askWalkover(side)}>
            {t('walkover', { team: teamOf(series, side) })}
          </Button>
        ))}
        <ButtonLink to={paths.adminSeriesReport(seriesId)}>{t('correct')}</ButtonLink>
      </Flex>
      {question}
    </Section>
  );
}

/** How staff decide the claim of a walkover. The reason may be left out. */
export function DecideClaim({ contest: { id: seriesId, version, series, noShow } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const times = useTimes();
  const { reason, onReason, clear } = useContestReason(seriesId);
  const [question, ask] = useStaffConfirm();
  const { run, busy } = useAction(useEndClaimMutation(), { success: t('decided') });
  const { claim, mayGrant } = noShow;
  if (!claim) return null;
  const decide = async (isGranted: boolean) => {
    const outcome = await run({ input: { seriesId, version, isGranted, reason } });
    if (outcome.status === 'done') clear();
    return outcome;
  };
  const team = teamOf(series, claim.side);
  const askWalkover = () =>
    ask({
      title: t('walkover-ask', { team }),
      children: t('walkover-effect'),
      confirmLabel: t('walkover', { team }),
      onConfirm: () => decide(true),
    });
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} />
      {!mayGrant && <Text color="fg.muted">{t('not-yet', { at: times.dateTime(claim.objectBy) })}</Text>}
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" isWaiting={busy} disabled={!mayGrant} onClick={askWalkover}>
          {t('walkover', { team })}
        </Button>
        <Button isWaiting={busy} onClick={() => void decide(false)}>
          {t('decline')}
        </Button>
        <ButtonLink to={paths.adminSeriesReport(seriesId)}>{t('report')}</ButtonLink>
      </Flex>
      {question}
    </Section>
  );
}
