import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesOutcomeInput } from '../../../../lib/schema.generated';
import { usePaused } from '../../../../ui/use-paused';
import type { Side } from '../../../report/model/grid-shape';
import { wonScoresOf } from '../../../report/model/report-input';
import type { ReportForm } from '../../../report/model/report-model';
import type { ReportHeaderFragment } from '../../../report/series-report.generated';
import { useReportText } from '../../../report/use-report-text';
import { useTablePreview, type TablePreview } from './use-table-preview';

/** The wait after the last change before the server computes a preview. */
const PAUSE_MS = 400;

/** The only refusal that means that the form is not complete yet. */
const NOT_FULL = 'series.result.game-missing';

interface RunningResult {
  won: Record<Side, number>;
  /** A text about the result so far. */
  sentence: string;
  /** These games cannot be a result, whatever follows. */
  isWrong: boolean;
  /** What the form says so far; null before the first game. */
  outcome: SeriesOutcomeInput | null;
  preview: TablePreview;
}

/**
 * Games won so far, and the server's answer: whether the format allows the result, and a preview of the table.
 * `toMend` counts what the form itself finds wrong.
 */
export function useRunningResult(
  series: ReportHeaderFragment,
  form: ReportForm,
  teams: Record<Side, string>,
  toMend: number,
): RunningResult {
  const { t } = useTranslation('report');
  const say = useReportText(teams);
  const scores = useMemo(() => wonScoresOf(form), [form]);
  const asked = usePaused(JSON.stringify(scores), PAUSE_MS);
  const outcome = useMemo((): SeriesOutcomeInput | null => {
    const games = JSON.parse(asked) as ReturnType<typeof wonScoresOf>;
    return games && games.length > 0 ? { kind: 'REPORT', games } : null;
  }, [asked]);
  const preview = useTablePreview(series, outcome);
  const won = {
    home: scores?.filter(({ homeGoals, awayGoals }) => homeGoals > awayGoals).length ?? 0,
    away: scores?.filter(({ homeGoals, awayGoals }) => awayGoals > homeGoals).length ?? 0,
  };
  const { impossible, after, isFailed } = preview;

  const sentence = () => {
    if (scores === null) return t('result.unreadable');
    if (scores.length === 0) return t(series.walkover ? 'result.walkover' : 'result.nothing');
    if (impossible) return say(impossible.messageKey, impossible.params);
    if (isFailed) return t('result.failed');
    // also while the last change is waited for
    if (!after) return t('result.loading');
    if (!form.isChanged) return t('result.possible');
    const isAnswered = asked === JSON.stringify(scores) && !preview.isLoading;
    const rest =
      toMend > 0 ? t('result.to-mend', { count: toMend }) : t(isAnswered ? 'result.ready' : 'result.unsaved');
    return `${t('result.possible')} ${rest}`;
  };
  // what is stored is not the reader's mistake
  const isWrong = form.isChanged && (scores === null || (impossible !== null && impossible.messageKey !== NOT_FULL));
  return { won, sentence: sentence(), isWrong, outcome, preview };
}
