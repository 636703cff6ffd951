import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import type { DisputeDecision, PlayedChoice, Walkover } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button, ButtonLink } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { type ContestPartsFragment, useEndClaimMutation, useEndDisputeMutation } from './contest.generated';
import { ReasonField } from './reason-field';
import { teamOf } from './sides';
import { useAskDecision } from './use-ask-decision';
import { useContestReason } from '../../report/use-contest-reason';

/** What becomes of series of the bracket that were played. */
type Chosen = { played?: PlayedChoice };

/** How staff end a dispute. A correction is made in the report form, which asks for the reason itself. */
export function DecideDispute({ contest: { id: seriesId, version, series } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const { reason, isMissing, onReason, miss, clear } = useContestReason(seriesId);
  const [question, ask] = useAskDecision(series);
  const { run, busy } = useAction(useEndDisputeMutation(), { success: t('decided') });

  const decide = async (decision: DisputeDecision, walkover: Walkover | null = null, chosen: Chosen = {}) => {
    if (miss()) return null;
    const outcome = await run({ input: { seriesId, version, decision, walkover, reason, ...chosen } });
    if (outcome.status === 'done') clear();
    return outcome;
  };
  // it takes the result away, and stands beside buttons that do not
  const askWalkover = (walkover: Walkover) => {
    if (miss()) return;
    const team = walkover === 'BOTH' ? null : teamOf(series, walkover);
    ask({
      title: team === null ? t('walkover-both-ask') : t('walkover-ask', { team }),
      effect: t(series.bracketPlace ? 'walkover-effect-stage' : 'walkover-effect'),
      confirmLabel: team === null ? t('walkover-both') : t('walkover', { team }),
      outcome: { kind: 'WALKOVER', walkover },
      onConfirm: (chosen) => decide('WALKOVER', walkover, chosen),
    });
  };
  // only in a bracket something can have been played after it
  const askReplay = () => {
    if (!series.bracketPlace) return void decide('REPLAY');
    if (miss()) return;
    ask({
      title: t('replay-ask'),
      effect: t('replay-effect'),
      confirmLabel: t('replay'),
      outcome: { kind: 'RESET' },
      onConfirm: (chosen) => decide('REPLAY', null, chosen),
    });
  };
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} isMissing={isMissing} />
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" isWaiting={busy} onClick={() => void decide('KEEP')}>
          {t('keep')}
        </Button>
        <Button isWaiting={busy} onClick={askReplay}>
          {t('replay')}
        </Button>
        {(['HOME', 'AWAY'] as const).map((side) => (
          <Button key={side} isWaiting={busy} onClick={() => askWalkover(side)}>
            {t('walkover', { team: teamOf(series, side) })}
          </Button>
        ))}
        <Button isWaiting={busy} onClick={() => askWalkover('BOTH')}>
          {t('walkover-both')}
        </Button>
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
  const [question, ask] = useAskDecision(series);
  const { run, busy } = useAction(useEndClaimMutation(), { success: t('decided') });
  const { claim, mayGrant } = noShow;
  if (!claim) return null;
  const decide = async (isGranted: boolean, chosen: Chosen = {}) => {
    const outcome = await run({ input: { seriesId, version, isGranted, reason, ...chosen } });
    if (outcome.status === 'done') clear();
    return outcome;
  };
  const team = teamOf(series, claim.side);
  const askWalkover = () =>
    ask({
      title: t('walkover-ask', { team }),
      effect: t(series.bracketPlace ? 'walkover-effect-stage' : 'walkover-effect'),
      confirmLabel: t('walkover', { team }),
      outcome: { kind: 'WALKOVER', walkover: claim.side },
      onConfirm: (chosen) => decide(true, chosen),
    });
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} />
      {!mayGrant && <Text color="fg.muted">{t('not-yet', { at: times.weekdayDateTime(claim.objectBy) })}</Text>}
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
