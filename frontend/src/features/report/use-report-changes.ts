import type { ProblemPartsFragment } from '../../lib/problem.generated';
import type { ReportSeriesInput, Walkover } from '../../lib/schema.generated';
import { useAction, type Outcome } from '../../lib/use-action';
import { PLATFORMS } from './model/game-platforms';
import {
  useAttachGameAccountMutation,
  type ChangedSeriesFragment,
  useDeclareWalkoverMutation,
  useReportOwnSeriesMutation,
  useReportSeriesMutation,
  useResetSeriesMutation,
} from './report-actions.generated';
import { useReporter } from './reporter-context';
import { keptAccounts } from './model/report-input';
import type { ReportForm } from './model/report-model';

/**
 * The result of a change: done with the new version and result, refused with the server's reason, or failed (and already shown).
 */
export type ChangeResult =
  | { status: 'done'; version: number; series: ChangedSeriesFragment }
  | { status: 'refused'; problem: ProblemPartsFragment }
  | { status: 'failed' | 'running' };

/** The reason where captains contest the series, and what becomes of series of its bracket that were played. */
type StaffsWhy = { reason?: string } & Pick<ReportSeriesInput, 'played'>;

const REFETCH = ['AdminSeries', 'CurrentTable'];

const plain = (outcome: Outcome<{ version: number; series: ChangedSeriesFragment }>): ChangeResult =>
  outcome.status === 'done' ? { status: 'done', ...outcome.result } : outcome;

/** The changes that staff can make to a series, or the report of a captain. The form shows refusals. */
export function useReportChanges(seriesId: number) {
  const options = { isProblemSilent: true, refetch: REFETCH };
  const reporter = useReporter();
  const report = useAction(useReportSeriesMutation(), options);
  const own = useAction(useReportOwnSeriesMutation(), { isProblemSilent: true });
  const walkover = useAction(useDeclareWalkoverMutation(), options);
  const reset = useAction(useResetSeriesMutation(), options);
  const attach = useAction(useAttachGameAccountMutation());

  return {
    isBusy: report.busy || own.busy || attach.busy || walkover.busy || reset.busy,
    save: async (
      version: number,
      games: ReportSeriesInput['games'],
      choices: Pick<ReportSeriesInput, 'isResultOnly' | 'acceptsSuspended' | 'acceptsUnusual' | 'reason' | 'played'>,
      press: string,
    ) => {
      const input = { seriesId, version, games, ...choices };
      if (reporter.of === 'staff') return plain(await report.run({ input }, press));
      return plain(await own.run({ input: { ...input, pictures: [...reporter.pictures] } }));
    },
    declareWalkover: async (version: number, decided: Walkover, why: StaffsWhy = {}) =>
      plain(await walkover.run({ input: { seriesId, version, walkover: decided, ...why } })),
    reset: async (version: number, why: StaffsWhy = {}) =>
      plain(await reset.run({ input: { seriesId, version, ...why } })),
    /** Staff link the chosen accounts to their players, in the press that saves the report. A message says when one already belongs to another player. */
    attachAccounts: async (form: ReportForm, press: string) => {
      if (reporter.of !== 'staff') return;
      const accounts = keptAccounts(form).flatMap(({ platform: name, ...account }) => {
        const platform = PLATFORMS[name];
        return platform ? [{ platform, ...account }] : [];
      });
      await Promise.all(accounts.map((input) => attach.run({ input }, press)));
    },
  };
}
