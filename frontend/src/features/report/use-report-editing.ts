import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newPress } from '../../lib/press';
import { notifyReader } from '../../lib/notify';
import { useDraft } from '../../lib/drafts/use-draft';
import { useConfirm } from '../../ui/dialog/use-confirm';
import { replayKeeper } from '../../league/replays/keep-replays';
import type { ChangedSeriesFragment } from './report-actions.generated';
import type { SeriesReportFormFragment } from './series-report.generated';
import { REASON_ID, useContestReason } from './use-contest-reason';
import { needsTime } from './needs-time';
import type { ReportSeriesInput } from '../../lib/schema.generated';
import { useOwnUndo } from '../../lib/own-undo';
import { useUnsavedGuard } from '../../league/drafts/use-unsaved-guard';
import { keepPaths } from '../../league/replays/keep-paths';
import { lostGames } from './replays/use-retaken-files';
import { isReportForm } from './model/report-draft';
import { useReporter } from './reporter-context';
import type { Reread, WhoChanged } from './reread';
import { formOf } from './model/report-fill';
import { gameCountOf } from './model/grid-shape';
import { useSuspended } from './questions/use-suspended';
import { useUnusual } from './questions/use-unusual';
import { reportForm, type ReportAction } from './model/report-form';
import { isWithoutPlayers, toInput } from './model/report-input';
import { byCell, problemsAfter, useFaultText, useRefusalText, type ReportProblem } from './report-problems';
import { useReportChanges, type ChangeResult } from './use-report-changes';

export interface ReportEditorProps<N = never> {
  report: SeriesReportFormFragment;
  /** Reads the series again. */
  onReload: () => Promise<Reread>;
  /** Asks who has saved the series meanwhile. Staff are told; captains see the same on the series' page. */
  askWho?: () => Promise<WhoChanged>;
  /** What the night's files have filled, if they have. */
  ofNight?: N | null;
}

/** Called at once when a change is made, with the new result, while the form is still being read again. */
export type OnDone = (series: ChangedSeriesFragment) => void;

/** What only staff choose about a report. */
type StaffsChoice = Pick<ReportSeriesInput, 'played'>;

/** After these refusals the series is read again: what is stored stands beside what was typed, or says why there is no form. */
const DECIDED_SINCE: readonly string[] = ['SERIES_CHANGED_MEANWHILE', 'PLAYER_SUSPENDED', 'RESULT_STANDS'];

const formFrom = ({ series, replayDigests }: SeriesReportFormFragment) =>
  formOf(series.games, replayDigests, gameCountOf(series.format));

/**
 * A report during editing: the form, its errors, and saving. Typed values are not lost by a refusal, by another
 * person's save, or by a link.
 */
export function useReportEditing<N = never>({ report, onReload, askWho, ofNight = null }: ReportEditorProps<N>) {
  const { t } = useTranslation('report');
  const { series, mayChange } = report;
  const reporter = useReporter();
  const mayFill = mayChange && !needsTime(series);
  const draft = useDraft({ form: 'report', thing: series.id }, isReportForm);
  const found = mayChange ? draft.found : null;
  const [form, change] = useReducer(reportForm, report, (stored) => found?.value ?? formFrom(stored));
  const [version, setVersion] = useState(found?.version ?? report.version);
  const [problems, setProblems] = useState<readonly ReportProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  // when the result has changed since the values were typed, a save asks first
  const [isConflict, setIsConflict] = useState(version !== report.version);
  const [refusals, setRefusals] = useState(0);
  /** The key of the sentence why the series cannot be reported here any more. */
  const [closedBy, setClosedBy] = useState<string | null>(null);
  const [who, setWho] = useState<WhoChanged>(null);
  /** The marks of games whose files are on their way. */
  const [sent, setSent] = useState<readonly string[]>([]);
  // the files themselves are no state
  const [, setTaken] = useState(0);
  const [dialog, ask] = useConfirm();
  const changes = useReportChanges(series.id);
  /** From the click until the stored result is read, so that a second Enter does not send a second report. */
  const isSaving = useRef(false);
  const players = useMemo(() => ({ home: report.home, away: report.away }), [report.home, report.away]);
  const teams = useMemo(
    () => ({ home: series.home.name, away: series.away.name }),
    [series.home.name, series.away.name],
  );
  const suspended = useSuspended(form, players);
  const unusual = useUnusual(form, formFrom(report), { players, teams });
  const questions = { suspended, unusual, obstacles: [...unusual.obstacles, ...suspended.obstacles] };
  const contest = useContestReason(series.id);
  // a result without the players' numbers can be corrected without them
  const isResultOnly = form.isResultOnly === true || (!series.hasPlayerNumbers && isWithoutPlayers(form));
  const { games, faults } = useMemo(() => toInput({ ...form, isResultOnly }), [form, isResultOnly]);
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
  const isUntouched = form === found?.value;
  // what the night's files have filled is kept for its series, so leaving it loses nothing
  const guard = useUnsavedGuard(form.isChanged && !(ofNight && isUntouched));
  const { keep } = draft;
  useEffect(() => keep(form.isChanged ? form : null, version), [keep, form, version]);

  // The series was changed beside this form. Untouched values follow, typed ones wait for a decision. After the reader's
  // own undo there is nothing to decide: what was typed is saved over the version that the undo made.
  const isOld = report.version > version;
  const [isUndone, setIsUndone] = useState(false);
  useOwnUndo('series', () => setIsUndone(true), series.id);
  if (isOld && (isUndone || !form.isChanged)) {
    if (!form.isChanged) change({ type: 'load', form: formFrom(report) });
    setVersion(report.version);
    setIsUndone(false);
  }

  const hasConflict = isConflict || (isOld && form.isChanged);
  useEffect(() => {
    if (hasConflict) void askWho?.().then(setWho);
  }, [hasConflict, refusals, askWho]);

  const show = (found: readonly ReportProblem[]) => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  /** The reason, where captains contest the series. */
  const why = report.isContested ? { reason: contest.reason } : {};
  /** Nothing is contested, or the reason is there. Otherwise it is asked for. */
  const isExplained = (): boolean => {
    if (!report.isContested || !contest.miss()) return true;
    show([{ cell: null, fieldId: REASON_ID, text: t('contest.reason-missing') }]);
    return false;
  };
  const isReasonMissing = report.isContested && contest.reason.trim() === '';
  /** The series as it is stored; null when there is no answer or no form any more, which is then told. */
  const reread = async (): Promise<SeriesReportFormFragment | null> => {
    const again = await onReload();
    setClosedBy(again.status === 'refused' ? again.messageKey : null);
    if (again.status === 'failed') notifyReader({ kind: 'error', text: t('conflict.not-read') });
    return again.status === 'read' ? again.report : null;
  };
  const load = async () => {
    const fresh = await reread();
    if (!fresh) return;
    dispatch({ type: 'load', form: formFrom(fresh) });
    setVersion(fresh.version);
    setIsConflict(false);
  };
  /** Returns to the stored values, without asking the server. */
  const discard = () => {
    dispatch({ type: 'load', form: formFrom(report) });
    setVersion(report.version);
    setIsConflict(false);
  };
  const keepMine = async () => {
    const fresh = await reread();
    if (!fresh) return;
    setVersion(fresh.version);
    setIsConflict(false);
    notifyReader({ kind: 'info', text: t('conflict.kept') });
  };
  /** Shows what is stored after a change, or why it was refused. Returns true when it was made. */
  const settle = async (result: ChangeResult, onDone?: OnDone): Promise<boolean> => {
    if (result.status === 'refused') {
      if (result.problem.code === 'SERIES_CHANGED_MEANWHILE') {
        setIsConflict(true);
        setRefusals((before) => before + 1);
      } else show([refusalText(form, result.problem)]);
      // it was decided after the form was read, so the form does not know it yet
      if (DECIDED_SINCE.includes(result.problem.code)) await reread();
    }
    if (result.status !== 'done') return false;
    // later acts apply to the new version, also before it is read
    setVersion(result.version);
    contest.clear();
    onDone?.(result.series);
    await load();
    return true;
  };
  /** Returns true when the report was stored. */
  const save = async (event: SubmitEvent, onDone?: OnDone, staffs: StaffsChoice = {}): Promise<boolean> => {
    event.preventDefault();
    if (isSaving.current || changes.isBusy || !mayFill) return false;
    isSaving.current = true;
    try {
      return await send(onDone, staffs);
    } finally {
      isSaving.current = false;
    }
  };
  const send = async (onDone: OnDone | undefined, staffs: StaffsChoice): Promise<boolean> => {
    if (faults.length > 0) {
      show(faults.map((fault) => faultText(form, fault)));
      return false;
    }
    if (questions.obstacles.length > 0) {
      show(questions.obstacles);
      return false;
    }
    if (!isExplained()) return false;
    setProblems([]);
    // the undo is done, and its version is not here yet
    const seen = isUndone ? ((await reread())?.version ?? version) : version;
    const named = await Promise.all(
      games.map(async (game) => {
        const recording = await replayKeeper.recordingOf(game.replayDigest);
        return recording === null ? game : { ...game, recording };
      }),
    );
    const press = newPress();
    const choices = {
      ...(isResultOnly ? { isResultOnly } : {}),
      ...(suspended.players.length > 0 ? { acceptsSuspended: true } : {}),
      ...(unusual.isUnusual ? { acceptsUnusual: true } : {}),
      ...why,
      ...staffs,
    };
    const result = await changes.save(seen, named, choices, press);
    // before the message that it is saved, because the reader may leave after that
    if (result.status === 'done') {
      const digests = games.flatMap(({ replayDigest }) => replayDigest ?? []);
      setSent(digests);
      replayKeeper.send(keepPaths[reporter.of](series.id), digests);
      await changes.attachAccounts(form, press);
    }
    return settle(result, onDone);
  };

  return {
    form,
    dispatch,
    version,
    players,
    teams,
    problems: { list: problems, marks, attempt },
    questions,
    contest: { ...contest, isContested: report.isContested, why, isExplained },
    /** How many things keep the report from being saved, as far as the form knows. */
    toMend: faults.length + questions.obstacles.length + Number(hasConflict) + Number(isReasonMissing),
    conflict: {
      isConflict: hasConflict || closedBy !== null,
      notice: { attempt: refusals, who, report, form, closedBy },
      load,
      keepMine,
    },
    changes,
    settle,
    save,
    /** The games can be typed and saved: the person may, and the series has a time. */
    mayFill,
    confirm: { dialog, ask },
    /** The dialog before the page is left. Render it. */
    guard,
    draft: {
      isRestored: draft.isRestored && found !== null,
      /** Games whose files a reload has lost. */
      lost: found === null ? [] : lostGames(form, [...report.replayDigests, ...sent]),
      onTaken: () => setTaken((before) => before + 1),
      discard,
      /** The form is still as the night's files have filled it. */
      ofNight: isUntouched && mayFill ? ofNight : null,
    },
  };
}
