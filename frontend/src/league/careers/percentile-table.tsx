import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { formatAverage } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { DataTable, type Column } from '../../ui/table/data-table';
import type { CareerPercentileFragment } from './careers.generated';
import { numberKey } from './number-key';

const Track = styled('span', {
  base: { display: 'block', height: '1.5', marginTop: '1', bg: 'bg.raised', borderRadius: 'full', overflow: 'hidden' },
});
const Bar = styled('span', { base: { display: 'block', height: 'full', borderRadius: 'full', bg: 'fg.link' } });

/** Short enough for the smallest phones: it does not scroll there. */
const Narrow = styled('div', { base: { '& table': { minWidth: '0' } } });

interface PercentileTableProps {
  caption: string;
  percentiles: readonly CareerPercentileFragment[];
  /** Few others are counted, many are told as a share. */
  isCounted?: boolean;
}

/** How a player or a team compares with the others of a division. */
export function PercentileTable({ caption, percentiles, isCounted = false }: PercentileTableProps) {
  const { t } = useTranslation(['league-careers', 'league-statistics']);
  const language = useLanguage();
  const columns: Column<CareerPercentileFragment>[] = [
    {
      id: 'number',
      header: t('compared.number'),
      isRowHeader: true,
      width: 'clamp(6.5rem, 16vw, 7.5rem)',
      cell: ({ number }) => t(`league-statistics:numbers.${numberKey(number)}.name`),
    },
    {
      id: 'value',
      header: t('compared.per-game'),
      isNumeric: true,
      width: '4rem',
      cell: ({ value }) => formatAverage(value, language),
    },
    {
      id: 'better',
      header: t('compared.header'),
      cell: ({ better, others, percent }) => (
        <>
          {better === others && t('compared.best')}
          {better < others && (isCounted ? t('compared.of', { better, others }) : t('compared.percent', { percent }))}
          <Track aria-hidden>
            <Bar style={{ width: `${percent}%` }} />
          </Track>
        </>
      ),
    },
  ];
  return (
    <Narrow>
      <DataTable
        caption={caption}
        isCaptionShown
        columns={columns}
        rows={percentiles}
        rowKey={({ number }) => number}
        isFitted
      />
    </Narrow>
  );
}
