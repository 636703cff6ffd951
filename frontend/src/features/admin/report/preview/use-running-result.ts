import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeaderFragment, SeriesOutcomeInput } from '../../../../gql/admin/graphql';
import { usePaused } from '../../../../ui/use-paused';
import type { Side } from '../model/grid-shape';
import { scoresOf } from '../model/report-input';
import type { ReportForm } from '../model/report-model';
import { useReportText } from '../use-report-text';
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
  preview: TablePreview;
}

/** Games won so far, and the server's answer: whether the format allows the result, and a preview of the table. */
export function useRunningResult(
  series: ReportHeaderFragment,
  form: ReportForm,
  teams: Record<Side, string>,
): RunningResult {
  const { t } = useTranslation('admin-report');
  const say = useReportText(teams);
  const scores = useMemo(() => scoresOf(form), [form]);
  const asked = usePaused(JSON.stringify(scores), PAUSE_MS);
  const outcome = useMemo((): SeriesOutcomeInput | null => {
    const games = JSON.parse(asked) as ReturnType<typeof scoresOf>;
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
    return form.isChanged ? `${t('result.possible')} ${t('result.unsaved')}` : t('result.possible');
  };
  const isWrong = scores === null || (impossible !== null && impossible.messageKey !== NOT_FULL);
  return { won, sentence: sentence(), isWrong, preview };
}
