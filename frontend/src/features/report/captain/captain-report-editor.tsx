import { useId, useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notifyReader } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import { DraftNotice } from '../../../league/drafts/draft-notice';
import { ConflictNotice } from '../conflict-notice';
import { ErrorSummary } from '../error-summary';
import { SIDES } from '../model/grid-shape';
import { ReportGrid } from '../grid/report-grid';
import { ReportQuestions } from '../questions/report-questions';
import { LostReplays } from '../replays/lost-replays';
import { ReplayDrop } from '../replays/replay-drop';
import { useReplayUpload } from '../replays/use-replay-upload';
import { ReporterContext, type Reporter } from '../reporter-context';
import { wonScoresOf } from '../model/report-input';
import { SaveBar } from '../save-bar';
import { SeriesHead } from '../series-head';
import { useReportEditing, type ReportEditorProps } from '../use-report-editing';
import { EndScreens } from './end-screens';
import { Text } from '../../../ui/text';

/** The report of a captain: filled from replays or by hand, with pictures of the end screens. */
export function CaptainReportEditor(props: ReportEditorProps) {
  const [pictures, setPictures] = useState<string[]>([]);
  const { id: seriesId, home, away } = props.report.series;
  const ownId = useSession().viewer?.team?.id;
  const side = SIDES.find((each) => ({ home, away })[each].id === ownId) ?? null;
  const reporter = useMemo((): Reporter => ({ of: 'captain', pictures, seriesId, side }), [pictures, seriesId, side]);
  return (
    <ReporterContext value={reporter}>
      <Form {...props} pictures={<EndScreens names={pictures} onChange={setPictures} />} />
    </ReporterContext>
  );
}

function Form({ pictures, ...props }: ReportEditorProps & { pictures: ReactNode }) {
  const { t } = useTranslation(['series-match-week', 'report']);
  const navigate = useNavigate();
  const formId = useId();
  const { series } = props.report;
  const editing = useReportEditing(props);
  const { form, dispatch, players, teams, problems, conflict, changes, mayFill } = editing;
  const replays = useReplayUpload(series.id, form, dispatch);
  const scores = wonScoresOf(form);
  const won = {
    home: scores?.filter(({ homeGoals, awayGoals }) => homeGoals > awayGoals).length ?? 0,
    away: scores?.filter(({ homeGoals, awayGoals }) => awayGoals > homeGoals).length ?? 0,
  };
  const sentence =
    scores !== null && scores.length > 0 && editing.toMend > 0
      ? t('report:result.to-mend', { count: editing.toMend })
      : t(`report:result.${scores === null ? 'unreadable' : scores.length === 0 ? 'nothing' : 'unsaved'}`);
  const submit = async (event: SubmitEvent) => {
    const isSaved = await editing.save(event);
    if (!isSaved) return;
    notifyReader({ kind: 'success', text: t('report.saved') });
    await navigate(paths.weekSeries(series.id));
  };

  return (
    <>
      <SeriesHead series={series} />
      {editing.draft.isRestored && <DraftNotice onDiscard={editing.draft.discard} />}
      <LostReplays seriesId={series.id} games={editing.draft.lost} onTaken={editing.draft.onTaken} />
      {conflict.isConflict && (
        <ConflictNotice {...conflict.notice} onReload={conflict.load} onKeep={conflict.keepMine} />
      )}
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <ReplayDrop
        format={series.format}
        teams={teams}
        isBusy={replays.isBusy}
        upload={replays.upload}
        onFiles={(files) => void replays.send(files)}
        onUndo={replays.undo}
      />
      <Text color="fg.muted" marginBottom="4">
        {t('report.typed')}
      </Text>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ReportGrid
          form={form}
          dispatch={dispatch}
          players={players}
          teams={teams}
          problems={problems.marks}
          isReadOnly={!mayFill}
          onReplay={(files, gameNumber) => void replays.send(files, gameNumber)}
        />
        {pictures}
        <ReportQuestions {...editing.questions} />
      </form>
      {/* beside the form: inside of it, it could not stand at the window's edge where the form begins below that */}
      <SaveBar won={won} teams={teams} sentence={sentence} isWrong={scores === null}>
        <Button type="submit" form={formId} variant="solid" isWaiting={changes.isBusy} disabled={!mayFill}>
          {changes.isBusy && <Spinner />}
          {t(changes.isBusy ? 'report.saving' : 'report.save')}
        </Button>
      </SaveBar>
      {editing.guard}
    </>
  );
}
