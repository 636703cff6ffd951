import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import { Note } from '../labelled';
import type { InstancePartsFragment } from './operations.generated';
import { useAmounts } from './use-amounts';

const State = chakra('span', { base: { '&[data-state=LOST]': { color: 'fg.loss', fontWeight: 'medium' } } });

/** The processes that serve the site, those that run first. */
export function InstanceTable({ instances }: { instances: readonly InstancePartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const { bytes } = useAmounts();
  const columns: Column<InstancePartsFragment>[] = [
    { id: 'host', header: t('instances.host'), isRowHeader: true, cell: ({ host }) => host },
    {
      id: 'state',
      header: t('instances.state'),
      cell: ({ state }) => <State data-state={state}>{t(`state.${state}`)}</State>,
    },
    { id: 'version', header: t('instances.version'), cell: ({ version }) => version },
    {
      id: 'since',
      header: t('instances.since'),
      cell: ({ startedAt }) => <Instant isCompact as="short-date-time" at={startedAt} />,
    },
    {
      id: 'seen',
      header: t('instances.seen'),
      cell: ({ seenAt }) => <Instant isCompact as="short-date-time" at={seenAt} />,
    },
    { id: 'memory', header: t('instances.memory'), isNumeric: true, cell: ({ memory }) => bytes(memory) },
    { id: 'disk', header: t('instances.disk'), isNumeric: true, cell: ({ diskFree }) => bytes(diskFree) },
  ];
  return (
    <Section heading={t('instances.heading')}>
      <Note>{instances.length === 0 ? t('instances.none') : t('instances.note')}</Note>
      {instances.length > 0 && (
        <DataTable
          isDense
          caption={t('instances.heading')}
          columns={columns}
          rows={instances}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}
