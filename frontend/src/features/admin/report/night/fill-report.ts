import { readDraft, writeDraft, type DraftOwner } from '../../../../lib/draft-store';
import type { SeriesFormat } from '../../../../lib/schema.generated';
import type { ReplayProposal } from '../../../report/model/replay-proposal';
import { replayPaths } from '../../../report/replays/replay-paths';
import { sendReplays } from '../../../report/replays/send-replays';
import { isReportForm } from '../../../report/model/report-draft';
import { reportForm } from '../../../report/model/report-form';
import { refuseKnownGames } from '../../../report/model/report-fill';
import { playedGames, scoresOf, toInput } from '../../../report/model/report-input';
import { emptyForm, type ReportForm } from '../../../report/model/report-model';
import { GAME_COUNT, gameCountOf } from '../../../report/model/grid-shape';
import { NO_FILL, type NightFill } from './night-state';

/** The series whose form is filled. */
export interface FillTarget {
  seriesId: number;
  version: number;
  format: SeriesFormat;
}

/** How many files the server takes at once as a whole series. */
const WHOLE: Record<SeriesFormat, readonly number[]> = {
  FIRST_TO_1: [1],
  FIRST_TO_2: [2, 3],
  FIRST_TO_3: [3, 4, 5],
  FOUR_PLUS_DECIDER: [4, 5],
  FIRST_TO_4: [4, 5, 6, 7],
};
/** The won games that end a series. */
const GAMES_TO_WIN: Partial<Record<SeriesFormat, number>> = {
  FIRST_TO_1: 1,
  FIRST_TO_2: 2,
  FIRST_TO_3: 3,
  FIRST_TO_4: 4,
};

/** Are there more files than a series has games? */
export const hasTooMany = (format: SeriesFormat, files: number): boolean => files > gameCountOf(format);

/**
 * Fills the report form of a series from its files, in playing order, as a draft that the form begins with. Values that
 * staff have typed or changed are replaced only when `isForced`. `before` is the earlier fill, if there was one.
 */
export async function fillReport(
  owner: DraftOwner,
  target: FillTarget,
  files: readonly File[],
  { before, isForced }: { before: NightFill | null; isForced: boolean },
): Promise<Omit<NightFill, 'mark'>> {
  const name = { form: 'report', thing: target.seriesId };
  const kept = readDraft(owner, name);
  const isTyped = kept !== null && isReportForm(kept.value) && traceOf(kept.value) !== before?.written;
  if (isTyped && !isForced) return { ...NO_FILL, state: 'typed' };
  const outcome = await proposalsFor(target, files);
  if (outcome.status === 'refused') {
    const { messageKey, params } = outcome;
    return { ...NO_FILL, state: 'failed', reason: { messageKey, params } };
  }
  const form = outcome.proposals.reduce<ReportForm>(
    (filled, proposal) => reportForm(filled, { type: 'fill', proposal: refuseKnownGames(filled.games, proposal) }),
    emptyForm(gameCountOf(target.format)),
  );
  writeDraft(owner, name, { value: form, version: target.version });
  return { ...NO_FILL, ...summaryOf(form, target.format, outcome.proposals), state: 'filled', written: traceOf(form) };
}

type Proposals =
  | { status: 'read'; proposals: ReplayProposal[] }
  | Extract<Awaited<ReturnType<typeof sendReplays>>, { status: 'refused' }>;

/** A whole series in one call; a number of files that no series has, game by game. */
async function proposalsFor({ seriesId, format }: FillTarget, files: readonly File[]): Promise<Proposals> {
  if (WHOLE[format].includes(files.length)) {
    const outcome = await sendReplays(replayPaths.staff(seriesId), files);
    return outcome.status === 'read' ? { status: 'read', proposals: [outcome.proposal] } : outcome;
  }
  const proposals: ReplayProposal[] = [];
  for (const [index, file] of files.entries()) {
    const outcome = await sendReplays(replayPaths.staff(seriesId), [file], index + 1);
    if (outcome.status === 'refused') return outcome;
    proposals.push(outcome.proposal);
  }
  return { status: 'read', proposals };
}

/** What staff see on the card before they open the form. */
function summaryOf(
  form: ReportForm,
  format: SeriesFormat,
  proposals: readonly ReplayProposal[],
): Pick<NightFill, 'won' | 'isDecided' | 'faults' | 'unknown' | 'warnings'> {
  const scores = scoresOf(form) ?? [];
  const won = {
    home: scores.filter(({ homeGoals, awayGoals }) => homeGoals > awayGoals).length,
    away: scores.filter(({ homeGoals, awayGoals }) => awayGoals > homeGoals).length,
  };
  const rows = playedGames(form).flatMap((game) => [...game.rows.home, ...game.rows.away]);
  const unknown = rows.flatMap(({ source, playerId, isIncluded }) =>
    source && playerId === null && isIncluded ? [source.name] : [],
  );
  const ofGames = form.games.flatMap(({ replay }, index) =>
    (replay?.reading?.current.warnings ?? []).map((warning) => ({ game: index + 1, ...warning })),
  );
  const ofSeries = proposals.flatMap(({ warnings }) => warnings.map((warning) => ({ game: null, ...warning })));
  const refused = proposals.flatMap(({ files }) =>
    files.flatMap(({ refusal }) =>
      refusal ? [{ game: null, sentence: { messageKey: refusal.reasonKey, params: refusal.params } }] : [],
    ),
  );
  return {
    won,
    isDecided: isDecided(format, won),
    faults: toInput(form).faults.length,
    unknown: [...new Set(unknown)],
    warnings: [
      ...refused,
      ...[...ofSeries, ...ofGames].map(({ game, code, params }) => ({
        game,
        sentence: { messageKey: `api.replay.warning.${code}`, params },
      })),
    ],
  };
}

/** Can the series end like this? The server decides; this tells whether a file is missing. */
function isDecided(format: SeriesFormat, { home, away }: { home: number; away: number }): boolean {
  const needed = GAMES_TO_WIN[format];
  if (needed !== undefined) return Math.max(home, away) === needed;
  return home + away === GAME_COUNT || (home + away === GAME_COUNT - 1 && home !== away);
}

/** A short trace of a form, to see later whether it is still the same. */
function traceOf(form: ReportForm): string {
  const text = JSON.stringify(form.games);
  let trace = 0;
  for (let index = 0; index < text.length; index++) trace = (Math.imul(trace, 31) + text.charCodeAt(index)) | 0;
  return `${text.length} ${trace}`;
}
