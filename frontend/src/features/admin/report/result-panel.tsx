import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReportHeaderFragment } from '../../../gql/admin/graphql';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useBarHeight } from '../../../ui/use-bar-height';
import { PreviewTable } from './preview/preview-table';
import type { TablePreview } from './preview/use-table-preview';

/** A preview of the table with this report, beside the grid on a wide screen. */
export function ResultPanel({ series, preview }: { series: ReportHeaderFragment; preview: TablePreview }) {
  const { t } = useTranslation('admin-report');
  const { before, after, isFailed } = preview;
  return (
    <Section heading={t(after ? 'table.heading' : 'table.heading-now')}>
      {before ? (
        <PreviewTable marked={[series.home.id, series.away.id]} before={before} after={after} />
      ) : (
        <SkeletonRows rows={10} rowHeight={32} />
      )}
      {isFailed && (
        <Text role="alert" marginTop="2" fontSize="sm">
          {t('result.failed')}
        </Text>
      )}
    </Section>
  );
}

const Bar = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    // above the site's own
    bottom: 'var(--edge)',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '8',
    marginInline: { base: '-4', md: '0' },
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.control',
    borderRadius: { md: 'md' },
  },
});

const Score = chakra('output', {
  base: { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', whiteSpace: 'nowrap' },
});

interface SaveBarProps {
  won: { home: number; away: number };
  teams: { home: string; away: string };
  /** A text about the result so far. */
  sentence: string;
  isWrong: boolean;
  children: React.ReactNode;
}

/** Always visible: the score of the series, whether it is possible, and the save button. */
export function SaveBar({ won, teams, sentence, isWrong, children }: SaveBarProps) {
  const { t } = useTranslation('admin-report');
  const bar = useBarHeight('bottom');
  return (
    <Bar ref={bar} role="group" aria-label={t('result.heading')}>
      <Score aria-label={`${teams.home} ${won.home}, ${teams.away} ${won.away}`} className="numbers">
        {t('game.score', won)}
      </Score>
      <Text flex="1 1 8rem" fontSize="sm" aria-live="polite" color={isWrong ? 'fg.loss' : 'fg.muted'}>
        {sentence}
      </Text>
      {children}
    </Bar>
  );
}
