import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Disclosure } from '../../../ui/disclosure';
import { BusyButton } from '../../../ui/form/busy-button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Note } from '../labelled';
import {
  useReplayDeliveryMutation,
  type WebhookDeliveriesQuery,
  useWebhookDeliveriesQuery,
} from './webhooks.generated';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

const REFRESH_MS = 3000;

/** What was sent to a webhook, the newest first, with the answers. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const { t } = useTranslation('admin-webhooks');
  const { data, error, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const items = data?.webhookDeliveries.items;
  if (!items) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
  if (items.length === 0) return <EmptyState>{t('none-sent')}</EmptyState>;
  return (
    <>
      <Note>{t('sent-note')}</Note>
      {items.map((delivery) => (
        <Disclosure key={delivery.id} summary={<Summary delivery={delivery} />}>
          <OneDelivery delivery={delivery} />
        </Disclosure>
      ))}
    </>
  );
}

function Summary({
  delivery: { kind, position, state, status, attempts, isReplay, createdAt },
}: {
  delivery: Delivery;
}) {
  const { t } = useTranslation('admin-webhooks');
  const at = useTimes().dateTime(createdAt);
  const parts = [
    position === null ? kind : `${kind} ${position}`,
    at,
    t(`delivery.${state}`),
    ...(status === null ? [] : [String(status)]),
    ...(attempts > 1 ? [t('attempts', { count: attempts })] : []),
    ...(isReplay ? [t('again')] : []),
  ];
  return <>{parts.join(' · ')}</>;
}

function OneDelivery({
  delivery: { id, state, body, answer, error, nextAt, tookMs, triedAt },
}: {
  delivery: Delivery;
}) {
  const { t } = useTranslation('admin-webhooks');
  const times = useTimes();
  const replay = useAction(useReplayDeliveryMutation(), {
    success: t('is-sent'),
    refetch: ['WebhookDeliveries', 'Webhooks'],
  });
  return (
    <>
      {triedAt !== null && <p>{t('tried', { at: times.dateTime(triedAt), ms: tookMs ?? 0 })}</p>}
      {nextAt !== null && <p>{t('next', { at: times.dateTime(nextAt) })}</p>}
      {error !== null && <p>{t('no-answer', { why: error })}</p>}
      <p>{t('request')}</p>
      <Code>{body}</Code>
      {answer !== null && answer !== '' && (
        <>
          <p>{t('answer')}</p>
          <Code>{answer}</Code>
        </>
      )}
      {state === 'DONE' && (
        <BusyButton isBusy={replay.busy} onClick={() => void replay.run({ id })}>
          {t('replay')}
        </BusyButton>
      )}
    </>
  );
}

/** Text of a program, broken where the page is narrow. */
function Code({ children }: { children: string }) {
  return (
    <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: '0.25rem 0.75rem' }}>
      <code>{children}</code>
    </pre>
  );
}
