import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Box, Flex, styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import {
  type MyWebhookDeliveriesQuery,
  useMyWebhookDeliveriesQuery,
  useReplayMyDeliveryMutation,
} from './own-deliveries.generated';

type Delivery = MyWebhookDeliveriesQuery['myWebhookDeliveries']['items'][number];

/** How often the page looks again while something is on its way. */
const REFRESH_MS = 2000;

/** Text of a program, broken where the page is narrow. */
const Code = styled('pre', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'sm', marginBlock: '1', marginBottom: '3' },
});

/** It waits for its turn, or its first attempt is not over. */
const isUnanswered = ({ state, status, error }: Delivery): boolean =>
  state === 'WAITING' || (state === 'RETRYING' && status === null && error === null);

/** What was sent to a webhook, the newest first, ten at a time, with the answers. */
export function OwnDeliveries({ webhookId }: { webhookId: number }) {
  const { t } = useTranslation('partners-access');
  const [before, setBefore] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { data, previousData, error, refetch } = useMyWebhookDeliveriesQuery({
    variables: { webhookId, before },
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? REFRESH_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const page = (data ?? previousData)?.myWebhookDeliveries;
  const isOnItsWay = page?.items.some(isUnanswered) ?? false;
  if (isOnItsWay !== isWaiting) setWaiting(isOnItsWay);
  if (!page) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
  return (
    <>
      <Text color="fg.muted" marginBottom="2">
        {t('deliveries.note')}
      </Text>
      {page.items.length === 0 && <EmptyState>{t('deliveries.none')}</EmptyState>}
      {page.items.map((delivery) => (
        <Disclosure key={delivery.id} summary={<Summary delivery={delivery} />}>
          <OneDelivery delivery={delivery} />
        </Disclosure>
      ))}
      <Flex gap="2" wrap="wrap" marginTop="2">
        {before !== null && <Button onClick={() => setBefore(null)}>{t('deliveries.newest')}</Button>}
        {page.nextBefore !== null && (
          <Button onClick={() => setBefore(page.nextBefore)}>{t('deliveries.older')}</Button>
        )}
      </Flex>
    </>
  );
}

function Summary({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('partners-access');
  const { kind, position, state, status, attempts, isReplay, createdAt } = delivery;
  const at = useTimes().dateTime(createdAt);
  const parts = [
    position === null ? kind : `${kind} ${position}`,
    at,
    t(`deliveries.state.${state}`),
    ...(status === null ? [] : [String(status)]),
    ...(attempts > 1 ? [t('deliveries.attempts', { count: attempts })] : []),
    ...(isReplay ? [t('deliveries.again')] : []),
  ];
  return <>{parts.join(' · ')}</>;
}

function OneDelivery({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('partners-access');
  const times = useTimes();
  const { id, state, body, answer, error, nextAt, tookMs, triedAt } = delivery;
  const replay = useAction(useReplayMyDeliveryMutation(), {
    success: t('deliveries.is-sent'),
    refetch: ['MyWebhookDeliveries', 'PartnerAccess'],
  });
  return (
    <Box>
      {triedAt !== null && <p>{t('deliveries.tried', { at: times.dateTime(triedAt), ms: tookMs ?? 0 })}</p>}
      {nextAt !== null && <p>{t('deliveries.next', { at: times.dateTime(nextAt) })}</p>}
      {error !== null && <p>{t('deliveries.no-answer', { why: error })}</p>}
      <p>{t('deliveries.request')}</p>
      <Code>{body}</Code>
      {answer !== null && answer !== '' && (
        <>
          <p>{t('deliveries.answer')}</p>
          <Code>{answer}</Code>
        </>
      )}
      {state === 'DONE' && (
        <Button isWaiting={replay.busy} onClick={() => void replay.run({ id })}>
          {t('deliveries.replay')}
        </Button>
      )}
    </Box>
  );
}
