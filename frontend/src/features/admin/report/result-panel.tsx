import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SeriesOutcomeInput } from '../../../lib/schema.generated';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { ReportHeaderFragment } from '../../report/series-report.generated';
import { PlayedAfter } from './preview/played-after';
import { PreviewTable } from './preview/preview-table';
import type { PlayedState } from './preview/use-played-choice';
import type { TablePreview } from './preview/use-table-preview';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

interface ResultPanelProps {
  series: ReportHeaderFragment;
  preview: TablePreview;
  /** What would be saved. */
  outcome: SeriesOutcomeInput | null;
  played: PlayedState;
}

/** A preview of the table with this report, beside the grid on a wide screen. */
export function ResultPanel({ series, preview, outcome, played }: ResultPanelProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { isOfStage, before, after, isFailed } = preview;
  if (isOfStage) {
    return (
      <Section heading={divisionName(series.division, language)}>
        <Text color="fg.muted" fontSize="sm">
          {t('table.of-stage')}
        </Text>
        {outcome && (
          <PlayedAfter seriesId={series.id} outcome={outcome} choice={played.choice} onChoose={played.choose} />
        )}
      </Section>
    );
  }
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
