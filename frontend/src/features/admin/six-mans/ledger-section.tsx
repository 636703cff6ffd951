import { useTranslation } from 'react-i18next';
import { formatScore } from '../../../lib/i18n/format';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { useStaffConfirm } from '../kit/staff-confirm';
import { Instant } from '../../../ui/time/instant';
import { allRows, useRead } from '../lists/all-rows';
import { fileTime, shownColumns, type ListColumn } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import { AdminSixMansDocument, type AdminSixMansQuery, useUndoSixMansSeriesMutation } from './six-mans.generated';

type Series = AdminSixMansQuery['sixMansSeries']['items'][number];

const namesOf = (side: Series['winners']) => side.map(({ name }) => name).join(', ');

interface LedgerSectionProps {
  page: AdminSixMansQuery['sixMansSeries'];
  offset: number;
  onMove: (offset: number) => void;
}

const PAGE = 10;

/** The reported series, newest first. Each can be taken back. */
export function LedgerSection({ page, offset, onMove }: LedgerSectionProps) {
  const { t } = useTranslation('admin-six-mans');
  const [dialog, ask] = useStaffConfirm();
  const undo = useAction(useUndoSixMansSeriesMutation(), {
    refetch: ['AdminSixMans'],
    isProblemSilent: true,
    isFaultSilent: true,
  });

  const read = useRead(AdminSixMansDocument);
  const readAll = () =>
    allRows(
      ({ offset: from }) => read({ offset: from }).then(({ sixMansSeries }) => sixMansSeries),
      ({ id }) => id,
    );

  const askUndo = (series: Series) =>
    ask({
      title: t('undo-title', { winners: namesOf(series.winners), losers: namesOf(series.losers) }),
      children: t('undo-means'),
      confirmLabel: t('undo'),
      isDestructive: true,
      onConfirm: () => undo.run({ id: series.id }),
    });
  const columns: ListColumn<Series>[] = [
    {
      id: 'when',
      header: t('column.when'),
      text: ({ playedAt }) => fileTime(playedAt),
      cell: ({ playedAt }) => <Instant isCompact at={playedAt} as="date-time" />,
    },
    { id: 'winners', header: t('winners'), isRowHeader: true, text: ({ winners }) => namesOf(winners) },
    {
      id: 'score',
      header: t('result'),
      isNumeric: true,
      text: ({ loserGames }) => formatScore(3, loserGames),
    },
    { id: 'losers', header: t('losers'), text: ({ losers }) => namesOf(losers) },
    {
      id: 'acts',
      header: t('column.acts'),
      text: null,
      cell: (series) => (
        <Button
          size="sm"
          isWaiting={undo.busy}
          aria-label={t('undo-which', { winners: namesOf(series.winners) })}
          onClick={() => askUndo(series)}
        >
          {t('undo')}
        </Button>
      ),
    },
  ];

  return (
    <Section heading={t('ledger')}>
      {page.total === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {page.total > 0 && (
        <>
          <DataTable
            caption={t('ledger')}
            columns={shownColumns(columns)}
            rows={page.items}
            rowKey={({ id }) => id}
            isDense
          />
          <SaveTableBelow caption={t('ledger')} columns={columns} read={readAll} />
        </>
      )}
      {page.total > PAGE && (
        <p>
          <Button size="sm" variant="ghost" disabled={offset === 0} onClick={() => onMove(offset - PAGE)}>
            {t('newer')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={offset + PAGE >= page.total}
            onClick={() => onMove(offset + PAGE)}
          >
            {t('older')}
          </Button>
        </p>
      )}
      {dialog}
    </Section>
  );
}
