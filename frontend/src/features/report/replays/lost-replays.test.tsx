import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replayKeeper } from '../../../league/replays/keep-replays';
import { renderStaffPart } from '../../../test/render-staff';
import { emptyForm, type ReportForm } from '../model/report-model';
import { proposalOf, replayGame } from '../testing/replay-proposals';
import { LostReplays } from './lost-replays';
import { lostGames } from './use-retaken-files';

const DIGEST = 'd'.repeat(64);

/** The second game was filled from a file. */
function form(): ReportForm {
  const { games, ...rest } = emptyForm();
  return {
    ...rest,
    games: games.map((game, at) => (at === 1 ? { ...game, replay: { digest: DIGEST, reading: null } } : game)),
  };
}

test('the file of a game is lost when nothing is stored of it and this visit does not have it', () => {
  expect(lostGames(form(), [])).toEqual([{ number: 2, digest: DIGEST }]);
  expect(lostGames(form(), [null, DIGEST])).toEqual([]);
});

test('it is said, and the file is taken again without a change of the form', async () => {
  const taken: unknown[] = [];
  const answers = ['e'.repeat(64), DIGEST];
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(JSON.stringify(proposalOf({ ...replayGame(2, []), replayDigest: answers.shift()! })), {
        status: 200,
      }),
    );
  await renderStaffPart(
    <LostReplays seriesId={5} games={lostGames(form(), [])} onTaken={(digests) => taken.push(digests)} />,
    { namespaces: ['admin', 'report'] },
  );
  expect(screen.getByText('Replayfilen till match 2 är inte med längre')).toBeVisible();
  const user = userEvent.setup();
  const choose = (...names: string[]) =>
    user.upload(
      screen.getByLabelText('Välj filen igen'),
      names.map((name) => new File(['bytes'], name)),
    );
  await choose('annan.replay', 'min.replay');
  await waitFor(() => expect(taken).toEqual([[DIGEST]]));
  expect(screen.getByRole('status')).toHaveTextContent('annan.replay hör inte hit eller gick inte att läsa.');
  expect(replayKeeper.has(DIGEST)).toBe(true);
  expect(lostGames(form(), [])).toEqual([]);
});
