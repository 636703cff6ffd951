import { Box, chakra, Text } from '@chakra-ui/react';
import { useMemo, useReducer, useState, type Dispatch, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesReportFormFragment } from '../../../gql/admin/graphql';
import { notify } from '../../../lib/notify';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { useConfirm } from '../../../ui/use-confirm';
import { ConflictNotice } from './conflict-notice';
import { DecideWithoutPlay } from './decide-without-play';
import { ErrorSummary } from './error-summary';
import { ReplayDrop } from './replay-drop';
import { formOf } from './report-fill';
import { reportForm, type ReportAction } from './report-form';
import { ReportGrid } from './report-grid';
import { toInput } from './report-input';
import { byCell, problemsAfter, useFaultText, useRefusalText, type ReportProblem } from './report-problems';
import { ResultPanel, SaveBar } from './result-panel';
import { SeriesHead } from './series-head';
import { useLeaveGuard } from './use-leave-guard';
import { useReplayUpload } from './use-replay-upload';
import { useReportChanges, type ChangeResult } from './use-report-changes';
import { useRunningResult } from './use-running-result';

interface ReportEditorProps {
  report: SeriesReportFormFragment;
  /** Reads the series again; null when it could not be read. */
  onReload: () => Promise<SeriesReportFormFragment | null>;
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    columnGap: '6',
    alignItems: 'start',
  },
});

const formFrom = ({ series, replayDigests }: SeriesReportFormFragment) => formOf(series.games, replayDigests);

/** The report of one series: filled from replays or by hand, looked at, and saved. */
export function ReportEditor({ report, onReload }: ReportEditorProps) {
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
  const running = useRunningResult(series, form, teams);
  const marks = useMemo(() => byCell(problems), [problems]);
  const dispatch: Dispatch<ReportAction> = useMemo(
    () => (action) => {
      change(action);
      setProblems((before) => problemsAfter(before, action));
    },
    [],
  );
  const replays = useReplayUpload(series.id, form, dispatch);
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
    replays.forget();
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
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (changes.isBusy || !mayReport) return;
    const { games, faults } = toInput(form);
    if (faults.length > 0) return show(faults.map((fault) => faultText(form, fault)));
    setProblems([]);
    const result = await changes.save(version, games);
    // before it says saved: whoever leaves then has lost nothing
    if (result.status === 'done') await changes.attachAccounts(form);
    await settle(result, t('result.saved'));
  };

  return (
    <>
      <SeriesHead series={series} />
      {report.isOwnTeam && mayReport && <Text marginBottom="4">{t('own-team-note')}</Text>}
      {isConflict && <ConflictNotice onReload={load} onKeep={keepMine} />}
      <ErrorSummary problems={problems} attempt={attempt} />
      {mayReport && (
        <ReplayDrop
          format={series.format}
          teams={teams}
          isBusy={replays.isBusy}
          upload={replays.upload}
          onFiles={(files) => void replays.send(files)}
          onUndo={replays.undo}
        />
      )}
      <Form noValidate onSubmit={(event) => void save(event)}>
        <ReportGrid
          form={form}
          dispatch={dispatch}
          players={players}
          teams={teams}
          problems={marks}
          isReadOnly={!mayReport}
          onReplay={(files, gameNumber) => void replays.send(files, gameNumber)}
        />
        <Box position={{ lg: 'sticky' }} top="20">
          <ResultPanel series={series} preview={running.preview} />
        </Box>
        {mayReport && (
          <SaveBar won={running.won} teams={teams} sentence={running.sentence} isWrong={running.isWrong}>
            <Button type="submit" variant="solid" disabled={changes.isBusy}>
              {changes.isBusy && <Spinner />}
              {t(
                changes.isBusy
                  ? 'result.saving'
                  : series.state === 'REPORTED'
                    ? 'result.save-correction'
                    : 'result.save',
              )}
            </Button>
          </SaveBar>
        )}
      </Form>
      {mayReport && (
        <DecideWithoutPlay
          report={report}
          hasTyped={form.isChanged}
          isBusy={changes.isBusy}
          ask={ask}
          onWalkover={async (walkover) =>
            settle(await changes.declareWalkover(version, walkover), t('decide.done.walkover'))
          }
          onReset={async () => settle(await changes.reset(version), t('decide.done.reset'))}
        />
      )}
      {dialog}
    </>
  );
}
