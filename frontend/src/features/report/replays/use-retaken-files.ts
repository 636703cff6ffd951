import { useState } from 'react';
import { replayKeeper } from '../../../league/replays/keep-replays';
import { isSameMark } from '../model/game-mark';
import type { ReportForm } from '../model/report-model';
import { useReporter } from '../reporter-context';
import { replayPaths } from './replay-paths';
import { sendReplays } from './send-replays';

/** A game that was filled from a file, and the mark of that. */
export interface FilledGame {
  number: number;
  digest: string;
}

/** The games of a form that were filled from files which are neither stored nor known to this visit: a reload has lost them. */
export const lostGames = (form: ReportForm, stored: readonly (string | null)[]): FilledGame[] =>
  form.games.flatMap(({ replay }, index) =>
    replay && !stored.includes(replay.digest) && !replayKeeper.has(replay.digest)
      ? [{ number: index + 1, digest: replay.digest }]
      : [],
  );

/** Takes the files of filled games again. The values of the form stay as they are. */
export function useRetakenFiles(seriesId: number) {
  const reporter = useReporter();
  const [isBusy, setIsBusy] = useState(false);
  const [unfit, setUnfit] = useState<readonly string[]>([]);

  /** Resolves to the marks of the games whose file is here now. Each file is read alone, because any number of them may be missing. */
  const take = async (files: readonly File[], games: readonly FilledGame[]): Promise<string[]> => {
    const taken: string[] = [];
    const others: string[] = [];
    setIsBusy(true);
    for (const file of files) {
      const outcome = await sendReplays(replayPaths[reporter.of](seriesId), [file], games[0]?.number);
      const marks = outcome.status === 'read' ? outcome.proposal.games.map(({ replayDigest }) => replayDigest) : [];
      const game = games.find(({ digest }) => marks.some((mark) => isSameMark(mark, digest)));
      if (game) {
        replayKeeper.remember(game.digest, file);
        taken.push(game.digest);
      } else others.push(file.name);
    }
    setIsBusy(false);
    setUnfit(others);
    return taken;
  };
  return { isBusy, unfit, take };
}
