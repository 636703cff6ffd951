import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  EndClaimDocument,
  EndDisputeDocument,
  type ContestPartsFragment,
  type DisputeDecision,
  type Walkover,
} from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button, ButtonLink } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { ReasonField } from './reason-field';
import { teamOf } from './sides';
import { useContestReason } from '../../report/use-contest-reason';

/** How staff end a dispute. A correction is made in the report form, which asks for the reason itself. */
export function DecideDispute({ contest: { id: seriesId, version, series } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const { reason, isMissing, onReason, miss, clear } = useContestReason(seriesId);
  const { run, busy } = useAction(EndDisputeDocument, { success: t('decided') });

  const decide = async (decision: DisputeDecision, walkover: Walkover | null = null) => {
    if (miss()) return;
    const { status } = await run({ input: { seriesId, version, decision, walkover, reason } });
    if (status === 'done') clear();
  };
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} isMissing={isMissing} />
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" disabled={busy} onClick={() => void decide('KEEP')}>
          {t('keep')}
        </Button>
        <Button disabled={busy} onClick={() => void decide('REPLAY')}>
          {t('replay')}
        </Button>
        {(['HOME', 'AWAY'] as const).map((side) => (
          <Button key={side} disabled={busy} onClick={() => void decide('WALKOVER', side)}>
            {t('walkover', { team: teamOf(series, side) })}
          </Button>
        ))}
        <ButtonLink to={paths.adminSeriesReport(seriesId)}>{t('correct')}</ButtonLink>
      </Flex>
    </Section>
  );
}

/** How staff decide the claim of a walkover. The reason may be left out. */
export function DecideClaim({ contest: { id: seriesId, version, series, noShow } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const times = useTimes();
  const { reason, onReason, clear } = useContestReason(seriesId);
  const { run, busy } = useAction(EndClaimDocument, { success: t('decided') });
  const { claim, mayGrant } = noShow;
  if (!claim) return null;
  const decide = async (isGranted: boolean) => {
    const { status } = await run({ input: { seriesId, version, isGranted, reason } });
    if (status === 'done') clear();
  };
  return (
    <Section heading={t('decide')}>
      <ReasonField value={reason} onChange={onReason} />
      {!mayGrant && <Text color="fg.muted">{t('not-yet', { at: times.dateTime(claim.objectBy) })}</Text>}
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" disabled={busy || !mayGrant} onClick={() => void decide(true)}>
          {t('walkover', { team: teamOf(series, claim.side) })}
        </Button>
        <Button disabled={busy} onClick={() => void decide(false)}>
          {t('decline')}
        </Button>
        <ButtonLink to={paths.adminSeriesReport(seriesId)}>{t('report')}</ButtonLink>
      </Flex>
    </Section>
  );
}
