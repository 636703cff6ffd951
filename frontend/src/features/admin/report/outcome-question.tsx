import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SeriesOutcomeInput } from '../../../lib/schema.generated';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { ReportHeaderFragment } from '../../report/series-report.generated';
import { PlayedAfter } from './preview/played-after';
import type { PlayedState } from './preview/use-played-choice';
import { PreviewTable } from './preview/preview-table';
import { useTablePreview } from './preview/use-table-preview';

interface OutcomeQuestionProps {
  series: ReportHeaderFragment;
  outcome: SeriesOutcomeInput;
  lost: readonly string[];
  /** What becomes of series of the bracket that were played. */
  played: PlayedState;
}

/** The question before a walkover or a reset: what is lost, and a preview of the table. */
export function OutcomeQuestion({ series, outcome, lost, played }: OutcomeQuestionProps) {
  const { t } = useTranslation('report');
  const { isOfStage, before, after, isLoading } = useTablePreview(series, outcome);
  return (
    <Stack gap="3">
      {lost.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <Text color="fg.muted" fontSize="sm">
        {t(isOfStage ? 'table.of-stage' : 'decide.becomes')}
      </Text>
      {isOfStage && (
        <PlayedAfter seriesId={series.id} outcome={outcome} choice={played.choice} onChoose={played.choose} />
      )}
      {!isOfStage && before && after && (
        <PreviewTable marked={[series.home.id, series.away.id]} before={before} after={after} />
      )}
      {isLoading && <SkeletonRows rows={10} rowHeight={32} />}
      {!isLoading && !after && <Text role="alert">{t('result.failed')}</Text>}
    </Stack>
  );
}
