import type {
  ChangedSeriesFragment,
  Platform,
  ProblemPartsFragment,
  ReportSeriesInput,
  Walkover,
} from '../../../gql/admin/graphql';
import {
  AttachGameAccountDocument,
  DeclareWalkoverDocument,
  ReportSeriesDocument,
  ResetSeriesDocument,
} from '../../../gql/admin/graphql';
import { useAction, type Outcome } from '../../../lib/use-action';
import { keptAccounts } from './report-input';
import type { ReportForm } from './report-model';

/**
 * The result of a change: done with the new version and result, refused with the server's reason, or failed (and already shown).
 */
export type ChangeResult =
  | { status: 'done'; version: number; series: ChangedSeriesFragment }
  | { status: 'refused'; problem: ProblemPartsFragment }
  | { status: 'failed' | 'running' };

const REFETCH = ['AdminSeries', 'CurrentTable'];

const PLATFORMS: Record<string, Platform | undefined> = {
  steam: 'STEAM',
  epic: 'EPIC',
  playstation: 'PLAYSTATION',
  xbox: 'XBOX',
  switch: 'SWITCH',
};

const plain = (outcome: Outcome<{ version: number; series: ChangedSeriesFragment }>): ChangeResult =>
  outcome.status === 'done' ? { status: 'done', ...outcome.result } : outcome;

/** The changes that staff can make to a series. The form shows refusals. */
export function useReportChanges(seriesId: number) {
  const options = { isProblemSilent: true, refetch: REFETCH };
  const report = useAction(ReportSeriesDocument, options);
  const walkover = useAction(DeclareWalkoverDocument, options);
  const reset = useAction(ResetSeriesDocument, options);
  const attach = useAction(AttachGameAccountDocument);

  return {
    isBusy: report.busy || attach.busy || walkover.busy || reset.busy,
    save: async (
      version: number,
      games: ReportSeriesInput['games'],
      choices: Pick<ReportSeriesInput, 'isResultOnly' | 'acceptsKeptOut'>,
    ) => plain(await report.run({ input: { seriesId, version, games, ...choices } })),
    declareWalkover: async (version: number, decided: Walkover) =>
      plain(await walkover.run({ input: { seriesId, version, walkover: decided } })),
    reset: async (version: number) => plain(await reset.run({ input: { seriesId, version } })),
    /** Links the chosen accounts to their players. A message says when one already belongs to another player. */
    attachAccounts: async (form: ReportForm) => {
      const accounts = keptAccounts(form).flatMap(({ platform: name, ...account }) => {
        const platform = PLATFORMS[name];
        return platform ? [{ platform, ...account }] : [];
      });
      await Promise.all(accounts.map((input) => attach.run({ input })));
    },
  };
}
