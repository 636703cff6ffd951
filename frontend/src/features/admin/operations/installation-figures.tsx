import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../../ui/time/instant';
import type { InstallationFiguresFragment } from './operations.generated';
import { useAmounts } from './use-amounts';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: '3',
    marginBottom: '8',
    '& > div': { padding: '4', bg: 'bg.surface', borderRadius: 'md', minWidth: '0' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'bold' },
    '& small': { display: 'block', fontWeight: 'normal', fontSize: 'sm', color: 'fg.muted' },
    '& small[data-wrong]': { color: 'fg.loss' },
  },
});

/** When the backup and the night's work were last done, and how large the database is. */
export function InstallationFigures({ figures }: { figures: InstallationFiguresFragment }) {
  const { t } = useTranslation('admin-operations');
  const { bytes } = useAmounts();
  const { lastBackupAt, totalsCheckedAt, totalsWrong, lastDumpAt, databaseBytes } = figures;
  const at = (instant: string | null): ReactNode =>
    instant === null ? t('figures.never') : <Instant isCompact as="short-date-time" at={instant} />;
  return (
    <Figures>
      <div>
        <dt>{t('figures.backup')}</dt>
        <dd>
          {at(lastBackupAt)}
          {lastBackupAt === null && <small>{t('figures.backup-note')}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('figures.totals')}</dt>
        <dd>
          {at(totalsCheckedAt)}
          {totalsWrong !== null && (
            <small data-wrong={totalsWrong > 0 || undefined}>
              {totalsWrong === 0 ? t('figures.all-right') : t('figures.wrong', { count: totalsWrong })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('figures.dump')}</dt>
        <dd>{at(lastDumpAt)}</dd>
      </div>
      <div>
        <dt>{t('figures.database')}</dt>
        <dd>{bytes(databaseBytes)}</dd>
      </div>
    </Figures>
  );
}
