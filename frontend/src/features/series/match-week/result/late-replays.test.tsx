import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../../test/render';
import { LateReplays } from './late-replays';
import type { LateReplaysFragment } from './late-replays.generated';

const game = (number: number, isRecorded: boolean, goals = [{ side: 'HOME' }]) => ({ number, isRecorded, goals });

const week = (games: object[], more: object = {}) =>
  ({
    ...{ id: 7, isCaptain: true, series: { walkover: null, games } },
    ...more,
  }) as unknown as LateReplaysFragment;

const draw = (shown: LateReplaysFragment) =>
  renderPart(<LateReplays week={shown} />, { namespaces: ['series-match-week'] });

test('a captain sends the files of games that have no numbers from the field, each alone', async () => {
  const sent: { url: string; names: string[] }[] = [];
  globalThis.fetch = (url, options) => {
    const files = (options?.body as FormData).getAll('files') as File[];
    sent.push({ url: url as string, names: files.map(({ name }) => name) });
    return Promise.resolve(new Response(JSON.stringify({ files: [{ refusal: null }] }), { status: 201 }));
  };
  await draw(week([game(1, true), game(2, false), game(3, false)]));
  expect(screen.getByText(/^Match 2 och 3 har ingen statistik från planen än\./)).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Välj replayfiler'),
    ['två.replay', 'tre.replay'].map((name) => new File(['bytes'], name)),
  );
  await waitFor(() =>
    expect(sent).toEqual([
      { url: expect.stringContaining('/match-week/series/7/replay-files'), names: ['två.replay'] },
      { url: expect.stringContaining('/match-week/series/7/replay-files'), names: ['tre.replay'] },
    ]),
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 filer är valda. Statistiken kommer när de är lästa.');
});

test.each([
  ['every game has them', week([game(1, true)])],
  ['no game was filled from a replay, so none of its files is taken', week([game(1, false, [])])],
  ['the reader is no captain', week([game(1, false)], { isCaptain: false })],
  ['the series is a walkover', week([], { series: { walkover: 'HOME', games: [game(1, false)] } })],
])('there is nothing to send when %s', async (_why, shown) => {
  await draw(shown);
  expect(screen.queryByLabelText('Välj replayfiler')).toBeNull();
});
