import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { DataTable } from '../../../ui/table/data-table';
import { FROM_REPLAY_FILES } from '../series/series-list';
import { Instant } from '../../../ui/time/instant';
import { shownColumns, type ListColumn } from '../lists/list-column';
import { type ReplayFilePartsFragment, useRereadReplayFileMutation } from './replay-files.generated';
import { useCauseText } from './use-cause-text';

const SHORT = 12;
const MEGABYTE = 1024 * 1024;

/** Kept files with their games and what became of them, the latest first. */
export function ReplayFileTable({ files }: { files: readonly ReplayFilePartsFragment[] }) {
  const { t, i18n } = useTranslation('admin-replay-files');
  const causeText = useCauseText();
  const { run, busy } = useAction(useRereadReplayFileMutation(), { success: t('waits'), refetch: ['ReplayFiles'] });
  const gameOf = ({ home, away, gameNumber, sha256 }: ReplayFilePartsFragment) =>
    home === null || away === null
      ? t('no-game', { name: sha256.slice(0, SHORT) })
      : t('game', { home, away, game: gameNumber });
  const size = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });

  const columns: ListColumn<ReplayFilePartsFragment>[] = [
    {
      id: 'game',
      header: t('column.game'),
      isRowHeader: true,
      text: gameOf,
      cell: (file) =>
        file.seriesId === null ? (
          gameOf(file)
        ) : (
          <Link to={paths.adminSeriesReport(file.seriesId) + FROM_REPLAY_FILES} variant="quiet">
            {gameOf(file)}
          </Link>
        ),
    },
    { id: 'status', header: t('column.status'), text: causeText },
    {
      id: 'again',
      header: t('column.again'),
      text: null,
      cell: (file) =>
        file.status === 'WAITING' || file.status === 'READ' ? (
          '–'
        ) : (
          <Button
            size="sm"
            variant="outline"
            isWaiting={busy}
            aria-label={t('again-name', { game: gameOf(file) })}
            onClick={() => void run({ sha256: file.sha256 })}
          >
            {t('again')}
          </Button>
        ),
    },
    { id: 'build', header: t('column.build'), text: ({ build }) => build },
    { id: 'frame', header: t('column.frame'), isNumeric: true, text: ({ frame }) => frame },
    {
      id: 'size',
      header: t('column.size'),
      isNumeric: true,
      text: (file) => t('megabytes', { size: size.format(file.size / MEGABYTE) }),
    },
    {
      id: 'uploaded',
      header: t('column.uploaded'),
      text: ({ uploadedAt }) => uploadedAt,
      cell: ({ uploadedAt }) => <Instant isCompact at={uploadedAt} />,
    },
    {
      id: 'read',
      header: t('column.read'),
      text: ({ readAt }) => readAt,
      cell: ({ readAt }) => (readAt ? <Instant isCompact at={readAt} /> : '–'),
    },
  ];
  return (
    <DataTable caption={t('title')} columns={shownColumns(columns)} rows={files} rowKey={({ sha256 }) => sha256} />
  );
}
