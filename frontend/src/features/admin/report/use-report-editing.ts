import { useMemo, useReducer, useState, type Dispatch, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesReportFormFragment } from '../../../gql/admin/graphql';
import { notify } from '../../../lib/notify';
import { useConfirm } from '../../../ui/use-confirm';
import { formOf } from './report-fill';
import { reportForm, type ReportAction } from './report-form';
import { toInput } from './report-input';
import { byCell, problemsAfter, useFaultText, useRefusalText, type ReportProblem } from './report-problems';
import { useLeaveGuard } from './use-leave-guard';
import { useReportChanges, type ChangeResult } from './use-report-changes';

export interface ReportEditorProps {
  report: SeriesReportFormFragment;
  /** Reads the series again; null when it could not be read. */
  onReload: () => Promise<SeriesReportFormFragment | null>;
}

const formFrom = ({ series, replayDigests }: SeriesReportFormFragment) => formOf(series.games, replayDigests);

/**
 * A report while it is edited: the form, what is wrong with it, and how it is saved. Nothing that was typed is lost to a
 * refusal, to somebody who saved meanwhile, or to a link.
 */
export function useReportEditing({ report, onReload }: ReportEditorProps) {
  const { t } = useTranslation('admin-report');
  const { series, mayReport } = report;
  const [form, change] = useReducer(reportForm, report, formFrom);
  const [version, setVersion] = useState(report.version);
  const [problems, setProblems] = useState<readonly ReportProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isConflict, setIsConflict] = useState(false);
  const [dialog, ask] = useConfirm();
  const changes = useReportChanges(series.id);
  const players = useMemo(() => ({ home: report.home, away: report.away }), [report.home, report.away]);
  const teams = useMemo(
    () => ({ home: series.home.name, away: series.away.name }),
    [series.home.name, series.away.name],
  );
  const faultText = useFaultText({ players, teams });
  const refusalText = useRefusalText(teams);
  const marks = useMemo(() => byCell(problems), [problems]);
  const dispatch: Dispatch<ReportAction> = useMemo(
    () => (action) => {
      change(action);
      setProblems((before) => problemsAfter(before, action));
    },
    [],
  );
  useLeaveGuard(form.isChanged, (leave) =>
    ask({ title: t('leave.title'), children: t('leave.text'), confirmLabel: t('leave.confirm'), onConfirm: leave }),
  );

  const show = (found: readonly ReportProblem[]) => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  const load = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    dispatch({ type: 'load', form: formFrom(fresh) });
    setVersion(fresh.version);
    setIsConflict(false);
  };
  const keepMine = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    setVersion(fresh.version);
    setIsConflict(false);
    notify({ kind: 'info', text: t('conflict.kept') });
  };
  /** Says what came of a change; true when it was made. */
  const settle = async (result: ChangeResult, success: string): Promise<boolean> => {
    if (result.status === 'refused') {
      if (result.problem.code === 'SERIES_CHANGED_MEANWHILE') setIsConflict(true);
      else show([refusalText(form, result.problem)]);
    }
    if (result.status !== 'done') return false;
    notify({ kind: 'success', text: success });
    await load();
    return true;
  };
  /** True when the report was stored. */
  const save = async (event: SubmitEvent): Promise<boolean> => {
    event.preventDefault();
    if (changes.isBusy || !mayReport) return false;
    const { games, faults } = toInput(form);
    if (faults.length > 0) {
      show(faults.map((fault) => faultText(form, fault)));
      return false;
    }
    setProblems([]);
    const result = await changes.save(version, games);
    // before it says saved: whoever leaves then has lost nothing
    if (result.status === 'done') await changes.attachAccounts(form);
    return settle(result, t('result.saved'));
  };

  return {
    form,
    dispatch,
    version,
    players,
    teams,
    problems: { list: problems, marks, attempt },
    conflict: { isConflict, load, keepMine },
    changes,
    settle,
    save,
    confirm: { dialog, ask },
  };
}
