import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAddress } from '../../../lib/use-address';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Heading } from '../../../ui/text';
import { Note } from '../labelled';
import { FROM_LIST, useOpened } from '../lists/use-opened';
import { MakeWebhook } from './make-webhook';
import { WebhookDialog } from './webhook-dialog';
import { type WebhookPartsFragment, useWebhooksQuery } from './webhooks.generated';

/** In the address in place of an id: a new webhook. */
const NEW = 'new';
const REFRESH_MS = 5000;

/** Partners' addresses to which events are sent (R35). One opens in a dialog over the list. */
export function Webhooks() {
  const { t } = useTranslation('admin-webhooks');
  const language = useLanguage();
  const times = useTimes();
  const { set } = useAddress();
  const { opened, linkTo, close } = useOpened('webhook');
  const { data, error, refetch } = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const webhooks = data?.webhooks;
  const shown = webhooks?.find(({ id }) => String(id) === opened);
  const columns: Column<WebhookPartsFragment>[] = [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link
          to={linkTo(id)}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t('open-name', { name })}
        >
          {name}
        </Link>
      ),
    },
    { id: 'partner', header: t('column.partner'), cell: ({ partner }) => partner ?? t('by-staff') },
    { id: 'state', header: t('column.state'), cell: ({ state }) => t(`state.${state}`) },
    {
      id: 'backlog',
      header: t('column.backlog'),
      isNumeric: true,
      cell: ({ backlog }) => formatInteger(backlog, language),
    },
    {
      id: 'last',
      header: t('column.last'),
      cell: ({ lastDoneAt }) => (lastDoneAt === null ? t('never') : times.dateTime(lastDoneAt)),
    },
    { id: 'url', header: t('column.url'), cell: ({ url }) => url },
    { id: 'by', header: t('column.by'), cell: ({ madeBy }) => madeBy ?? '–' },
  ];

  return (
    <section>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginTop="10" marginBottom="3">
        <Heading as="h2" size="md">
          {t('title')}
        </Heading>
        <Button aria-haspopup="dialog" onClick={() => set({ webhook: NEW }, { isStep: true })}>
          {t('make')}
        </Button>
      </Flex>
      <Note>{t('about')}</Note>
      {!webhooks && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} rowHeight={32} />)}
      {webhooks?.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {webhooks && webhooks.length > 0 && (
        <DataTable caption={t('title')} columns={columns} rows={webhooks} rowKey={({ id }) => id} isDense />
      )}
      {opened === NEW && <MakeWebhook onClose={close} />}
      {shown && <WebhookDialog key={`${shown.id}/${shown.version}`} webhook={shown} onClose={close} />}
    </section>
  );
}
